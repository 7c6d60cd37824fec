import type { FactsOf } from '@estafette/kernel'
import type { cover as en } from './en/cover.ts'

export const cover: FactsOf<typeof en> = {
  'FRL-COV-1': { source: 'Counters', tag: 'stated' },
  'FRL-COV-2': { source: 'Action cards; Soldier cards; Counters', tag: 'stated' },
  'FRL-COV-3': { source: 'Action cards', tag: 'stated' },
  'FRL-COV-4': { source: 'Action cards; Counters', tag: 'stated' },
  'FRL-COV-5': { source: 'Action cards', tag: 'stated' },
  'FRL-COV-6': { source: 'Action cards; Soldier cards', tag: 'stated' },
}
