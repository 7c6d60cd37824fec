import type { FactsOf } from '@estafette/kernel'
import type { entrenchments as en } from './en/entrenchments.ts'

export const entrenchments: FactsOf<typeof en> = {
  'BLZ-ENT-1': { source: 'Special, 4', tag: 'completed' },
  'BLZ-ENT-2': { source: 'Special, 4', tag: 'stated' },
  'BLZ-ENT-3': { source: 'Special, 4', tag: 'stated' },
  'BLZ-ENT-4': { source: 'Special, 4', tag: 'stated' },
  'BLZ-ENT-5': { source: 'Air, 2', tag: 'ambiguous' },
}
