import { spoken } from '../../i18n/spoken.ts'
import type { EnemyPace } from '../../store/settings.ts'

/** What there was in a turn. */
interface TurnCounts {
  readonly steps: number
  readonly moved: number // units that marched
  readonly come: number // units that came onto the map
  readonly fights: number
  readonly fire: number // bombs and shells
}

/** What is said while a turn of others is shown; fetched with it. */
interface TurnWords {
  readonly attackOn: (units: string) => string
  readonly fightFor: (place: string) => string
  readonly unitLost: (unit: string) => string
  readonly unitsLost: (count: number) => string
  readonly fights: (count: number) => string
  readonly computer: string
  readonly stepOf: (step: number, steps: number) => string
  readonly begins: string
  readonly counts: (counts: TurnCounts) => string
  readonly isLost: (unit: string) => string
  readonly areLost: (count: number) => string
  readonly fought: (count: number) => string
  readonly moves: (unit: string) => string
  readonly marched: (count: number) => string
  readonly comes: (unit: string) => string
  readonly came: (count: number) => string
  readonly bombarded: (count: number) => string
  readonly others: (count: number) => string
  readonly toMyTurn: string
  readonly toNow: string // where nobody at the screen plays
  readonly nextStep: string
  readonly stepBack: string
  readonly atBeginning: string
  readonly atEnd: string
  readonly whyThis: string
  readonly pace: string
  readonly paces: Readonly<Record<EnemyPace, string>>
  readonly steps: string
  readonly stillPlays: string
}

const NN = '\u202f'

export const turnWords = spoken<TurnWords>({
  en: {
    attackOn: (units) => `Attack on ${units}`,
    fightFor: (place) => `Fight for ${place}`,
    unitLost: (unit) => `${unit} lost`,
    unitsLost: () => 'units lost',
    fights: (count) => (count === 1 ? 'fight' : 'fights'),
    computer: 'computer',
    stepOf: (step, steps) => `${step} of ${steps}`,
    begins: 'Their turn begins',
    counts: ({ steps, moved, come, fights, fire }) =>
      [
        steps === 1 ? '1 step' : `${steps} steps`,
        ...(moved > 0 ? [moved === 1 ? '1 unit moved' : `${moved} units moved`] : []),
        ...(come > 0 ? [`${come === 1 ? '1 unit' : `${come} units`} onto the map`] : []),
        ...(fights > 0 ? [fights === 1 ? '1 fight' : `${fights} fights`] : []),
        ...(fire > 0 ? [fire === 1 ? '1 bombardment' : `${fire} bombardments`] : []),
      ].join(', '),
    isLost: (unit) => `${unit} is lost`,
    areLost: (count) => `${count} units are lost`,
    fought: (count) => (count === 1 ? 'A fight' : `${count} fights`),
    moves: (unit) => `${unit} moves`,
    marched: (count) => `${count} units move`,
    comes: (unit) => `${unit} comes onto the map`,
    came: (count) => `${count} units come onto the map`,
    bombarded: (count) => `${count} bombardments`,
    others: (count) => (count === 1 ? 'and 1 other step' : `and ${count} other steps`),
    toMyTurn: 'Skip to my turn',
    toNow: 'Skip to the present',
    nextStep: 'Next step',
    stepBack: 'Step back',
    atBeginning: 'This is where it begins.',
    atEnd: 'This is the last step.',
    whyThis: 'Why this?',
    pace: 'Pace',
    paces: { step: 'Step', slow: 'Slow', quick: 'Quick', atOnce: 'Instant' },
    steps: 'Steps of their turn',
    stillPlays: 'The computer is still playing.',
  },
  fr: {
    attackOn: (units) => `Attaque sur ${units}`,
    fightFor: (place) => `Combat pour ${place}`,
    unitLost: (unit) => `${unit} perdue`,
    unitsLost: (count) => (count < 2 ? 'unité perdue' : 'unités perdues'),
    fights: (count) => (count < 2 ? 'combat' : 'combats'),
    computer: 'ordinateur',
    stepOf: (step, steps) => `${step} sur ${steps}`,
    begins: 'Leur tour commence',
    counts: ({ steps, moved, come, fights, fire }) =>
      [
        steps < 2 ? `${steps} étape` : `${steps} étapes`,
        ...(moved > 0 ? [moved < 2 ? `${moved} unité déplacée` : `${moved} unités déplacées`] : []),
        ...(come > 0 ? [`${come} unité${come < 2 ? '' : 's'} sur la carte`] : []),
        ...(fights > 0 ? [fights < 2 ? `${fights} combat` : `${fights} combats`] : []),
        ...(fire > 0 ? [fire < 2 ? `${fire} bombardement` : `${fire} bombardements`] : []),
      ].join(', '),
    isLost: (unit) => `${unit} est perdue`,
    areLost: (count) => `${count} unités perdues`,
    fought: (count) => (count === 1 ? 'Un combat' : `${count} combats`),
    moves: (unit) => `${unit} se déplace`,
    marched: (count) => `${count} unités bougent`,
    comes: (unit) => `${unit} arrive sur la carte`,
    came: (count) => `${count} unités arrivent sur la carte`,
    bombarded: (count) => `${count} bombardements`,
    others: (count) => (count === 1 ? 'et 1 autre étape' : `et ${count} autres étapes`),
    toMyTurn: 'À mon tour',
    toNow: 'Au présent',
    nextStep: 'Étape suivante',
    stepBack: 'Étape précédente',
    atBeginning: 'C’est le début.',
    atEnd: 'C’est la dernière étape.',
    whyThis: `Pourquoi${NN}?`,
    pace: 'Rythme',
    paces: { step: 'Étape par étape', slow: 'Lent', quick: 'Rapide', atOnce: 'D’un coup' },
    steps: 'Étapes de leur tour',
    stillPlays: 'L’ordinateur joue encore.',
  },
})
