import type { FactsOf } from '@estafette/kernel'
import type { guns as en } from './en/guns.ts'

export const guns: FactsOf<typeof en> = {
  'BLZ-AT-1': { source: 'Special, 6', tag: 'stated' },
  'BLZ-AT-2': { source: 'Special, 6', tag: 'ambiguous' },
  'BLZ-AT-3': { source: 'Special, 5', tag: 'stated' },
  'BLZ-88-1': { source: 'Special, 11, 12', tag: 'stated' },
  'BLZ-88-2': { source: 'Special, 6, 11, 12', tag: 'ambiguous' },
  'BLZ-88-3': { source: 'Special, 12', tag: 'stated' },
  'BLZ-88-4': { source: 'Special, 12', tag: 'completed' },
  'BLZ-88-5': { source: 'Special, 12', tag: 'stated' },
  'BLZ-88-6': { source: 'Arras, set-up', tag: 'stated' },
  'BLZ-HVY-1': { source: 'Special, 11', tag: 'stated' },
  'BLZ-HVY-2': { source: 'Special, 11', tag: 'stated' },
  'BLZ-ASL-1': { source: 'Special, 7', tag: 'stated' },
  'BLZ-ASL-2': { source: 'Special, 7', tag: 'completed' },
}
