import { spoken } from '../i18n/spoken.ts'
import type { EnemyPace } from '../store/settings.ts'

/** What the table says of what happened: rolls, turns of others, bids. */
interface HappenedWords {
  readonly close: string
  readonly toTable: string
  readonly showInLog: string
  readonly player: (seat: number) => string
  readonly turnSigns: readonly string[]
  readonly mayReroll: string
  readonly turnOf: (side: string) => string
  readonly computer: string
  readonly stepOf: (step: number, steps: number) => string
  readonly begins: string
  readonly counts: (steps: number, moved: number, fights: number) => string
  readonly isLost: (unit: string) => string
  readonly areLost: (count: number) => string
  readonly fought: (count: number) => string
  readonly marched: (count: number) => string
  readonly units: (count: number) => string
  readonly to: (place: string) => string
  readonly into: (place: string) => string
  readonly attacks: (place: string) => string
  readonly against: (units: string) => string
  readonly filter: Readonly<Record<'all' | 'fights' | 'points' | 'turn', string>>
  readonly lines: (count: number) => string
  readonly undoHere: string
  readonly redo: (count: number) => string
  readonly setUp: string
  readonly meanwhile: string
  readonly lost: (count: number) => string
  readonly lostLabel: string
  readonly foughtLabel: string
  readonly movedLabel: string
  readonly others: (count: number) => string
  readonly toMyTurn: string
  readonly nextStep: string
  readonly stepBack: string
  readonly atBeginning: string
  readonly atEnd: string
  readonly whyThis: string
  readonly pace: string
  readonly paces: Readonly<Record<EnemyPace, string>>
  readonly steps: string
  readonly watchAgain: (count: number) => string
  readonly stillPlays: string
}

const NN = '\u202f'

export const happenedWords = spoken<HappenedWords>({
  en: {
    close: 'Close',
    toTable: 'To the table',
    showInLog: 'Show in the log',
    player: (seat) => `Player ${seat}`,
    turnSigns: [
      'Numbered line: a step of the turn, its arrow where it led',
      'Gold: the step that is shown',
      'Dashes: steps still to come',
      'Dashed outline: from where units left',
      'Red cross: a unit died here',
    ],
    mayReroll: 'It may be rolled again.',
    turnOf: (side) => `Turn of the ${side}`,
    computer: 'computer',
    stepOf: (step, steps) => `${step} of ${steps}`,
    begins: 'Their turn begins',
    counts: (steps, moved, fights) =>
      [
        steps === 1 ? '1 step' : `${steps} steps`,
        ...(moved > 0 ? [moved === 1 ? '1 unit moved' : `${moved} units moved`] : []),
        ...(fights > 0 ? [fights === 1 ? '1 fight' : `${fights} fights`] : []),
      ].join(', '),
    isLost: (unit) => `${unit} is lost`,
    areLost: (count) => `${count} units are lost`,
    fought: (count) => (count === 1 ? 'A fight' : `${count} fights`),
    marched: (count) => (count === 1 ? 'A unit moves' : `${count} units move`),
    units: (count) => (count === 1 ? '1 unit' : `${count} units`),
    to: (place) => `to ${place}`,
    into: (place) => `at ${place}`,
    attacks: (place) => `fights for ${place}`,
    against: (units) => `attacks ${units}`,
    filter: { all: 'All', fights: 'Fights', points: 'Points', turn: 'This turn' },
    lines: (count) => (count === 1 ? '1 line' : `${count} lines`),
    undoHere: 'Undo to here',
    redo: (count) => `Redo (${count})`,
    setUp: 'Set-up',
    meanwhile: 'By itself',
    lost: (count) => (count === 1 ? '1 unit lost' : `${count} units lost`),
    lostLabel: 'lost',
    foughtLabel: 'fights',
    movedLabel: 'moved',
    others: (count) => (count === 1 ? 'and 1 other step' : `and ${count} other steps`),
    toMyTurn: 'To my turn',
    nextStep: 'Next step',
    stepBack: 'Step back',
    atBeginning: 'This is where it begins.',
    atEnd: 'This is the last step.',
    whyThis: 'Why this?',
    pace: 'Pace',
    paces: { step: 'Step', slow: 'Slow', quick: 'Quick', atOnce: 'At once' },
    steps: 'Steps of their turn',
    watchAgain: (count) => (count === 1 ? 'Show their step' : `Show their ${count} steps`),
    stillPlays: 'The computer still plays.',
  },
  fr: {
    close: 'Fermer',
    toTable: 'À la table',
    showInLog: 'Voir au journal',
    player: (seat) => `Joueur ${seat}`,
    turnSigns: [
      'Ligne numérotée : une étape du tour, la flèche là où elle mène',
      'Or : l’étape montrée',
      'Tirets : étapes à venir',
      'Contour en tirets : d’où des unités sont parties',
      'Croix rouge : une unité est morte ici',
    ],
    mayReroll: 'Le jet peut être relancé.',
    turnOf: (side) => `Tour des ${side}`,
    computer: 'ordinateur',
    stepOf: (step, steps) => `${step} sur ${steps}`,
    begins: 'Leur tour commence',
    counts: (steps, moved, fights) =>
      [
        steps === 1 ? '1 étape' : `${steps} étapes`,
        ...(moved > 0 ? [moved === 1 ? '1 unité déplacée' : `${moved} unités déplacées`] : []),
        ...(fights > 0 ? [fights === 1 ? '1 combat' : `${fights} combats`] : []),
      ].join(', '),
    isLost: (unit) => `${unit} est perdue`,
    areLost: (count) => `${count} unités perdues`,
    fought: (count) => (count === 1 ? 'Un combat' : `${count} combats`),
    marched: (count) => (count === 1 ? 'Une unité bouge' : `${count} unités bougent`),
    units: (count) => (count === 1 ? '1 unité' : `${count} unités`),
    to: (place) => `vers ${place}`,
    into: (place) => `à ${place}`,
    attacks: (place) => `combat pour ${place}`,
    against: (units) => `attaque ${units}`,
    filter: { all: 'Tout', fights: 'Combats', points: 'Points', turn: 'Ce tour' },
    lines: (count) => (count === 1 ? '1 ligne' : `${count} lignes`),
    undoHere: 'Annuler jusqu’ici',
    redo: (count) => `Refaire (${count})`,
    setUp: 'Placement',
    meanwhile: 'Automatique',
    lost: (count) => (count === 1 ? '1 unité perdue' : `${count} unités perdues`),
    lostLabel: 'perdues',
    foughtLabel: 'combats',
    movedLabel: 'déplacées',
    others: (count) => (count === 1 ? 'et 1 autre étape' : `et ${count} autres étapes`),
    toMyTurn: 'À mon tour',
    nextStep: 'Étape suivante',
    stepBack: 'Étape d’avant',
    atBeginning: 'C’est le début.',
    atEnd: 'C’est la dernière étape.',
    whyThis: `Pourquoi${NN}?`,
    pace: 'Rythme',
    paces: { step: 'Pas à pas', slow: 'Lent', quick: 'Rapide', atOnce: 'D’un coup' },
    steps: 'Étapes de leur tour',
    watchAgain: (count) => (count === 1 ? 'Montrer leur étape' : `Montrer leurs ${count} étapes`),
    stillPlays: 'L’ordinateur joue encore.',
  },
})
