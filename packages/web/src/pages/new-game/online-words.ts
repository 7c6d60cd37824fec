import { spoken } from '../../i18n/spoken.ts'

/** What the page says on which a table for people elsewhere is laid out. */
interface HostWords {
  readonly title: string
  readonly lead: string
  readonly game: string
  readonly who: string
  readonly whos: Readonly<Record<Against, readonly [title: string, text: string]>>
  readonly level: string
  readonly levels: Readonly<Record<'random' | 'greedy' | 'think', string>>
  readonly side: string
  readonly chance: string
  readonly pace: string
  readonly paces: Readonly<Record<'none' | 'live' | 'post', readonly [title: string, text: string]>>
  readonly minutes: string
  readonly seconds: string
  readonly days: string
  readonly bank: string
  readonly weekends: string
  readonly weekendsText: string
  readonly watchable: string
  readonly watchableText: string
  readonly name: string
  readonly nameText: string
  readonly begin: Readonly<Record<Against, string>>
  readonly ready: string
  readonly readyText: string
  readonly link: string
  readonly copy: string
  readonly share: string
  readonly toTable: string
  readonly toLobby: string
  readonly copied: string
  readonly yourself: string
  readonly shareText: (game: string) => string
}

/** Whom somebody wants to play against. */
export type Against = 'friend' | 'anyone' | 'computer'

const en: HostWords = {
  title: 'New game online',
  lead: 'Choose what to play and how fast. The dice are sealed before anyone joins.',
  game: 'Battle',
  who: 'Against whom',
  whos: {
    friend: [
      'A friend',
      'You get a link to send. It leads to the seat, and your friend needs no account.',
    ],
    anyone: ['Anyone', 'The game stays in the lobby until someone joins.'],
    computer: ['The computer', 'It plays on the server, so you can continue on any device.'],
  },
  level: 'Level',
  levels: { random: 'Random moves', greedy: 'Standard', think: 'Strong (slow)' },
  side: 'Your side',
  chance: 'Random',
  pace: 'Pace',
  paces: {
    none: ['No clock', 'No one runs out of time.'],
    live: ['Live', 'Minutes each for the whole game, plus free seconds for every decision.'],
    post: ['By correspondence', 'Days for each reply, and a reserve for the whole game.'],
  },
  minutes: 'Minutes each',
  seconds: 'Seconds free per decision',
  days: 'Days per reply',
  bank: 'Reserve, in days',
  weekends: 'Weekends do not count',
  weekendsText: 'Clocks stop on Saturdays and Sundays.',
  watchable: 'Others may watch',
  watchableText: 'They see what both sides see, never a hand or a sealed bid.',
  name: 'Your name at the table',
  nameText: 'No account, no password. You can keep the name with a passkey later.',
  begin: { friend: 'Get the link', anyone: 'Post in the lobby', computer: 'Start the game' },
  ready: 'Your game is ready',
  readyText:
    'Send this link to the person you want to play. It is valid for one seat and two weeks.',
  link: 'Link to the seat',
  copy: 'Copy the link',
  share: 'Share the link',
  toTable: 'Open the game',
  toLobby: 'To the lobby',
  copied: 'Link copied.',
  yourself: 'Copy this link:',
  shareText: (game) => `A game of ${game}?`,
}

const fr: HostWords = {
  title: 'Nouvelle partie en ligne',
  lead: 'Choisissez le jeu et le rythme. Les dés sont scellés avant que quiconque prenne place.',
  game: 'Bataille',
  who: 'Contre qui',
  whos: {
    friend: [
      'Un ami',
      'Vous recevez un lien à envoyer. Il mène à la place, et votre ami n’a pas besoin de compte.',
    ],
    anyone: ['N’importe qui', 'La partie attend au salon que quelqu’un la rejoigne.'],
    computer: ['L’ordinateur', 'C’est le serveur qui le joue : continuez depuis tout appareil.'],
  },
  level: 'Niveau',
  levels: { random: 'Au hasard', greedy: 'Opportuniste', think: 'Fort (lent)' },
  side: 'Votre camp',
  chance: 'Au sort',
  pace: 'Rythme',
  paces: {
    none: ['Sans pendule', 'Personne ne perd au temps.'],
    live: [
      'En direct',
      'Des minutes chacun pour toute la partie, et quelques secondes offertes par décision.',
    ],
    post: [
      'Par correspondance',
      'Des jours pour chaque réponse, et une réserve pour toute la partie.',
    ],
  },
  minutes: 'Minutes chacun',
  seconds: 'Secondes offertes par décision',
  days: 'Jours pour répondre',
  bank: 'Réserve, en jours',
  weekends: 'Les week-ends ne comptent pas',
  weekendsText: 'Les pendules s’arrêtent le samedi et le dimanche.',
  watchable: 'On peut regarder',
  watchableText:
    'Les spectateurs voient ce que voient les deux camps, jamais une main ni une enchère scellée.',
  name: 'Votre nom à la table',
  nameText: 'Ni compte ni mot de passe. Une clé d’accès gardera ce nom plus tard, si vous voulez.',
  begin: { friend: 'Obtenir le lien', anyone: 'Proposer au salon', computer: 'Commencer' },
  ready: 'La table est prête',
  readyText:
    'Envoyez ce lien à qui doit jouer contre vous. Il vaut pour une place et deux semaines.',
  link: 'Lien vers la place',
  copy: 'Copier le lien',
  share: 'Partager le lien',
  toTable: 'Ouvrir la partie',
  toLobby: 'Aller au salon',
  copied: 'Le lien est dans le presse-papiers.',
  yourself: 'Copiez ce lien :',
  shareText: (game) => `Une partie : ${game} ?`,
}

/** The words of the page in the language of the moment. */
export const hostWords = spoken<HostWords>({ en, fr })
