import type { FactsOf } from '@estafette/kernel'
import type { movement as en } from './en/movement.ts'

export const movement: FactsOf<typeof en> = {
  'FRL-MOVE-1': { source: 'Action cards', tag: 'stated' },
  'FRL-MOVE-2': { source: 'Game Terms', tag: 'stated' },
  'FRL-MOVE-3': { source: 'Move Actions', tag: 'completed' },
  'FRL-MOVE-4': { source: 'Terrain cards', tag: 'stated' },
  'FRL-MOVE-5': { source: 'Soldier cards; Action cards', tag: 'stated' },
  'FRL-MOVE-6': { source: 'Move Actions', tag: 'completed' },
  'FRL-MOVE-7': { source: 'Move Actions', tag: 'completed' },
  'FRL-MOVE-8': { source: 'Action cards', tag: 'stated' },
  'FRL-MOVE-9': { source: 'Terrain cards', tag: 'stated' },
  'FRL-MOVE-10': { source: 'Action cards; Move Actions', tag: 'completed' },
  'FRL-MOVE-11': { source: 'Action cards; Counters', tag: 'ambiguous' },
  'FRL-MOVE-12': { source: 'Attack Action', tag: 'completed' },
  'FRL-MOVE-13': { source: 'Move Actions', tag: 'completed' },
}
