import type { FactsOf } from '@estafette/kernel'
import type { units as en } from './en/units.ts'

export const units: FactsOf<typeof en> = {
  'BLZ-UNIT-1': { source: 'Counters; combat, 2', tag: 'stated' },
  'BLZ-UNIT-2': { source: 'Combat, 3; movement, 5', tag: 'stated' },
  'BLZ-UNIT-3': { source: '', tag: 'stated' },
  'BLZ-UNIT-4': { source: 'Combat, 5; zones of control, 4; movement, 3', tag: 'conflict' },
  'BLZ-UNIT-5': { source: 'Combat results', tag: 'stated' },
  'BLZ-UNIT-6': { source: 'Combat, 2, 6; special, 7, 9', tag: 'completed' },
  'BLZ-UNIT-7': { source: '', tag: 'completed' },
  'BLZ-UNIT-8': { source: 'Special, 7, 9', tag: 'completed' },
  'BLZ-UNIT-9': { source: 'Combat, 2', tag: 'stated' },
}
