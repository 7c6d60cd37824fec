import type { FactsOf } from '@estafette/kernel'
import type { common as en } from './en/common.ts'

export const common: FactsOf<typeof en> = {
  'BLZ-COM-1': { source: 'Optional rules', tag: 'completed' },
  'BLZ-COM-2': { source: 'Battles', tag: 'stated' },
  'BLZ-COM-3': { source: 'Arras', tag: 'conflict' },
  'BLZ-COM-4': { source: '', tag: 'completed' },
  'BLZ-COM-5': { source: 'Turn tracks', tag: 'stated' },
}
