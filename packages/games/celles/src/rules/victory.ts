import type { FactsOf } from '@estafette/kernel'
import type { victory as en } from './en/victory.ts'

export const victory: FactsOf<typeof en> = {
  'CEL-16.0.1': { source: '16.0', tag: 'stated' },
  'CEL-16.0.2': { source: '16.0', tag: 'stated' },
  'CEL-16.0.3': { source: '16.0', tag: 'stated' },
  'CEL-16.0.4': { source: '16.0', tag: 'completed' },
  'CEL-16.0.5': { source: '16.0', tag: 'completed' },
  'CEL-16.0.6': { source: '16.0', tag: 'stated' },
  'CEL-16.0.7': { source: '16.0', tag: 'stated' },
}
