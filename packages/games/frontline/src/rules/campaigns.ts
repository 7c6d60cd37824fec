import type { FactsOf } from '@estafette/kernel'
import type { campaigns as en } from './en/campaigns.ts'

export const campaigns: FactsOf<typeof en> = {
  'FRL-CAMP-1': { source: 'Campaign Games', tag: 'completed' },
  'FRL-CAMP-2': { source: 'Campaign Games', tag: 'completed' },
  'FRL-CAMP-3': { source: 'Campaign Games', tag: 'completed' },
  'FRL-CAMP-4': { source: 'Campaign Games', tag: 'completed' },
  'FRL-CAMP-5': { source: 'Campaign Games', tag: 'completed' },
}
