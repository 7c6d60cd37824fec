import type { FactsOf } from '@estafette/kernel'
import type { artillery as en } from './en/artillery.ts'

export const artillery: FactsOf<typeof en> = {
  'BLZ-ART-1': { source: 'Special, 2; night, 1', tag: 'stated' },
  'BLZ-ART-2': { source: 'Special, 2', tag: 'stated' },
  'BLZ-ART-3': { source: 'Special, 2', tag: 'stated' },
  'BLZ-ART-4': { source: 'Special, 2', tag: 'stated' },
  'BLZ-ART-5': { source: '', tag: 'completed' },
  'BLZ-ART-6': { source: 'Special, 2', tag: 'completed' },
  'BLZ-ART-7': { source: 'Special, 2', tag: 'stated' },
  'BLZ-ART-8': { source: 'Special, 2; sequence', tag: 'stated' },
  'BLZ-ART-9': { source: 'Special, 2', tag: 'stated' },
  'BLZ-ART-10': { source: 'Sequence', tag: 'stated' },
  'BLZ-ART-11': { source: 'Sequence', tag: 'conflict' },
}
