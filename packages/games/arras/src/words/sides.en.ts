import { side } from '@estafette/kernel/language.en'

export const words = {
  allied: side('Allies', 'Allied'),
  german: side('Germans', 'German'),
}
