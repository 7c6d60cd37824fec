import type { Barrier } from '@estafette/table'
import { spoken } from '../i18n/spoken.ts'
import type { Confirmation } from '../store/settings.ts'

/** What the table page says, whatever the game. */
export interface TableWords {
  readonly undo: string
  readonly undoRun: string
  readonly undoBarrier: Readonly<Record<Barrier, string>>
  readonly decision: string
  readonly wait: string
  readonly othersDecide: string
  readonly nothingToDecline: string
  readonly explain: string
  readonly mustAct: string
  readonly choose: string
  readonly chooseAbove: string
  readonly chooseStack: string
  readonly chooseThis: (name: string) => string
  readonly chanceHere: string
  readonly here: (act: string) => string
  readonly chooseWhere: string
  readonly nextStack: string
  readonly noStack: string
  readonly otherTarget: string
  readonly stay: string
  readonly less: string
  readonly more: string
  readonly endAnyway: string
  readonly fights: string
  readonly moves: string
  readonly canAct: string
  readonly canBeChosen: string
  readonly instead: string // of a unit: in place of those the decision is about
  readonly lookAtPlace: string
  readonly hand: string
  readonly units: string
  readonly log: string
  readonly tables: string
  readonly panel: string
  readonly choices: (count: number) => string
  readonly unitCount: (count: number) => string
  readonly chosen: (count: number, of: number) => string
  readonly none: string
  readonly stopped: (count: number) => string
  readonly confirm: string
  readonly forGood: (act: string) => string // once a final choice is put again
  readonly cancel: string
  readonly irreversible: Readonly<Record<Exclude<Confirmation, 'phase'>, string>>
  readonly yourTurn: (title: string) => string
  readonly over: string
  readonly rule: (id: string) => string
  readonly opening: string
  readonly saveFile: string
  readonly endEarly: string
  readonly share: string
  readonly replay: string
  readonly seeResult: string
  readonly stayHere: string
  readonly rematch: string
  readonly swapped: string
  readonly shared: string
  readonly copyYourself: string
  readonly secret: string
  readonly ready: string
  readonly empty: string
  readonly trouble: (what: string) => string
  readonly why: string
  readonly noReason: string
  readonly elsewhere: string
  readonly takeOver: string
  readonly movedOn: string
  readonly passAlways: string
  readonly askAgain: string
  readonly cards: string
  readonly faceDown: string
  readonly notFound: string
  readonly notFoundTitle: string
  readonly damagedTitle: string
  readonly saveText: string
  readonly deleteKept: string
  readonly deleted: string
  readonly damaged: (why: string) => string
  readonly notKept: string
  readonly toLanding: string
  readonly endCheck: (count: number) => string
  readonly stillOpen: string
  readonly endCheckOff: string
  readonly recap: (count: number) => string
}

const NB = '\u00a0'
const NN = '\u202f'

