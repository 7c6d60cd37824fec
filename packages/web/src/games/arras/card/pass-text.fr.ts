import { percent } from '../words.ts'
import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './pass-text.en.ts'

export const words: Translated<typeof en> = {
  when: (other) => (other === null ? 'Par ce choix,' : `Si les ${other} passent aussi,`),
  ends: (hour) => ` c’est la fin de ${hour}`,
  game: (chance) => (chance < 1 ? `, et de la partie à ${percent(chance)}` : ' et de la partie'),
  unless: ', sauf si le tour est prolongé',
}
