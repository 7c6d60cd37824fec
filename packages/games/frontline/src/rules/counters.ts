import type { FactsOf } from '@estafette/kernel'
import type { counters as en } from './en/counters.ts'

export const counters: FactsOf<typeof en> = {
  'FRL-CNT-1': { source: 'Counters', tag: 'stated' },
  'FRL-CNT-2': { source: 'Counters', tag: 'stated' },
  'FRL-CNT-3': { source: 'Counters', tag: 'stated' },
  'FRL-CNT-4': { source: 'Counters', tag: 'stated' },
}
