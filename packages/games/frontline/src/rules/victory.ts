import type { FactsOf } from '@estafette/kernel'
import type { victory as en } from './en/victory.ts'

export const victory: FactsOf<typeof en> = {
  'FRL-VIC-1': { source: 'Battle Basics; Victory', tag: 'conflict' },
  'FRL-VIC-2': { source: 'Victory', tag: 'stated' },
  'FRL-VIC-3': { source: 'Victory', tag: 'completed' },
  'FRL-VIC-4': { source: 'Victory', tag: 'completed' },
  'FRL-VIC-5': { source: 'Victory', tag: 'completed' },
  'FRL-VIC-6': { source: 'Victory', tag: 'completed' },
  'FRL-VIC-7': { source: 'Victory', tag: 'completed' },
  'FRL-VIC-8': { source: 'Victory', tag: 'completed' },
}
