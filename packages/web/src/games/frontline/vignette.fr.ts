import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './vignette.en.ts'

export const words: Translated<typeof en> = {
  hedges: 'Broussailles',
  open: 'Terrain ouvert',
  ruins: 'Bâtiments en ruine',
}
