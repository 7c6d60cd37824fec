import type { FactsOf } from '@estafette/kernel'
import type { supply as en } from './en/supply.ts'

export const supply: FactsOf<typeof en> = {
  'BLZ-SUP-1': { source: 'Supply, 2', tag: 'stated' },
  'BLZ-SUP-2': { source: 'Supply, 1, 2', tag: 'stated' },
  'BLZ-SUP-3': { source: 'Supply, 2', tag: 'completed' },
  'BLZ-SUP-4': { source: 'Sequence, 1; zones of control, 3', tag: 'conflict' },
  'BLZ-SUP-5': { source: 'Supply, 2; special, 8', tag: 'completed' },
  'BLZ-SUP-6': { source: 'Supply, 2', tag: 'stated' },
  'BLZ-SUP-7': { source: 'Supply; night, 3; reinforcements', tag: 'completed' },
  'BLZ-SUP-8': { source: 'Sequence, 6, 7', tag: 'stated' },
  'BLZ-SUP-9': { source: '', tag: 'completed' },
  'BLZ-SUP-10': { source: '', tag: 'stated' },
}
