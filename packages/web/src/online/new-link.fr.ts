import type { Translated } from '../i18n/spoken.ts'
import type { words as en } from './new-link.en.ts'

export const words: Translated<typeof en> = {
  newLink: (seat) => (seat === '' ? 'Nouveau lien' : `Nouveau lien : ${seat}`),
  copied: (seat) =>
    seat === ''
      ? 'Le lien est dans le presse-papiers. Le précédent n’est plus valable.'
      : `Le lien est dans le presse-papiers (${seat}). Les précédents ne sont plus valables.`,
  yourself: (seat) =>
    seat === ''
      ? 'Copiez ce lien. Le précédent n’est plus valable :'
      : `Copiez ce lien (${seat}). Les précédents ne sont plus valables :`,
}
