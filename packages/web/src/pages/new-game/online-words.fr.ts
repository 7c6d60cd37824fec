import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './online-words.en.ts'

export const words: Translated<typeof en> = {
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
  wished: 'Niveau souhaité',
  wishes: {
    any: 'Tout niveau',
    new: 'Moins de 3 parties jouées',
    some: '3 à 19 parties jouées',
    many: '20 parties jouées ou plus',
  },
  whom: 'Votre ami',
  byLink: 'La personne qui a le lien',
  whomHere: (name) => `${name}, en ligne`,
  readyFor: (name) =>
    `${name} voit l’invitation dans son salon. Vous pouvez aussi envoyer ce lien.`,
  message: 'Un mot à votre ami',
  messageText: (most) => `Il accompagne l’invitation ; ${most} caractères au plus.`,
  level: 'Niveau',
  levels: { random: 'Recrue', rough: 'Caporal', greedy: 'Capitaine', think: 'Colonel' },
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
