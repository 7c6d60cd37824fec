import { side } from '@estafette/kernel/language.en'

export const words = {
  allies: side('Allies', 'Allied'),
  axis: side('Axis', 'Axis', true),
}
