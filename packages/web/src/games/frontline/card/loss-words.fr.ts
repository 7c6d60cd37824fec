import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './loss-words.en.ts'

export const words: Translated<typeof en> = {
  lost: (vp) => `−${vp}`,
  won: (vp) => `+${vp}`,
  expected: 'PV perdus en moyenne',
  atStake: (vp) => `${vp} PV en jeu`,
  bestFirst: 'le meilleur d’abord, PV perdus en moyenne',
  destroyed: 'PV détruits en moyenne',
  left: (left, dead) => (left === 0 ? 'il ne reste rien' : `reste ${left}, ${dead}`),
  turned: (name, left) => `${name} subit ${left}`,
  fewDie: 'sans doute aucun mort',
  aboutDie: (count) => (count < 2 ? `environ ${count} mort` : `environ ${count} morts`),
  mayDie: 'peut-être 1 mort',
  betweenDie: (least) => `${least} ou ${least + 1} morts`,
  between: ' ; ',
  nothing: 'Rien',
  together: 'l’un après l’autre',
  times: (name, count) => `${name} ×\u00a0${count}`,
  playAll: (count) => (count === 2 ? 'Jouer les deux' : 'Jouer les trois'),
  dies: 'Risque de mort de chacun',
  diesAt: (chance) => `meurt à ${chance}`,
}
