import type { FactsOf } from '@estafette/kernel'
import type { damage as en } from './en/damage.ts'

export const damage: FactsOf<typeof en> = {
  'FRL-DMG-1': { source: 'Counters', tag: 'stated' },
  'FRL-DMG-2': { source: 'Attack Action', tag: 'completed' },
  'FRL-DMG-3': { source: 'Attack Action', tag: 'completed' },
  'FRL-DMG-4': { source: 'Attack Action', tag: 'completed' },
  'FRL-DMG-5': { source: 'Attack Action', tag: 'completed' },
  'FRL-DMG-6': { source: 'Counters; Soldier cards', tag: 'completed' },
  'FRL-DMG-7': { source: 'Soldier cards', tag: 'stated' },
  'FRL-DMG-8': { source: 'Action cards', tag: 'stated' },
  'FRL-DMG-9': { source: 'Soldier cards', tag: 'stated' },
  'FRL-DMG-10': { source: 'Counters', tag: 'stated' },
  'FRL-DMG-11': { source: 'Attack Action', tag: 'completed' },
  'FRL-DMG-12': { source: 'Soldier cards', tag: 'completed' },
  'FRL-DMG-13': { source: 'Attack Action', tag: 'completed' },
}
