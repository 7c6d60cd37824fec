import type { FactsOf } from '@estafette/kernel'
import type { sequence as en } from './en/sequence.ts'

export const sequence: FactsOf<typeof en> = {
  'BLZ-SEQ-1': { source: 'Sequence', tag: 'conflict' },
  'BLZ-SEQ-2': { source: 'Sequence', tag: 'stated' },
  'BLZ-SEQ-3': { source: 'Sequence', tag: 'stated' },
  'BLZ-SEQ-4': { source: 'Sequence', tag: 'stated' },
  'BLZ-SEQ-5': { source: 'Sequence', tag: 'stated' },
  'BLZ-SEQ-6': { source: 'Sequence, 2', tag: 'stated' },
}
