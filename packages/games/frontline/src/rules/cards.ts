import type { FactsOf } from '@estafette/kernel'
import type { cards as en } from './en/cards.ts'

export const cards: FactsOf<typeof en> = {
  'FRL-ACT-1': { source: 'Action cards', tag: 'stated' },
  'FRL-ACT-2': { source: 'Action cards', tag: 'stated' },
  'FRL-ACT-3': { source: 'Action cards', tag: 'stated' },
  'FRL-ACT-4': { source: 'Action cards', tag: 'stated' },
  'FRL-ACT-5': { source: 'Action cards', tag: 'stated' },
}
