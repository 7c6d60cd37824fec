import type { Translated } from '@estafette/kernel'
import { side } from '@estafette/kernel/language.fr'
import type { words as en } from './sides.en.ts'

export const words: Translated<typeof en> = {
  allied: side('Alliés'),
  german: side('Allemands'),
}
