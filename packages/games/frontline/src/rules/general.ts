import type { FactsOf } from '@estafette/kernel'
import type { general as en } from './en/general.ts'

export const general: FactsOf<typeof en> = {
  'FRL-GEN-1': { source: 'Soldier cards', tag: 'stated' },
  'FRL-GEN-2': { source: 'Soldier cards', tag: 'stated' },
  'FRL-GEN-3': { source: 'Nations; Counters', tag: 'ambiguous' },
  'FRL-GEN-4': { source: 'Game Terms', tag: 'completed' },
  'FRL-GEN-5': { source: 'Game Terms', tag: 'completed' },
  'FRL-GEN-6': { source: 'Counters', tag: 'completed' },
}
