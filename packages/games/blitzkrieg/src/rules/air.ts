import type { FactsOf } from '@estafette/kernel'
import type { air as en } from './en/air.ts'

export const air: FactsOf<typeof en> = {
  'BLZ-AIR-1': { source: '', tag: 'completed' },
  'BLZ-AIR-2': { source: 'Sequence, 2; air', tag: 'stated' },
  'BLZ-AIR-3': { source: 'Air, 1, 3', tag: 'stated' },
  'BLZ-AIR-4': { source: 'Air, 1', tag: 'stated' },
  'BLZ-AIR-5': { source: 'Air, 1, 2', tag: 'stated' },
  'BLZ-AIR-6': { source: 'Air, 1', tag: 'conflict' },
  'BLZ-AIR-7': { source: 'Air, 1', tag: 'completed' },
  'BLZ-AIR-8': { source: 'Air, 2', tag: 'stated' },
  'BLZ-AIR-9': { source: 'Air, 2', tag: 'ambiguous' },
  'BLZ-AIR-10': { source: 'Air, 2', tag: 'completed' },
  'BLZ-AIR-11': { source: 'Air, 2', tag: 'stated' },
  'BLZ-AIR-12': { source: 'Air, 3', tag: 'ambiguous' },
  'BLZ-AIR-13': { source: 'Air, 3', tag: 'stated' },
  'BLZ-AIR-14': { source: '', tag: 'completed' },
  'BLZ-AIR-15': { source: '', tag: 'completed' },
  'BLZ-AIR-16': { source: '', tag: 'completed' },
}
