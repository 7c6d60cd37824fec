import type { FactsOf } from '@estafette/kernel'
import type { night as en } from './en/night.ts'

export const night: FactsOf<typeof en> = {
  'BLZ-NIT-1': { source: 'Night, 1', tag: 'stated' },
  'BLZ-NIT-2': { source: 'Aid', tag: 'stated' },
  'BLZ-NIT-3': { source: 'Night, 2; special, 12', tag: 'stated' },
  'BLZ-NIT-4': { source: 'Night, 2', tag: 'stated' },
  'BLZ-NIT-5': { source: 'Night, 2', tag: 'stated' },
  'BLZ-NIT-6': { source: 'Night, 3', tag: 'completed' },
  'BLZ-NIT-7': { source: '', tag: 'completed' },
  'BLZ-NIT-8': { source: '', tag: 'completed' },
  'BLZ-NIT-9': { source: '', tag: 'stated' },
}
