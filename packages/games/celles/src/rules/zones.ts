import type { FactsOf } from '@estafette/kernel'
import type { zones as en } from './en/zones.ts'

export const zones: FactsOf<typeof en> = {
  'CEL-9.0.1': { source: '9.0', tag: 'stated' },
  'CEL-9.0.2': { source: '9.0', tag: 'ambiguous' },
  'CEL-9.0.3': { source: '9.0', tag: 'stated' },
  'CEL-9.0.4': { source: '9.0', tag: 'stated' },
  'CEL-9.1.1': { source: '9.1', tag: 'stated' },
  'CEL-9.1.2': { source: '9.1', tag: 'stated' },
  'CEL-9.1.6': { source: '9.1', tag: 'stated' },
  'CEL-9.1.3': { source: '9.1', tag: 'ambiguous' },
  'CEL-9.0.5': { source: '5.0, 9.0, 9.1, 11.1', tag: 'stated' },
  'CEL-9.1.4': { source: '9.1', tag: 'stated' },
  'CEL-9.1.5': { source: '9.1, 10.0', tag: 'stated' },
}
