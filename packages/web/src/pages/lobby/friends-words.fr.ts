import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './friends-words.en.ts'

export const words: Translated<typeof en> = {
  title: 'Amis',
  none: 'Marquez comme amis des joueurs que vous connaissez, et invitez-les par leur nom.',
  here: 'en ligne',
  presence: 'La présence d’un ami se voit quand chacun a marqué l’autre.',
  invite: 'Inviter',
  inviteName: (name) => `Inviter ${name}`,
  remove: (name) => `Retirer ${name} de vos amis`,
  met: 'Vos adversaires',
  add: 'Ajouter aux amis',
  addName: (name) => `Ajouter aux amis : ${name}`,
}
