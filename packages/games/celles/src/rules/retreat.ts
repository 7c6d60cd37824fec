import type { FactsOf } from '@estafette/kernel'
import type { retreat as en } from './en/retreat.ts'

export const retreat: FactsOf<typeof en> = {
  'CEL-11.1.1': { source: '11.1', tag: 'stated' },
  'CEL-11.1.2': { source: '11.1', tag: 'stated' },
  'CEL-11.1.3': { source: '11.1', tag: 'stated' },
  'CEL-11.1.4': { source: '11.1', tag: 'stated' },
  'CEL-11.1.5': { source: '11.1', tag: 'conflict' },
  'CEL-11.1.6': { source: '11.1', tag: 'completed' },
  'CEL-11.1.7': { source: '11.1', tag: 'stated' },
  'CEL-11.1.8': { source: '10.0, 11.1', tag: 'completed' },
  'CEL-11.1.9': { source: '11.1', tag: 'ambiguous' },
  'CEL-11.1.10': { source: '', tag: 'completed' },
  'CEL-11.1.15': { source: '11.1', tag: 'completed' },
  'CEL-11.1.16': { source: '11.1', tag: 'completed' },
  'CEL-11.1.17': { source: '11.1', tag: 'stated' },
  'CEL-11.1.11': { source: '11.1', tag: 'completed' },
  'CEL-11.1.12': { source: '11.1', tag: 'completed' },
  'CEL-11.1.13': { source: '11.1', tag: 'completed' },
  'CEL-11.1.14': { source: '11.0', tag: 'stated' },
}
