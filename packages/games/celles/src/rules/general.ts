import type { FactsOf } from '@estafette/kernel'
import type { general as en } from './en/general.ts'

export const general: FactsOf<typeof en> = {
  'CEL-2.0.1': { source: '2.0, FAQ', tag: 'stated' },
  'CEL-2.0.2': { source: '2.2.3', tag: 'stated' },
  'CEL-2.0.3': { source: '2.2.3, FAQ', tag: 'stated' },
  'CEL-2.0.4': { source: '2.2.3, 11.0', tag: 'stated' },
  'CEL-2.0.5': { source: '8.0, 8.3', tag: 'stated' },
  'CEL-2.0.6': { source: '5.0, 8.5, 12.0', tag: 'completed' },
  'CEL-2.0.7': { source: '8.0, 9.1, 11.0', tag: 'conflict' },
  'CEL-2.0.8': { source: '', tag: 'completed' },
}
