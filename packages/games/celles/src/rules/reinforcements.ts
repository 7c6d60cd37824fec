import type { FactsOf } from '@estafette/kernel'
import type { reinforcements as en } from './en/reinforcements.ts'

export const reinforcements: FactsOf<typeof en> = {
  'CEL-14.0.1': { source: '14.0', tag: 'stated' },
  'CEL-14.0.2': { source: '14.0', tag: 'stated' },
  'CEL-14.0.3': { source: '14.0', tag: 'stated' },
  'CEL-14.0.4': { source: '10.0, 14.0', tag: 'completed' },
  'CEL-14.0.5': { source: '14.0', tag: 'stated' },
  'CEL-14.0.6': { source: '14.0', tag: 'completed' },
  'CEL-14.0.7': { source: '7.0, 14.0', tag: 'ambiguous' },
  'CEL-14.0.8': { source: '8.5, 9.0, 14.0', tag: 'completed' },
  'CEL-14.0.9': { source: '14.0', tag: 'stated' },
  'CEL-15.0.1': { source: '15.0', tag: 'stated' },
  'CEL-15.0.7': { source: '15.0', tag: 'completed' },
  'CEL-15.0.2': { source: '15.0', tag: 'ambiguous' },
  'CEL-15.0.3': { source: '15.0', tag: 'completed' },
  'CEL-15.0.4': { source: '15.0', tag: 'stated' },
  'CEL-15.0.5': { source: '15.0', tag: 'stated' },
  'CEL-15.0.6': { source: '15.0', tag: 'completed' },
}
