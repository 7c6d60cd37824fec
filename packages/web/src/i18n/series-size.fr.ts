import type { Translated } from './spoken.ts'
import type { words as en } from './series-size.en.ts'

export const words: Translated<typeof en> = {
  counts: ['Six', 'Sept', 'Huit', 'Neuf', 'Dix', 'Onze', 'Douze'],
  and: 'et',
  to: 'à',
}
