import type { FactsOf } from '@estafette/kernel'
import type { exchange as en } from './en/exchange.ts'

export const exchange: FactsOf<typeof en> = {
  'FRL-EX-1': { source: 'Counters', tag: 'stated' },
  'FRL-EX-2': { source: 'Attack Action', tag: 'completed' },
  'FRL-EX-3': { source: 'Soldier cards; Action cards', tag: 'stated' },
  'FRL-EX-4': { source: 'Attack Action', tag: 'stated' },
}
