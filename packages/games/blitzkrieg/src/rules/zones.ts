import type { FactsOf } from '@estafette/kernel'
import type { zones as en } from './en/zones.ts'

export const zones: FactsOf<typeof en> = {
  'BLZ-ZOC-1': { source: 'Zones of control', tag: 'stated' },
  'BLZ-ZOC-2': { source: 'Zones of control, 5', tag: 'stated' },
  'BLZ-ZOC-3': { source: 'Zones of control, 5; special, 4', tag: 'stated' },
  'BLZ-ZOC-4': { source: 'Zones of control, 5', tag: 'stated' },
  'BLZ-ZOC-5': { source: 'Zones of control, 5; special, 8', tag: 'ambiguous' },
  'BLZ-ZOC-6': { source: 'Combat example', tag: 'stated' },
  'BLZ-ZOC-7': { source: 'Zones of control, 4', tag: 'completed' },
  'BLZ-ZOC-8': { source: 'Zones of control, 1; movement, 2', tag: 'stated' },
  'BLZ-ZOC-9': { source: 'Zones of control, 1; movement, 2', tag: 'stated' },
  'BLZ-ZOC-10': { source: 'Movement, 1, 2', tag: 'completed' },
  'BLZ-ZOC-11': { source: '', tag: 'completed' },
  'BLZ-ZOC-12': { source: 'Sequence; movement, 2; night', tag: 'stated' },
}
