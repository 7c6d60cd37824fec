import type { FactsOf } from '@estafette/kernel'
import type { holding as en } from './en/holding.ts'

export const holding: FactsOf<typeof en> = {
  'FRL-HOLD-1': { source: 'Terrain cards', tag: 'stated' },
  'FRL-HOLD-2': { source: 'Terrain cards', tag: 'conflict' },
  'FRL-HOLD-3': { source: 'Terrain cards', tag: 'ambiguous' },
  'FRL-HOLD-4': { source: 'Terrain cards', tag: 'completed' },
  'FRL-HOLD-5': { source: 'Terrain cards', tag: 'completed' },
}
