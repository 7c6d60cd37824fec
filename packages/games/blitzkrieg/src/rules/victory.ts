import type { FactsOf } from '@estafette/kernel'
import type { victory as en } from './en/victory.ts'

export const victory: FactsOf<typeof en> = {
  'BLZ-VIC-1': { source: 'Victory', tag: 'stated' },
  'BLZ-VIC-2': { source: 'Victory', tag: 'stated' },
  'BLZ-VIC-3': { source: 'Victory', tag: 'completed' },
  'BLZ-VIC-4': { source: 'Victory', tag: 'completed' },
  'BLZ-VIC-5': { source: 'Victory', tag: 'completed' },
  'BLZ-VIC-6': { source: 'Victory', tag: 'completed' },
  'BLZ-VIC-7': { source: '', tag: 'completed' },
}
