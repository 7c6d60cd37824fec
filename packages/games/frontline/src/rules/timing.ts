import type { FactsOf } from '@estafette/kernel'
import type { timing as en } from './en/timing.ts'

export const timing: FactsOf<typeof en> = {
  'FRL-TIME-1': { source: 'Simultaneous Events', tag: 'completed' },
  'FRL-TIME-2': { source: 'Action cards', tag: 'stated' },
  'FRL-TIME-3': { source: 'Action cards; Counters', tag: 'completed' },
  'FRL-TIME-4': { source: 'Simultaneous Events', tag: 'completed' },
  'FRL-TIME-5': { source: 'Simultaneous Events', tag: 'completed' },
  'FRL-TIME-6': { source: 'Simultaneous Events', tag: 'completed' },
  'FRL-TIME-7': { source: 'Simultaneous Events', tag: 'completed' },
  'FRL-TIME-8': { source: 'Simultaneous Events', tag: 'completed' },
}
