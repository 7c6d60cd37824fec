import type { FactsOf } from '@estafette/kernel'
import type { chits as en } from './en/chits.ts'

export const chits: FactsOf<typeof en> = {
  'CEL-3.0.1': { source: '3.0', tag: 'stated' },
  'CEL-4.0.1': { source: '4.0', tag: 'stated' },
  'CEL-4.0.2': { source: '4.0, 13.0', tag: 'stated' },
  'CEL-4.0.3': { source: '4.0', tag: 'stated' },
  'CEL-4.0.4': { source: 'FAQ', tag: 'stated' },
  'CEL-4.0.5': { source: '13.0', tag: 'stated' },
  'CEL-7.0.1': { source: '7.0', tag: 'stated' },
  'CEL-7.0.2': { source: '7.0', tag: 'stated' },
  'CEL-7.0.3': { source: '7.0', tag: 'stated' },
  'CEL-7.0.4': { source: '8.0', tag: 'stated' },
  'CEL-7.0.5': { source: '7.0, FAQ', tag: 'stated' },
  'CEL-7.0.6': { source: 'FAQ', tag: 'stated' },
  'CEL-7.0.7': { source: '7.0, 13.2', tag: 'stated' },
  'CEL-7.0.8': { source: '7.0, 11.0', tag: 'ambiguous' },
  'CEL-7.0.9': { source: '7.0, FAQ', tag: 'stated' },
  'CEL-7.0.10': { source: '7.0', tag: 'completed' },
  'CEL-7.0.11': { source: '17.0', tag: 'completed' },
  'CEL-7.0.12': { source: '7.0, 13.2, 19.0', tag: 'ambiguous' },
  'CEL-7.0.14': { source: '7.0, 8.0, 18.0, 19.0', tag: 'conflict' },
  'CEL-7.0.15': { source: '11.0', tag: 'ambiguous' },
  'CEL-7.0.16': { source: '8.0', tag: 'completed' },
  'CEL-7.0.13': { source: '7.0', tag: 'stated' },
}
