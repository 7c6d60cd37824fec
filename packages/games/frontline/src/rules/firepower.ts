import type { FactsOf } from '@estafette/kernel'
import type { firepower as en } from './en/firepower.ts'

export const firepower: FactsOf<typeof en> = {
  'FRL-FP-1': { source: 'Soldier cards', tag: 'stated' },
  'FRL-FP-2': { source: 'Terrain cards', tag: 'stated' },
  'FRL-FP-3': { source: 'Soldier cards; Counters', tag: 'stated' },
  'FRL-FP-4': { source: 'Soldier cards', tag: 'stated' },
  'FRL-FP-5': { source: 'Soldier cards', tag: 'stated' },
  'FRL-FP-6': { source: 'Soldier cards', tag: 'stated' },
  'FRL-FP-7': { source: 'Soldier cards; Attack Action', tag: 'stated' },
  'FRL-FP-8': { source: 'Game Terms; Action cards', tag: 'ambiguous' },
  'FRL-FP-9': { source: 'Counters; Attack Action', tag: 'stated' },
  'FRL-FP-10': { source: 'Attack Action', tag: 'completed' },
  'FRL-FP-11': { source: 'Attack Action', tag: 'ambiguous' },
  'FRL-FP-12': { source: 'Attack Action', tag: 'completed' },
  'FRL-FP-13': { source: 'Counters', tag: 'stated' },
}
