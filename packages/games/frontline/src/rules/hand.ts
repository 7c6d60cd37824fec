import type { FactsOf } from '@estafette/kernel'
import type { hand as en } from './en/hand.ts'

export const hand: FactsOf<typeof en> = {
  'FRL-HAND-1': { source: 'Hand Size', tag: 'completed' },
  'FRL-HAND-2': { source: 'Hand Size', tag: 'completed' },
  'FRL-HAND-3': { source: 'Hand Size', tag: 'completed' },
  'FRL-HAND-4': { source: 'Hand Size', tag: 'completed' },
  'FRL-HAND-5': { source: 'Action cards', tag: 'completed' },
  'FRL-HAND-6': { source: 'Action cards', tag: 'completed' },
}
