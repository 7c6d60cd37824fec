import { spoken } from '../../i18n/spoken.ts'

const NB = '\u00a0'

/** What the table says of what happened: rolls, turns of others, bids. */
interface HappenedWords {
  readonly close: string
  readonly toTable: string
  readonly showInLog: string
  readonly turnSigns: readonly string[]
  readonly mayReroll: string
  readonly unitsOf: (side: string, count: number) => string
  readonly inParts: (side: string) => string
  readonly units: (count: number) => string
  readonly to: (place: string) => string
  readonly into: (place: string) => string
  readonly attacks: (place: string, isOne: boolean) => string
  readonly against: (units: string, isOne: boolean) => string
  readonly filter: Readonly<Record<'all' | 'fights' | 'points' | 'turn', string>>
  readonly lines: (count: number) => string
  readonly andMore: (count: number) => string
  readonly undoHere: string
  readonly redo: (count: number) => string
  readonly tookBack: (who: string, what: string, isAgreed: boolean) => string
  readonly hiddenChoices: (count: number) => string
  readonly betweenChoices: string
  readonly lastOfChoices: (count: number, what: string) => string
  readonly setUp: string
  readonly meanwhile: string
  readonly lost: (count: number) => string
  readonly watchAgain: (count: number) => string
}

export const happenedWords = spoken<HappenedWords>({
  en: {
    close: 'Close',
    toTable: 'Back to the game',
    showInLog: 'Show in the log',
    turnSigns: [
      'Numbered line: a step of the turn, its arrow where it led',
      'Gold: the step that is shown',
      'Dashes: steps still to come',
      'Dashed outline: where a unit started',
      'Red cross: a unit was lost here',
    ],
    mayReroll: 'This roll can be rerolled.',
    unitsOf: (side, count) => `${side}: ${count} units`,
    inParts: (side) => `${side}:`,
    units: (count) => (count === 1 ? '1 unit' : `${count} units`),
    to: (place) => `to ${place}`,
    into: (place) => `at ${place}`,
    attacks: (place, isOne) => `${isOne ? 'fights' : 'fight'} for ${place}`,
    against: (units, isOne) => `${isOne ? 'attacks' : 'attack'} ${units}`,
    filter: { all: 'All', fights: 'Fights', points: 'Points', turn: 'This turn' },
    lines: (count) => (count === 1 ? '1 line' : `${count} lines`),
    andMore: (count) => (count === 1 ? 'And 1 more line.' : `And ${count} more lines.`),
    undoHere: 'Undo to here',
    redo: (count) => `Redo (${count})`,
    tookBack: (who, what, isAgreed) => `${who} took back${isAgreed ? ', as agreed' : ''}: ${what}`,
    hiddenChoices: (count) => (count === 1 ? 'a hidden choice' : `${count} hidden choices`),
    betweenChoices: '; ',
    lastOfChoices: (count, what) => `${count} choices, the last of them: ${what}`,
    setUp: 'Set-up',
    meanwhile: 'Automatic',
    lost: (count) => (count === 1 ? '1 unit lost' : `${count} units lost`),
    watchAgain: (count) => (count === 1 ? 'Show their step' : `Show their ${count} steps`),
  },
  fr: {
    close: 'Fermer',
    toTable: 'Retour à la table',
    showInLog: 'Voir dans le journal',
    turnSigns: [
      'Ligne numérotée : une étape du tour, la flèche là où elle mène',
      'Or : l’étape montrée',
      'Tirets : étapes à venir',
      'Contour en tirets : d’où des unités sont parties',
      'Croix rouge : une unité est morte ici',
    ],
    mayReroll: 'Le jet peut être relancé.',
    unitsOf: (side, count) => `${side} : ${count} unités`,
    inParts: (side) => `${side} :`,
    units: (count) => (count < 2 ? `${count} unité` : `${count} unités`),
    to: (place) => `vers ${place}`,
    into: (place) => `à ${place}`,
    attacks: (place, isOne) => `${isOne ? 'combat' : 'combattent'} pour ${place}`,
    against: (units, isOne) => `${isOne ? 'attaque' : 'attaquent'} ${units}`,
    filter: { all: 'Tout', fights: 'Combats', points: 'Points', turn: 'Ce tour' },
    lines: (count) => (count < 2 ? `${count} ligne` : `${count} lignes`),
    andMore: (count) => (count < 2 ? `Et ${count} autre ligne.` : `Et ${count} autres lignes.`),
    undoHere: 'Annuler jusqu’ici',
    redo: (count) => `Refaire (${count})`,
    tookBack: (who, what, isAgreed) =>
      `${who}, choix repris${isAgreed ? ' d’un commun accord' : ''}${NB}: ${what}`,
    hiddenChoices: (count) => (count === 1 ? 'un choix caché' : `${count} choix cachés`),
    betweenChoices: `${NB}; `,
    lastOfChoices: (count, what) => `${count} choix, les derniers${NB}: ${what}`,
    setUp: 'Placement',
    meanwhile: 'Automatique',
    lost: (count) => (count < 2 ? `${count} unité perdue` : `${count} unités perdues`),
    watchAgain: (count) => (count === 1 ? 'Montrer leur étape' : `Montrer leurs ${count} étapes`),
  },
})
