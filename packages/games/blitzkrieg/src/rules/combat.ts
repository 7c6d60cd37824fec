import type { FactsOf } from '@estafette/kernel'
import type { combat as en } from './en/combat.ts'

export const combat: FactsOf<typeof en> = {
  'BLZ-CBT-1': { source: 'Combat, 1, 3', tag: 'stated' },
  'BLZ-CBT-2': { source: 'Combat, 1', tag: 'stated' },
  'BLZ-CBT-3': { source: 'Combat example', tag: 'ambiguous' },
  'BLZ-CBT-4': { source: '', tag: 'completed' },
  'BLZ-CBT-5': { source: 'Combat, 1', tag: 'completed' },
  'BLZ-CBT-6': { source: 'Zones of control, 2; combat example', tag: 'conflict' },
  'BLZ-CBT-7': { source: 'Combat example', tag: 'stated' },
  'BLZ-CBT-8': { source: 'Combat example', tag: 'completed' },
  'BLZ-CBT-9': { source: '', tag: 'completed' },
  'BLZ-CBT-10': { source: 'Special, 2', tag: 'stated' },
  'BLZ-CBT-11': { source: 'Special, 2', tag: 'stated' },
  'BLZ-CBT-12': { source: 'Combat, 2; special', tag: 'completed' },
  'BLZ-CBT-13': { source: 'Terrain table; combat, 2', tag: 'ambiguous' },
  'BLZ-CBT-14': { source: 'Terrain table; combat, 3', tag: 'stated' },
  'BLZ-CBT-15': { source: 'Terrain table; special, 8', tag: 'completed' },
  'BLZ-CBT-16': { source: 'Combat, 3', tag: 'completed' },
  'BLZ-CBT-17': { source: 'Combat, 3; special, 3', tag: 'stated' },
  'BLZ-CBT-18': { source: 'Combat, 3', tag: 'completed' },
  'BLZ-CBT-19': { source: 'Combat results', tag: 'conflict' },
  'BLZ-CBT-20': { source: 'Combat results', tag: 'stated' },
  'BLZ-CBT-21': { source: '', tag: 'stated' },
  'BLZ-CBT-22': { source: '', tag: 'completed' },
}
