import { side } from '@estafette/kernel/language.en'

export const words = {
  german: side('Germans', 'German'),
  allied: side('Allies', 'Allied'),
}
