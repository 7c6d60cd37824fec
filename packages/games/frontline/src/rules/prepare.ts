import type { FactsOf } from '@estafette/kernel'
import type { prepare as en } from './en/prepare.ts'

export const prepare: FactsOf<typeof en> = {
  'FRL-PREP-1': { source: 'Game Terms', tag: 'stated' },
  'FRL-PREP-2': { source: 'Game Terms; Soldier cards', tag: 'conflict' },
  'FRL-PREP-3': { source: 'Prepare Action', tag: 'completed' },
  'FRL-PREP-4': { source: 'Soldier cards', tag: 'stated' },
  'FRL-PREP-5': { source: 'Game Terms', tag: 'stated' },
}
