import type { FactsOf } from '@estafette/kernel'
import type { events as en } from './en/events.ts'

export const events: FactsOf<typeof en> = {
  'BLZ-EVT-1': { source: 'Sequence', tag: 'stated' },
  'BLZ-EVT-2': { source: '', tag: 'completed' },
  'BLZ-EVT-3': { source: 'Events', tag: 'stated' },
  'BLZ-EVT-4': { source: 'Events', tag: 'completed' },
  'BLZ-EVT-5': { source: 'Events', tag: 'stated' },
  'BLZ-EVT-6': { source: 'Events', tag: 'conflict' },
  'BLZ-EVT-7': { source: 'Events', tag: 'completed' },
  'BLZ-EVT-8': { source: 'Events', tag: 'completed' },
  'BLZ-EVT-9': { source: '', tag: 'completed' },
}
