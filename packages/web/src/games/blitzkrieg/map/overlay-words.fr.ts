import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './overlay-words.en.ts'

export const words: Translated<typeof en> = {
  'supply-0': 'Ravitaillement allemand',
  'supply-1': 'Ravitaillement allié',
  'zoc-0': 'ZDC allemandes',
  'zoc-1': 'ZDC alliées',
  'reach-0': 'Portée des Allemands',
  'reach-1': 'Portée des Alliés',
  'danger-0': 'Où les Allemands peuvent être attaqués',
  'danger-1': 'Où les Alliés peuvent être attaqués',
  zones: 'Zones de mise en place',
}
