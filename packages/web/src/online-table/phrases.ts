import type { Offered } from '@estafette/protocol'
import type { WayName } from '../online/way.ts'

/** What the page of a table far away says, whatever the game. */
export interface OnlineWords {
  readonly link: {
    readonly saved: string
    readonly savedTip: string
    readonly saving: string
    readonly opening: string
    readonly reconnecting: string
    readonly seconds: (left: number) => string
    readonly offline: (unsent: number) => string
    readonly offlineTip: string
    readonly tryNow: string
    readonly refused: string
    readonly way: string
    readonly ways: Readonly<Record<WayName | 'auto', string>>
  }
  readonly unknown: string
  readonly unknownText: string
  readonly notYet: string
  readonly notYetText: string
  readonly notLoaded: string
  readonly outdated: string
  readonly reload: string
  readonly toLobby: string
  readonly freeSeat: string
  readonly freeSeatText: string
  readonly players: string
  readonly you: string
  readonly here: string
  readonly away: string
  readonly gone: string
  readonly decides: string
  readonly computer: string
  readonly free: string
  readonly watching: (count: number) => string
  readonly youWatch: string
  readonly publicView: string
  readonly clock: {
    readonly stands: string
    readonly out: string
    readonly paused: string
    readonly bank: (length: string) => string
    readonly low: (name: string, length: string) => string
    readonly seconds: (count: number) => string
  }
  readonly moves: (names: string) => string
  readonly told: string
  readonly lately: string
  readonly sending: string
  readonly sendingText: string
  readonly notConnected: string
  readonly over: string
  readonly asked: Readonly<Record<Offered, (name: string) => string>>
  readonly asking: Readonly<Record<Offered, string>>
  readonly askedText: Readonly<Record<Offered, string>>
  readonly waitsAnswer: (names: string) => string
  readonly withdraw: string
  readonly accept: Readonly<Record<Offered, string>>
  readonly refuse: string
  readonly takenBack: string
  readonly askedOf: (names: string) => string
  readonly othersSince: string
  readonly more: (count: number) => string
  readonly secretChoice: string
  readonly dice: string
  readonly noDice: string
  readonly ownSince: string
  readonly acts: string
  readonly takeBack: string
  readonly takeBackText: string
  readonly takeBackNone: string
  readonly askThis: string
  readonly offerDraw: string
  readonly offerPause: string
  readonly resign: string
  readonly resignTitle: string
  readonly resignText: (name: string) => string
  readonly resignTogether: (name: string) => string
  readonly keepPlaying: string
  readonly people: string
  readonly timeOut: (name: string) => string
  readonly timeOutText: string
  readonly ownTimeOut: string
  readonly claim: string
  readonly claimText: string
  readonly drawText: string
  readonly grant: (length: string) => string
  readonly minutes: (count: number) => string
  readonly day: string
  readonly ended: {
    readonly resigned: (name: string) => string
    readonly time: (name: string) => string
    readonly draw: string
  }
  readonly result: string
  readonly fairness: string
  readonly stayHere: string
  readonly rematch: string
  readonly toRematch: string
  readonly openChat: (unread: number) => string
  readonly chat: string
  readonly chatNew: string
  readonly chatEmpty: string
  readonly watchersOnly: string
  readonly writeTo: string
  readonly send: string
  readonly quick: readonly string[]
  readonly unsaid: string
  readonly muted: (name: string) => string
  readonly mute: (name: string) => string
  readonly unmute: (name: string) => string
  readonly stale: (count: number) => string
  readonly staleText: string
  readonly show: string
  readonly refusedNews: string
  readonly dismiss: string
  readonly customs: Readonly<Record<string, string>>
}

