import type { FactsOf } from '@estafette/kernel'
import type { stacking as en } from './en/stacking.ts'

export const stacking: FactsOf<typeof en> = {
  'BLZ-STK-1': { source: 'Stacking', tag: 'completed' },
  'BLZ-STK-2': { source: 'Stacking, 1', tag: 'stated' },
  'BLZ-STK-3': { source: 'Stacking, 1', tag: 'ambiguous' },
  'BLZ-STK-4': { source: '', tag: 'completed' },
  'BLZ-STK-5': { source: 'Stacking, 2', tag: 'stated' },
  'BLZ-STK-6': { source: 'Stacking, 3 to 5', tag: 'stated' },
  'BLZ-STK-7': { source: '', tag: 'completed' },
  'BLZ-STK-8': { source: '', tag: 'completed' },
}
