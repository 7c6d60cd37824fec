import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

export const words: Translated<typeof en> = {
  title: 'Page introuvable',
  text: (path) => `Il n’y a rien à l’adresse ${path}.`,
  home: 'Aller à l’accueil',
}
