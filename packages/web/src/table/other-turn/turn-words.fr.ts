import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './turn-words.en.ts'

const NN = '\u202f'

export const words: Translated<typeof en> = {
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
      ...(steps > 0 ? [steps < 2 ? `${steps} étape` : `${steps} étapes`] : []),
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
  toMyTurn: 'Passer les étapes',
  toNow: 'Au présent',
  nextStep: 'Étape suivante',
  stepBack: 'Étape précédente',
  atBeginning: 'C’est le début.',
  atEnd: 'C’est la dernière étape.',
  whyThis: `Pourquoi${NN}?`,
  pace: 'Rythme',
  paces: { step: 'Étape par étape', slow: 'Lent', quick: 'Rapide', atOnce: 'D’un coup' },
  steps: 'Étapes de leur tour',
  stillPlays: 'Leur tour continue.',
}
