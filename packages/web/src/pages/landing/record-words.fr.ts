import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './record-words.en.ts'

export const words: Translated<typeof en> = {
  bad: (name) =>
    `${name} n’est pas une partie d’Estafette. Choisissez un fichier enregistré par « Enregistrer dans un fichier ».`,
}