const en: TableWords = {
  undo: 'Undo',
  undoRun: 'Undo all',
  undoBarrier: {
    roll: 'Dice have been rolled. Nothing before a roll can be undone.',
    final: 'That choice was final.',
    reveal: 'It showed you something you could not know: it cannot be undone.',
    'hand-over': 'The other side has to answer: it cannot be undone.',
    'other-seat': 'The other side has acted since. You cannot undo past that.',
    start: 'There is nothing to undo.',
    over: 'The game is over.',
  },
  decision: 'Decision',
  wait: 'Wait',
  othersDecide: 'This is not your decision.',
  nothingToDecline: 'No other option',
  explain: 'Explain',
  mustAct: 'You must choose one of these.',
  choose: 'Choose an option',
  chooseAbove: 'Choose one of the options above.',
  chooseStack: 'Choose a stack',
  chooseThis: (name) => `Choose ${name}`,
  here: (act) => `${act} here`,
  chanceHere: 'to succeed here with the chosen units',
  chooseWhere: 'On the map, in the row below it, or here',
  nextStack: 'Next stack',
  noStack: 'No stack can act.',
  otherTarget: 'Other target',
  stay: 'Stay',
  less: 'One less',
  more: 'One more',
  endAnyway: 'End anyway',
  fights: 'Attack',
  moves: 'Move',
  canAct: 'Can act',
  canBeChosen: 'Can be chosen',
  instead: 'instead',
  lookAtPlace: 'Choose a place on the map: its units are shown here.',
  hand: 'Hand',
  units: 'Units',
  log: 'Log',
  tables: 'Tables',
  panel: 'Game panel',
  choices: (count) => (count === 1 ? 'The only choice' : `All ${count} choices`),
  unitCount: (count) => (count === 1 ? '1 unit' : `${count} units`),
  chosen: (count, of) => `${count} of ${of} chosen`,
  none: 'None',
  stopped: (count) => (count === 1 ? 'One unit cannot follow.' : `${count} units cannot follow.`),
  confirm: 'Confirm',
  forGood: (act) => `${act}, for good`,
  cancel: 'Cancel',
  irreversible: {
    roll: 'Chance follows: this cannot be undone.',
    bid: 'A sealed bid cannot be undone.',
    final: 'This choice cannot be undone.',
  },
  yourTurn: (title) => `Your turn · ${title}`,
  over: 'The game is over.',
  rule: (id) => `Rule ${id}`,
  opening: 'Set-up',
  saveFile: 'Save to a file',
  endEarly: 'End the game early',
  share: 'Copy a link',
  replay: 'Watch the replay',
  seeResult: 'See the result',
  stayHere: 'Stay at the table',
  rematch: 'Rematch',
  swapped: 'Swap sides',
  shared: 'Link copied.',
  copyYourself: 'Your browser blocked copying. Copy this link:',
  secret: 'Not while there is hidden information: the file would reveal it.',
  ready: 'I am ready',
  empty: 'No units',
  trouble: (what) =>
    `The computer player failed: ${what} Your game is saved; reload the page to continue.`,
  why: 'Why?',
  noReason: 'The computer gives no reason for this step.',
  elsewhere: 'This game is open in another tab. Continue there, or press Play here.',
  takeOver: 'Play here',
  cards: 'Cards',
  faceDown: 'a card face down',
  passAlways: 'Always pass',
  askAgain: 'Ask me again',
  movedOn: 'The position has changed since. Nothing was done.',
  notFound: 'There is no such game in this browser.',
  notFoundTitle: 'No such game',
  damagedTitle: 'A damaged game',
  saveText: 'Save the text as it is',
  deleteKept: 'Delete the game',
  deleted: 'The game is deleted.',
  damaged: (why) => `The saved game cannot be read: ${why}`,
  notKept: 'Browser storage is full. Save this game to a file, or delete old games.',
  toLanding: 'Home page',
  endCheck: (count) => (count === 1 ? '1 place can still act' : `${count} places can still act`),
  stillOpen: 'Still possible before you end this',
  endCheckOff: 'You can turn this question off in Settings.',
  recap: (count) => `Since your last decision (${count})`,
}

