import type { FactsOf } from '@estafette/kernel'
import type { reactions as en } from './en/reactions.ts'

export const reactions: FactsOf<typeof en> = {
  'FRL-REACT-1': { source: 'Battle Basics', tag: 'stated' },
  'FRL-REACT-2': { source: 'Action cards; Soldier cards', tag: 'stated' },
  'FRL-REACT-3': { source: 'Actions and Reactions', tag: 'completed' },
  'FRL-REACT-4': { source: 'Battle Basics', tag: 'ambiguous' },
  'FRL-REACT-5': { source: 'Actions and Reactions', tag: 'completed' },
  'FRL-REACT-6': { source: 'Game Terms', tag: 'stated' },
  'FRL-REACT-7': { source: 'Action cards', tag: 'completed' },
  'FRL-REACT-8': { source: 'Action cards', tag: 'stated' },
  'FRL-REACT-9': { source: 'Soldier cards', tag: 'stated' },
  'FRL-REACT-10': { source: 'Actions and Reactions', tag: 'completed' },
  'FRL-REACT-11': { source: 'Actions and Reactions', tag: 'completed' },
  'FRL-REACT-12': { source: 'Actions and Reactions', tag: 'completed' },
}
