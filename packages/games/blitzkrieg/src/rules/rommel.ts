import type { FactsOf } from '@estafette/kernel'
import type { rommel as en } from './en/rommel.ts'

export const rommel: FactsOf<typeof en> = {
  'BLZ-ROM-1': { source: 'Special, 10', tag: 'completed' },
  'BLZ-ROM-2': { source: 'Special, 10', tag: 'stated' },
  'BLZ-ROM-3': { source: 'Special, 10', tag: 'stated' },
  'BLZ-ROM-4': { source: 'Special, 10', tag: 'completed' },
  'BLZ-ROM-5': { source: 'Special, 10', tag: 'stated' },
  'BLZ-ROM-6': { source: 'Special, 10', tag: 'completed' },
  'BLZ-ROM-7': { source: 'Special, 10', tag: 'stated' },
}