const fr: TableWords = {
  undo: 'Annuler',
  undoRun: 'Annuler tous mes choix récents',
  undoBarrier: {
    roll: `Les dés sont lancés${NB}: rien de ce qui précède ne s’annule.`,
    final: 'Ce choix était définitif.',
    reveal: `Cela vous a montré ce que vous ne pouviez savoir${NB}: rien ne s’annule plus.`,
    'hand-over': `L’autre camp doit répondre${NB}: rien ne s’annule plus.`,
    'other-seat': 'L’autre camp a décidé depuis.',
    start: 'Il n’y a rien à annuler.',
    over: 'La partie est finie.',
  },
  decision: 'Décision',
  wait: 'Patientez',
  othersDecide: 'Ce n’est pas à vous de décider.',
  nothingToDecline: 'Rien à refuser',
  explain: 'Expliquer',
  mustAct: 'Il faut choisir une option.',
  choose: 'Choisissez',
  chooseAbove: 'Choisissez une option ci-dessus.',
  chooseStack: 'Choisissez une pile',
  chooseThis: (name) => `Choisir ${name}`,
  here: (act) => `${act} ici`,
  chanceHere: 'de réussir ici avec les unités choisies',
  chooseWhere: 'Sur la carte, dans la rangée au-dessous, ou ici',
  nextStack: 'Pile suivante',
  noStack: 'Aucune pile ne peut agir.',
  otherTarget: 'Autre cible',
  stay: 'Rester',
  less: 'Un de moins',
  more: 'Un de plus',
  endAnyway: 'Terminer quand même',
  fights: 'Attaquer',
  moves: 'Aller à',
  canAct: 'Peuvent agir',
  canBeChosen: 'Au choix',
  instead: 'à la place',
  lookAtPlace: 'Choisissez un lieu sur la carte : ses unités s’affichent ici.',
  hand: 'Main',
  units: 'Unités',
  log: 'Journal',
  tables: 'Tables',
  panel: 'Ce qui se passe',
  choices: (count) => (count === 1 ? 'Le seul choix' : `Les ${count} choix`),
  unitCount: (count) => (count < 2 ? `${count} unité` : `${count} unités`),
  chosen: (count, of) => `${count} sur ${of}`,
  none: 'Aucune',
  stopped: (count) =>
    count === 1 ? 'Une unité ne peut pas suivre.' : `${count} unités ne peuvent pas suivre.`,
  confirm: 'Confirmer',
  forGood: (act) => `${act}, définitif`,
  cancel: 'Revenir',
  irreversible: {
    roll: 'Le hasard suit : ce choix est définitif.',
    bid: 'Une enchère scellée est définitive.',
    final: 'Ce choix est définitif.',
  },
  yourTurn: (title) => `À vous · ${title}`,
  over: 'La partie est finie.',
  rule: (id) => `Règle ${id}`,
  opening: 'Placement',
  saveFile: 'Enregistrer dans un fichier',
  endEarly: 'Arrêter la partie',
  share: 'Copier un lien',
  replay: 'Revoir la partie',
  seeResult: 'Voir le résultat',
  stayHere: 'Rester à la table',
  rematch: 'Rejouer',
  swapped: 'Changer de camp',
  shared: 'Le lien est dans le presse-papiers.',
  copyYourself: `Le navigateur ne laisse pas copier. Voici le lien${NB}:`,
  secret: `Impossible tant qu’un joueur cache quelque chose${NB}: le fichier le révélerait.`,
  ready: 'Prêt !',
  empty: 'Aucune unité',
  trouble: (what) => `L’ordinateur s’est arrêté${NB}: ${what}`,
  why: `Pourquoi${NN}?`,
  noReason: 'L’ordinateur ne donne pas de raison pour cette étape.',
  elsewhere: 'Cette partie est ouverte dans un autre onglet, et continue là-bas.',
  takeOver: 'Jouer ici',
  cards: 'Cartes',
  faceDown: 'une carte face cachée',
  passAlways: 'Toujours laisser passer',
  askAgain: 'Me demander à nouveau',
  movedOn: `La partie a avancé entre-temps${NB}: rien n’a été fait.`,
  notFound: 'Cette partie n’existe pas dans ce navigateur.',
  notFoundTitle: 'Partie introuvable',
  damagedTitle: 'Partie endommagée',
  saveText: 'Enregistrer le texte tel quel',
  deleteKept: 'Supprimer la partie',
  deleted: 'La partie est supprimée.',
  damaged: (why) => `La partie enregistrée est illisible${NB}: ${why}`,
  notKept: 'Le navigateur n’a plus de place pour cette partie. Enregistrez-la dans un fichier.',
  toLanding: 'Retour à l’accueil',
  endCheck: (count) =>
    count < 2 ? `${count} lieu peut encore agir` : `${count} lieux peuvent encore agir`,
  stillOpen: 'Encore possible avant de finir',
  endCheckOff: 'Les réglages permettent de ne plus demander.',
  recap: (count) => `Depuis votre dernière décision (${count})`,
}

/** The words of the table page in the language of the moment. */
export const words = spoken<TableWords>({ en, fr })
