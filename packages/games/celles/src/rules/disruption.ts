import type { FactsOf } from '@estafette/kernel'
import type { disruption as en } from './en/disruption.ts'

export const disruption: FactsOf<typeof en> = {
  'CEL-12.0.1': { source: '12.0', tag: 'stated' },
  'CEL-12.0.2': { source: '12.0', tag: 'stated' },
  'CEL-12.0.3': { source: '12.0', tag: 'stated' },
  'CEL-12.0.4': { source: '12.0', tag: 'stated' },
  'CEL-12.0.5': { source: '3.0, 12.0', tag: 'stated' },
}
