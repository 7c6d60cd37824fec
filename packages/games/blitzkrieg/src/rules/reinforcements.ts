import type { FactsOf } from '@estafette/kernel'
import type { reinforcements as en } from './en/reinforcements.ts'

export const reinforcements: FactsOf<typeof en> = {
  'BLZ-REI-1': { source: 'Reinforcements', tag: 'completed' },
  'BLZ-REI-2': { source: '', tag: 'completed' },
  'BLZ-REI-3': { source: '', tag: 'completed' },
  'BLZ-REI-4': { source: 'Reinforcements', tag: 'completed' },
  'BLZ-REI-5': { source: 'Reinforcements', tag: 'completed' },
  'BLZ-REI-6': { source: 'Gembloux; Arras', tag: 'conflict' },
  'BLZ-REI-7': { source: '', tag: 'completed' },
  'BLZ-REI-8': { source: 'Reinforcement pages', tag: 'stated' },
  'BLZ-REI-9': { source: 'Reinforcement pages', tag: 'stated' },
  'BLZ-REI-10': { source: '', tag: 'completed' },
  'BLZ-REI-11': { source: 'Reinforcement pages', tag: 'stated' },
  'BLZ-REI-13': { source: '', tag: 'completed' },
  'BLZ-REI-12': { source: 'Events', tag: 'completed' },
}
