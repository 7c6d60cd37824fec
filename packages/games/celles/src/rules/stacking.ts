import type { FactsOf } from '@estafette/kernel'
import type { stacking as en } from './en/stacking.ts'

export const stacking: FactsOf<typeof en> = {
  'CEL-10.0.1': { source: '10.0', tag: 'completed' },
  'CEL-10.0.2': { source: '10.0', tag: 'stated' },
  'CEL-10.0.3': { source: '10.0', tag: 'stated' },
  'CEL-10.0.4': { source: '10.0', tag: 'completed' },
  'CEL-10.0.5': { source: '8.3', tag: 'stated' },
}
