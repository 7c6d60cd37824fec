import { spoken } from '../../i18n/spoken.ts'

/** What the lobby says. */
interface LobbyWords {
  readonly title: string
  readonly yours: string
  readonly waiting: string
  readonly finished: string
  readonly open: string
  readonly watch: string
  readonly first: string
  readonly play: string
  readonly look: string
  readonly join: string
  readonly result: string
  readonly dice: string
  readonly rematch: string
  readonly withdraw: string
  readonly newGame: string
  readonly invite: string
  readonly against: (side: string, name: string) => string
  readonly moves: (name: string) => string
  readonly computer: string
  readonly you: string
  readonly freeSeat: string
  readonly freeSeatText: string
  readonly aside: string
  readonly timeOut: (name: string) => string
  readonly noClock: string
  readonly stands: string
  readonly won: string
  readonly lost: string
  readonly victory: (side: string) => string
  readonly drawn: string
  readonly by: Readonly<Record<'rules' | 'resigned' | 'time' | 'draw', string>>
  readonly offers: (name: string) => string
  readonly youPlay: (side: string) => string
  readonly pair: (names: readonly string[]) => string
  readonly game: string
  readonly allGames: string
  readonly pace: string
  readonly allPaces: string
  readonly paces: Readonly<Record<'none' | 'live' | 'post', string>>
  readonly hidden: (count: number) => string
  readonly clear: string
  readonly nobodyOffers: string
  readonly offerOne: string
  readonly noWatching: string
  readonly replays: string
  readonly nothing: string
  readonly alone: string
  readonly aloneText: string
  readonly aloneButton: string
  readonly friend: string
  readonly friendText: string
  readonly friendButton: string
  readonly anybody: string
  readonly anybodyText: string
  readonly anybodyButton: string
  readonly waitingEmpty: string
  readonly finishedEmpty: string
  readonly lostTouch: (time: string) => string
  readonly tryNow: string
  readonly guest: string
  readonly account: (name: string) => string
}

const en: LobbyWords = {
  title: 'Lobby',
  yours: 'Your move',
  waiting: 'Waiting for others',
  finished: 'Finished',
  open: 'Open invitations',
  watch: 'Watch',
  first: 'least time left',
  play: 'Play',
  look: 'View',
  join: 'Join',
  result: 'Result',
  dice: 'Dice',
  rematch: 'Rematch',
  withdraw: 'Withdraw',
  newGame: 'New game',
  invite: 'Invite a friend',
  against: (side, name) => [side && `you ${side}`, name && `v. ${name}`].filter(Boolean).join(', '),
  moves: (name) => `${name} moves`,
  computer: 'the computer',
  you: 'you',
  freeSeat: 'A seat is free',
  freeSeatText: 'the link waits for a friend',
  aside: 'Suspended: a fault on our side. Your game is safe.',
  timeOut: (name) => `${name} is out of time`,
  noClock: 'no clock',
  stands: 'clock stopped',
  won: 'Won',
  lost: 'Lost',
  victory: (side) => `Victory: ${side}`,
  drawn: 'Draw',
  by: {
    rules: 'by the rules',
    resigned: 'by resignation',
    time: 'on time',
    draw: 'by agreement',
  },
  offers: (name) => `${name} offers`,
  youPlay: (side) => `you ${side}`,
  pair: (names) => names.join(' v. '),
  game: 'Game',
  allGames: 'All games',
  pace: 'Pace',
  allPaces: 'Any pace',
  paces: { none: 'No clock', live: 'Live', post: 'By correspondence' },
  hidden: (count) =>
    count === 1 ? '1 other invitation is open.' : `${count} other invitations are open.`,
  clear: 'Clear the filters',
  nobodyOffers: 'No open invitations right now.',
  offerOne: 'Offer one yourself',
  noWatching: 'No games to watch right now.',
  replays: 'Games that are over can be replayed from the list of finished ones.',
  nothing: 'No games yet. Three ways to start:',
  alone: 'Against the computer',
  aloneText: 'No clock, works offline. Undo as you like until dice are rolled.',
  aloneButton: 'Choose a battle',
  friend: 'With a friend',
  friendText: 'Choose battle, side and pace, send the link. Your friend needs no account.',
  friendButton: 'Invite a friend',
  anybody: 'With anyone',
  anybodyText: 'Accept an open invitation, or post your own and be notified when someone joins.',
  anybodyButton: 'Offer a game',
  waitingEmpty: 'Games where the other side is to move appear here, with the time they have left.',
  finishedEmpty: 'No game finished yet. Replays, results and dice checks will be kept here.',
  lostTouch: (time) =>
    `No connection. The lists are from ${time}. Games against the computer work as usual.`,
  tryNow: 'Try now',
  guest: 'You are not signed in. You need only a name to join a game.',
  account: (name) => `${name}, account and devices`,
}

