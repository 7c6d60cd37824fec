import type { FactsOf } from '@estafette/kernel'
import type { pontoons as en } from './en/pontoons.ts'

export const pontoons: FactsOf<typeof en> = {
  'BLZ-PON-1': { source: 'Special, 8', tag: 'completed' },
  'BLZ-PON-2': { source: 'Special, 8', tag: 'stated' },
  'BLZ-PON-3': { source: 'Special, 8', tag: 'stated' },
  'BLZ-PON-4': { source: 'Special, 8', tag: 'completed' },
  'BLZ-PON-5': { source: 'Special, 8', tag: 'stated' },
  'BLZ-PON-6': { source: 'Special, 8', tag: 'stated' },
  'BLZ-PON-7': { source: 'Special, 8', tag: 'stated' },
  'BLZ-PON-8': { source: 'Special, 8', tag: 'stated' },
  'BLZ-PON-9': { source: '', tag: 'completed' },
  'BLZ-PON-10': { source: 'Special, 8', tag: 'stated' },
  'BLZ-PON-11': { source: '', tag: 'completed' },
  'BLZ-PON-12': { source: '', tag: 'completed' },
}
