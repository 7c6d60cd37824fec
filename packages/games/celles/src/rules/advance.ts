import type { FactsOf } from '@estafette/kernel'
import type { advance as en } from './en/advance.ts'

export const advance: FactsOf<typeof en> = {
  'CEL-11.2.1': { source: '11.0, 11.2', tag: 'stated' },
  'CEL-11.2.2': { source: '', tag: 'completed' },
  'CEL-11.2.3': { source: '11.0, 11.2', tag: 'stated' },
  'CEL-11.2.4': { source: '11.2', tag: 'stated' },
  'CEL-11.2.5': { source: '11.2', tag: 'stated' },
  'CEL-11.2.6': { source: '', tag: 'completed' },
}
