import type { FactsOf } from '@estafette/kernel'
import type { setup as en } from './en/setup.ts'

export const setup: FactsOf<typeof en> = {
  'FRL-SET-1': { source: 'Battle Basics', tag: 'stated' },
  'FRL-SET-2': { source: 'Terrain cards', tag: 'stated' },
  'FRL-SET-3': { source: 'Terrain cards', tag: 'stated' },
  'FRL-SET-4': { source: 'Set-Up', tag: 'completed' },
  'FRL-SET-5': { source: 'Battle Basics', tag: 'stated' },
  'FRL-SET-6': { source: 'Terrain cards', tag: 'stated' },
  'FRL-SET-7': { source: 'Counters', tag: 'stated' },
  'FRL-SET-8': { source: 'Set-Up', tag: 'stated' },
  'FRL-SET-9': { source: 'Counters', tag: 'stated' },
}
