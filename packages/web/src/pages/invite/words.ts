import { spoken } from '../../i18n/spoken.ts'

/** What the page of an invitation says. */
interface InviteWords {
  readonly title: string
  readonly invites: (host: string, game: string) => string
  readonly yourSide: string
  readonly open: string
  readonly pace: string
  readonly scenario: string
  readonly options: string
  readonly asPublished: string
  readonly watching: string
  readonly mayWatch: string
  readonly noWatch: string
  readonly isNew: string
  readonly rules: string
  readonly learn: string
  readonly name: string
  readonly nameText: string
  readonly asYou: (name: string) => string
  readonly takeSeat: string
  readonly look: string
  readonly decline: string
  readonly fair: string
  readonly fairLink: string
  readonly own: string
  readonly ownText: string
  readonly seatedText: string
  readonly toTable: string
  readonly taken: string
  readonly takenText: string
  readonly gone: string
  readonly goneText: string
  readonly toLobby: string
}

const en: InviteWords = {
  title: 'Invitation',
  invites: (host, game) => `${host} invites you to ${game}`,
  yourSide: 'Your side',
  open: 'settled at the table',
  pace: 'Pace',
  scenario: 'Scenario',
  options: 'Optional rules',
  asPublished: 'as published',
  watching: 'Watching',
  mayWatch: 'others may watch the public view',
  noWatch: 'players only',
  isNew: 'New to it?',
  rules: 'Read the rules',
  learn: 'A guided first game',
  name: 'Your name at the table',
  nameText: 'No account, no password. You can keep the game with a passkey later.',
  asYou: (name) => `You join as ${name}.`,
  takeSeat: 'Join the game',
  look: 'Just watch',
  decline: 'Decline',
  fair: 'When you join, your browser adds a random number to the dice.',
  fairLink: 'How the dice are kept fair',
  own: 'You have already joined this game',
  ownText: 'The link is for the other seat. Send it to the person you want to play.',
  seatedText: 'Your seat is kept for you. The link is not needed any more.',
  toTable: 'Open the game',
  taken: 'This seat is taken',
  takenText: 'Someone else joined first, or the link has been used. You may still watch.',
  gone: 'This invitation is no longer valid',
  goneText: 'It was withdrawn, has expired, or never existed. Ask for a new link.',
  toLobby: 'To the lobby',
}

const fr: InviteWords = {
  title: 'Invitation',
  invites: (host, game) => `${host} vous invite à ${game}`,
  yourSide: 'Votre camp',
  open: 'se décide à la table',
  pace: 'Rythme',
  scenario: 'Scénario',
  options: 'Options et variantes',
  asPublished: 'version publiée',
  watching: 'Spectateurs',
  mayWatch: 'admis ; ils ne voient que ce qui est public',
  noWatch: 'personne d’autre que les joueurs',
  isNew: 'Vous débutez ?',
  rules: 'Lire les règles',
  learn: 'Une première partie guidée',
  name: 'Votre nom à la table',
  nameText:
    'Ni compte ni mot de passe. Une clé d’accès gardera la partie plus tard, si vous voulez.',
  asYou: (name) => `Vous vous asseyez sous le nom de ${name}.`,
  takeSeat: 'Prendre la place',
  look: 'Seulement regarder',
  decline: 'Décliner',
  fair: 'Quand vous prenez place, votre navigateur ajoute aux dés un nombre tiré au hasard.',
  fairLink: 'Comment les dés restent honnêtes',
  own: 'Vous êtes déjà assis à cette table',
  ownText: 'Le lien mène à l’autre place. Envoyez-le à qui doit jouer contre vous.',
  seatedText: 'Votre place vous est gardée. Le lien ne sert plus.',
  toTable: 'Ouvrir la partie',
  taken: 'Quelqu’un y est déjà assis',
  takenText: 'Un autre a été plus rapide, ou le lien a déjà servi. Vous pouvez encore regarder.',
  gone: 'Cette invitation n’est plus valable',
  goneText: 'Elle a été retirée, a expiré, ou n’a jamais existé. Demandez un nouveau lien.',
  toLobby: 'Aller au salon',
}

/** The words of an invitation in the language of the moment. */
export const inviteWords = spoken<InviteWords>({ en, fr })