export const en: OnlineWords = {
  link: {
    saved: 'Saved',
    savedTip: 'The server has stored your last choice. The page may be closed.',
    saving: 'Saving',
    opening: 'Connecting',
    reconnecting: 'Reconnecting',
    seconds: (left) => `, ${left} s`,
    offline: (unsent) => `Offline, ${unsent} unsent`,
    offlineTip: 'Your choices are kept on this device and sent as soon as the server answers.',
    tryNow: 'Press to try at once.',
    refused: 'Refused',
    way: 'Connection',
    ways: { auto: 'Automatic', socket: 'Socket', plain: 'Plain HTTPS' },
  },
  unknown: 'No such table',
  unknownText:
    'There is no such table, or it is not for you. A link that was sent to you opens it.',
  notYet: 'Loading the game',
  notYetText: 'It opens as soon as the server answers.',
  notLoaded: 'Part of the game failed to load. Reload the page to try again.',
  outdated: 'There is a new version. Reload the page to continue; nothing is lost.',
  reload: 'Reload',
  toLobby: 'To the lobby',
  freeSeat: 'A seat is free',
  freeSeatText:
    'The game starts when every seat is taken. You can leave: we will notify you if you turned that on.',
  players: 'Players',
  you: 'you',
  here: 'here',
  away: 'away for a moment',
  gone: 'not here',
  decides: 'decides',
  computer: 'computer',
  free: 'free',
  watching: (count) => (count === 1 ? '1 watching' : `${count} watching`),
  youWatch: 'You watch.',
  publicView: 'Public view',
  clock: {
    stands: 'stopped',
    out: 'out',
    paused: 'paused',
    bank: (length) => `+ ${length}`,
    low: (name, length) => `${name}: ${length} left.`,
    seconds: (count) => `${count} s`,
  },
  moves: (names) => `Waiting for ${names}`,
  told: 'We will notify you if you turned that on.',
  lately: 'What happened last',
  sending: 'On its way',
  sendingText: 'The server saves your choice and rolls any dice.',
  notConnected: 'Your choice is kept and sent as soon as the server answers.',
  over: 'The game is over.',
  asked: {
    draw: (name) => `${name} offers a draw`,
    pause: (name) => `${name} asks for a pause`,
    'take-back': (name) => `${name} asks to take back`,
    resign: (name) => `${name} asks to resign`,
  },
  asking: {
    draw: 'You offered a draw',
    pause: 'You asked for a pause',
    'take-back': 'You asked to take back',
    resign: 'You asked your partner to resign',
  },
  askedText: {
    draw: 'Playing on declines it.',
    pause: 'The clocks stop until the next choice.',
    'take-back': 'Dice already rolled are not repeated; the log shows the take-back.',
    resign: 'Your side resigns only if you agree.',
  },
  waitsAnswer: (names) => `Waiting for ${names}`,
  withdraw: 'Withdraw',
  accept: {
    draw: 'Accept the draw',
    pause: 'Pause',
    'take-back': 'Allow take-back',
    resign: 'Resign together',
  },
  refuse: 'Decline',
  takenBack: 'Taken back if you allow it',
  askedOf: (names) => `Question to ${names}: may this be taken back?`,
  othersSince: 'What others have chosen since is taken back, too.',
  more: (count) => (count === 1 ? 'and one more' : `and ${count} more`),
  secretChoice: 'a choice in secret',
  dice: 'Dice have been rolled since.',
  noDice: 'No die has been rolled since.',
  ownSince: 'You have chosen since: that is taken back, too.',
  acts: 'At this table',
  takeBack: 'Ask to take back…',
  takeBackText: 'What can no longer be undone can be taken back if the others allow it.',
  takeBackNone: 'There is nothing of yours to take back.',
  askThis: 'Ask for this',
  offerDraw: 'Offer a draw',
  offerPause: 'Ask for a pause',
  resign: 'Resign…',
  resignTitle: 'Resign this game?',
  resignText: (name) => `${name} wins. This cannot be undone.`,
  resignTogether: (name) => `${name} is asked first: your side resigns only if both of you agree.`,
  keepPlaying: 'Continue playing',
  people: 'Block or report…',
  timeOut: (name) => `${name} is out of time`,
  timeOutText: 'Claim the game, give more time, or wait. Nothing happens until you choose.',
  ownTimeOut: 'You are out of time. Your opponent can claim the game: move now.',
  claim: 'Claim the game',
  claimText: 'The game ends and you win. This cannot be undone.',
  drawText: 'The game ends in a draw. This cannot be undone.',
  grant: (length) => `Grant ${length}`,
  minutes: (count) => `${count} minutes`,
  day: '1 day',
  ended: {
    resigned: (name) => `${name} has resigned`,
    time: (name) => `${name} ran out of time`,
    draw: 'A draw by agreement',
  },
  result: 'See the result',
  fairness: 'Check the dice',
  stayHere: 'Stay at the table',
  rematch: 'Rematch, sides swapped',
  toRematch: 'To the next game',
  openChat: (unread) => (unread === 0 ? 'Open the chat' : `Open the chat, ${unread} unread`),
  chat: 'Chat',
  chatNew: 'new',
  chatEmpty: 'Nothing has been said yet.',
  watchersOnly: 'Only those who watch read this.',
  writeTo: 'Write a line',
  send: 'Send',
  quick: ['Have a good game!', 'Take your time', 'Back in 10 minutes', 'Thank you for the game'],
  unsaid: 'not sent yet',
  muted: (name) => `${name} is muted.`,
  mute: (name) => `Mute ${name}`,
  unmute: (name) => `Unmute ${name}`,
  stale: (count) =>
    count === 1 ? 'The other side has acted.' : `The other side has made ${count} choices.`,
  staleText: 'Your choice was not made, because the position changed. The board is up to date.',
  show: 'Show',
  refusedNews: 'The server rejected your choice. The board is up to date.',
  dismiss: 'Close',
  customs: {
    'not-begun': 'The game has not begun.',
    over: 'The game is over.',
    'nothing-asked': 'This request was withdrawn.',
    'asked-enough': 'You have reached the limit for requests. Try again in an hour.',
    'not-out-of-time': 'You can claim one minute after time runs out.',
    'nothing-to-take-back': 'There is nothing to take back.',
    'computer-declines':
      'The computer does not go back past dice, something that was shown or a final choice.',
    'no-clock': 'This game has no clock.',
    'another-seat': 'A choice of another player was left in this browser. It was not sent.',
  },
}

