import type { Translated } from '../i18n/spoken.ts'
import type { words as en } from './oob-words.en.ts'

export const words: Translated<typeof en> = {
  find: 'Unité ou lieu',
  findWide: 'Unité, lieu ou formation',
  side: 'Camp',
  view: 'Montrer',
  canAct: (count) => (count < 2 ? `${count} peut agir` : `${count} peuvent agir`),
  units: (count) => (count < 2 ? `${count} unité` : `${count} unités`),
  onMap: (count, lost) =>
    `${count} sur la carte, ${lost === 0 ? 'aucune perdue' : `${lost} perdue${lost < 2 ? '' : 's'}`}`,
  coming: (count) => `À venir ${count}`,
  views: {
    formation: 'Par formation',
    place: 'Par lieu',
    able: (count) => `Peuvent agir ${count}`,
    state: (state, count) => `${state} ${count}`,
  },
  offMap: 'Hors carte',
  nobody: 'Aucune unité.',
  how: 'Choisissez une unité : la carte va à elle, et sa pile se tient dans la rangée du bas.',
}
