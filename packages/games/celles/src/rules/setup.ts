import type { FactsOf } from '@estafette/kernel'
import type { setup as en } from './en/setup.ts'

export const setup: FactsOf<typeof en> = {
  'CEL-20.0.1': { source: '20.0', tag: 'stated' },
  'CEL-20.0.2': { source: '20.0', tag: 'ambiguous' },
  'CEL-20.0.3': { source: '20.0', tag: 'stated' },
  'CEL-20.0.4': { source: '20.0', tag: 'completed' },
  'CEL-20.0.5': { source: '20.0', tag: 'completed' },
  'CEL-20.0.6': { source: '20.0', tag: 'stated' },
  'CEL-21.0.1': { source: '21.0', tag: 'stated' },
  'CEL-21.0.2': { source: '21.0', tag: 'stated' },
}
