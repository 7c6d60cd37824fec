import { side } from '@estafette/kernel/language.en'

export const words = {
  german: side('Germans', 'German'),
  allies: side('Allies', 'Allied'),
  french: side('French', 'French'),
}
