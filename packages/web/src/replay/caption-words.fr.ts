import type { Translated } from '../i18n/spoken.ts'
import type { words as en } from './caption-words.en.ts'

export const words: Translated<typeof en> = {
  player: (number) => `Joueur ${number}`,
  begins: 'La partie commence.',
  goesOn: 'La partie en est là.',
  byRules: (what) => `Par la règle : ${what}`,
  did: (who, what) => `${who} : ${what}`,
  attacks: (who, isOne, whom) => `${who} ${isOne ? 'attaque' : 'attaquent'} ${whom}`,
  moves: (who, isOne, units, place, others = 0) =>
    `${who} ${isOne ? 'déplace' : 'déplacent'} ${units} vers ${place}${others === 0 ? '' : others === 1 ? ' et 1 autre lieu' : ` et ${others} autres lieux`}`,
  brings: (who, isOne, units, place) =>
    `${who} ${isOne ? 'place' : 'placent'} ${units}${place === '' ? '' : ` à ${place}`}`,
}