const fr: LobbyWords = {
  title: 'Salon',
  yours: 'À vous',
  waiting: 'En attente',
  finished: 'Finies',
  open: 'Invitations ouvertes',
  watch: 'À regarder',
  first: 'la plus pressée',
  play: 'Jouer',
  look: 'Regarder',
  join: 'Rejoindre',
  result: 'Résultat',
  dice: 'Les dés',
  rematch: 'Revanche',
  withdraw: 'Retirer',
  newGame: 'Nouvelle partie',
  invite: 'Inviter un ami',
  against: (side, name) =>
    [side && `vous : ${side}`, name && `contre ${name}`].filter(Boolean).join(', '),
  moves: (name) => `À ${name} de jouer`,
  computer: 'l’ordinateur',
  you: 'vous',
  freeSeat: 'Une place est libre',
  freeSeatText: 'le lien attend un ami',
  aside: 'Mise de côté : notre faute, rien n’est perdu',
  timeOut: (name) => `${name} : temps écoulé`,
  noClock: 'sans pendule',
  stands: 'pendule arrêtée',
  won: 'Gagnée',
  lost: 'Perdue',
  victory: (side) => `Victoire : ${side}`,
  drawn: 'Égalité',
  by: {
    rules: 'selon la règle',
    resigned: 'par abandon',
    time: 'au temps',
    draw: 'd’un commun accord',
  },
  offers: (name) => `${name} propose`,
  youPlay: (side) => `vous : ${side}`,
  pair: (names) => names.join(' contre '),
  game: 'Jeu',
  allGames: 'Tous les jeux',
  pace: 'Rythme',
  allPaces: 'Tous les rythmes',
  paces: { none: 'Sans pendule', live: 'En direct', post: 'Par correspondance' },
  hidden: (count) =>
    count === 1
      ? 'Une autre invitation est ouverte.'
      : `${count} autres invitations sont ouvertes.`,
  clear: 'Effacer les filtres',
  nobodyOffers: 'Personne ne propose de partie pour l’instant.',
  offerOne: 'En proposer une',
  noWatching: 'Aucune table n’est ouverte aux spectateurs.',
  replays: 'Les parties finies se relisent depuis leur liste.',
  nothing: 'Rien ne vous attend. Trois façons d’y remédier :',
  alone: 'Contre l’ordinateur',
  aloneText: 'Sans pendule ni réseau. Reprenez vos coups à volonté.',
  aloneButton: 'Choisir une bataille',
  friend: 'Avec un ami',
  friendText: 'Choisissez bataille, camp et rythme, envoyez le lien. Aucun compte à créer.',
  friendButton: 'Inviter un ami',
  anybody: 'Avec un joueur présent',
  anybodyText: 'Prenez une invitation ouverte, ou proposez la vôtre : on vous prévient.',
  anybodyButton: 'Proposer une partie',
  waitingEmpty: 'Les parties où l’autre camp doit jouer seront ici, avec le temps qu’il lui reste.',
  finishedEmpty: 'Aucune partie finie. Relectures, résultats et dés vérifiés seront gardés ici.',
  lostTouch: (time) =>
    `Pas de connexion. Les listes datent de ${time}. Contre l’ordinateur, on joue comme d’habitude.`,
  tryNow: 'Réessayer',
  guest:
    'On ne vous connaît pas encore ici. Un nom vous sera demandé en vous asseyant, rien d’autre.',
  account: (name) => `${name}, compte et appareils`,
}

/** The words of the lobby in the language of the moment. */
export const lobbyWords = spoken<LobbyWords>({ en, fr })
