import type { FactsOf } from '@estafette/kernel'
import type { turn as en } from './en/turn.ts'

export const turn: FactsOf<typeof en> = {
  'FRL-TURN-1': { source: 'Battle Basics', tag: 'stated' },
  'FRL-TURN-2': { source: 'Battle Basics', tag: 'stated' },
  'FRL-TURN-3': { source: 'Battle Basics', tag: 'stated' },
  'FRL-TURN-4': { source: 'Player Turn', tag: 'ambiguous' },
  'FRL-TURN-5': { source: 'Player Turn', tag: 'completed' },
  'FRL-TURN-6': { source: 'Action cards', tag: 'stated' },
  'FRL-TURN-7': { source: 'Action cards', tag: 'stated' },
}
