import type { FactsOf } from '@estafette/kernel'
import type { initiative as en } from './en/initiative.ts'

export const initiative: FactsOf<typeof en> = {
  'CEL-6.0.1': { source: '6.0', tag: 'stated' },
  'CEL-6.0.2': { source: '21.0', tag: 'stated' },
}