export const fr: OnlineWords = {
  link: {
    saved: 'Enregistré',
    savedTip: 'Le serveur a enregistré votre dernier choix. On peut fermer la page.',
    saving: 'Envoi',
    opening: 'Connexion',
    reconnecting: 'Reconnexion',
    seconds: (left) => `, ${left} s`,
    offline: (unsent) => `Hors ligne, ${unsent} à envoyer`,
    offlineTip: 'Vos choix restent sur cet appareil et partent dès que le serveur répond.',
    tryNow: 'Appuyez pour réessayer tout de suite.',
    refused: 'Refusé',
    way: 'Connexion',
    ways: { auto: 'Automatique', socket: 'Socket', plain: 'HTTPS simple' },
  },
  unknown: 'Table inconnue',
  unknownText:
    'Cette table n’existe pas, ou elle n’est pas pour vous. Le lien que l’on vous a envoyé l’ouvre.',
  notYet: 'La table n’est pas encore là',
  notYetText: 'Elle s’ouvrira d’elle-même dès que le serveur répondra.',
  notLoaded: 'Un élément du jeu n’a pas pu être chargé. Rechargez la page.',
  outdated: 'Le serveur a été mis à jour. Rechargez la page pour continuer ; rien n’est perdu.',
  reload: 'Recharger',
  toLobby: 'Aller au salon',
  freeSeat: 'Une place est libre',
  freeSeatText:
    'La partie commence dès que toutes les places sont prises. Vous pouvez partir : on vous préviendra, si vous l’avez demandé.',
  players: 'Joueurs',
  you: 'vous',
  here: 'présent',
  away: 'absent un instant',
  gone: 'absent',
  decides: 'décide',
  computer: 'ordinateur',
  free: 'libre',
  watching: (count) => (count < 2 ? `${count} spectateur` : `${count} spectateurs`),
  youWatch: 'Vous regardez.',
  publicView: 'Vue publique',
  clock: {
    stands: 'arrêtée',
    out: 'écoulé',
    paused: 'en pause',
    bank: (length) => `+ ${length}`,
    low: (name, length) => `${name} : il reste ${length}.`,
    seconds: (count) => `${count} s`,
  },
  moves: (names) => `En attente : ${names}`,
  told: 'On vous préviendra, si vous l’avez demandé.',
  lately: 'Ce qui vient de se passer',
  sending: 'En route',
  sendingText: 'Le serveur lance les dés et enregistre votre choix.',
  notConnected: 'Votre choix est gardé et part dès que le serveur répond.',
  over: 'La partie est finie.',
  asked: {
    draw: (name) => `${name} propose la nulle`,
    pause: (name) => `${name} demande une pause`,
    'take-back': (name) => `${name} demande à reprendre son coup`,
    resign: (name) => `${name} propose d’abandonner`,
  },
  asking: {
    draw: 'Vous avez proposé la nulle',
    pause: 'Vous avez demandé une pause',
    'take-back': 'Vous avez demandé à reprendre votre coup',
    resign: 'Vous avez proposé d’abandonner',
  },
  askedText: {
    draw: 'Continuer à jouer, c’est décliner.',
    pause: 'Les pendules s’arrêtent jusqu’au prochain choix.',
    'take-back': 'Les dés lancés ne reviennent pas ; le journal en garde trace.',
    resign: 'Votre camp n’abandonne que si vous êtes d’accord.',
  },
  waitsAnswer: (names) => `En attente : ${names}`,
  withdraw: 'Retirer la demande',
  accept: {
    draw: 'Accepter la nulle',
    pause: 'Faire une pause',
    'take-back': 'Accorder',
    resign: 'Abandonner ensemble',
  },
  refuse: 'Refuser',
  takenBack: 'Repris si vous l’accordez',
  askedOf: (names) => `Question à ${names} : reprendre ceci ?`,
  othersSince: 'Ce que les autres ont choisi depuis est repris aussi.',
  more: (count) => (count < 2 ? 'et un autre' : `et ${count} autres`),
  secretChoice: 'un choix secret',
  dice: 'Des dés ont été lancés depuis.',
  noDice: 'Aucun dé n’a été lancé depuis.',
  ownSince: 'Vous avez choisi depuis : cela est repris aussi.',
  acts: 'À cette table',
  takeBack: 'Demander à reprendre…',
  takeBackText: 'Ce qui ne s’annule plus peut être repris si les autres l’accordent.',
  takeBackNone: 'Vous n’avez rien à reprendre.',
  askThis: 'Demander cela',
  offerDraw: 'Proposer la nulle',
  offerPause: 'Demander une pause',
  resign: 'Abandonner…',
  resignTitle: 'Abandonner la partie ?',
  resignText: (name) => `${name} gagne, et rien ne peut l’annuler.`,
  resignTogether: (name) =>
    `L’accord de votre partenaire est d’abord demandé (${name}) : votre camp n’abandonne que si vous êtes d’accord tous les deux.`,
  keepPlaying: 'Continuer',
  people: 'Bloquer ou signaler…',
  timeOut: (name) => `Temps écoulé : ${name}`,
  timeOutText: 'Réclamez la victoire, accordez du temps, ou attendez. Rien ne se fait tout seul.',
  ownTimeOut: 'Votre temps est écoulé. L’autre camp peut réclamer la victoire : jouez vite.',
  claim: 'Réclamer la victoire',
  claimText: 'La partie est finie et vous gagnez ; rien ne peut l’annuler.',
  drawText: 'La partie finit par la nulle ; rien ne peut l’annuler.',
  grant: (length) => `Accorder ${length}`,
  minutes: (count) => `${count} minutes`,
  day: '1 jour',
  ended: {
    resigned: (name) => `${name} a abandonné`,
    time: (name) => `${name} a épuisé son temps`,
    draw: 'Nulle d’un commun accord',
  },
  result: 'Voir le résultat',
  fairness: 'Vérifier les dés',
  stayHere: 'Rester à la table',
  rematch: 'La revanche, camps inversés',
  toRematch: 'Vers la partie suivante',
  openChat: (unread) =>
    unread === 0
      ? 'Ouvrir la discussion'
      : `Ouvrir la discussion, ${unread} message${unread < 2 ? '' : 's'} non lu${unread < 2 ? '' : 's'}`,
  chat: 'Discussion',
  chatNew: 'nouveau',
  chatEmpty: 'Rien n’a encore été dit.',
  watchersOnly: 'Seuls les spectateurs lisent ceci.',
  writeTo: 'Écrire une ligne',
  send: 'Envoyer',
  quick: [
    'Bonne partie !',
    'Prenez votre temps',
    'De retour dans 10 minutes',
    'Merci pour la partie',
  ],
  unsaid: 'pas encore envoyé',
  muted: (name) => `${name} n’est plus affiché.`,
  mute: (name) => `Masquer les messages de ${name}`,
  unmute: (name) => `Afficher les messages de ${name}`,
  stale: (count) => (count < 2 ? 'Un choix est arrivé.' : `${count} choix sont arrivés.`),
  staleText: 'Le vôtre n’a pas été fait : la question a changé. La carte est remise à jour.',
  show: 'Montrer',
  refusedNews: 'Le serveur a refusé l’un de vos choix. La carte est remise à jour.',
  dismiss: 'Fermer',
  customs: {
    'not-begun': 'La partie n’a pas commencé.',
    over: 'La partie est finie.',
    'nothing-asked': 'Personne ne demande plus cela.',
    'asked-enough': 'Trop de demandes : réessayez dans une heure.',
    'not-out-of-time': 'Personne n’est à court de temps depuis une minute.',
    'nothing-to-take-back': 'Il n’y a rien à reprendre.',
    'computer-declines':
      'L’ordinateur ne revient pas sur des dés lancés, une chose montrée ou un choix définitif.',
    'no-clock': 'Cette partie se joue sans pendule.',
    'another-seat':
      'Il restait dans ce navigateur un choix d’un autre joueur. Il n’a pas été envoyé.',
  },
}
