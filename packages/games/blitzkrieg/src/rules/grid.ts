import type { FactsOf } from '@estafette/kernel'
import type { grid as en } from './en/grid.ts'

export const grid: FactsOf<typeof en> = {
  'BLZ-GRID-1': { source: 'Examples', tag: 'stated' },
  'BLZ-GRID-2': { source: 'Examples', tag: 'stated' },
  'BLZ-GRID-3': { source: '', tag: 'completed' },
  'BLZ-GRID-4': { source: '', tag: 'completed' },
  'BLZ-GRID-5': { source: '', tag: 'completed' },
}
