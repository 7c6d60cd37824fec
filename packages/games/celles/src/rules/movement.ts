import type { FactsOf } from '@estafette/kernel'
import type { movement as en } from './en/movement.ts'

export const movement: FactsOf<typeof en> = {
  'CEL-8.0.1': { source: '8.0', tag: 'stated' },
  'CEL-8.0.2': { source: '5.0, 8.5, 12.0', tag: 'stated' },
  'CEL-8.0.3': { source: '8.0, FAQ', tag: 'stated' },
  'CEL-8.0.10': { source: '8.0, 9.1', tag: 'stated' },
  'CEL-8.0.4': { source: '', tag: 'completed' },
  'CEL-8.0.5': { source: '8.0', tag: 'stated' },
  'CEL-8.0.6': { source: '11.1', tag: 'completed' },
  'CEL-8.1': { source: '5.0, 8.1', tag: 'completed' },
  'CEL-8.1.1': { source: '8.0', tag: 'completed' },
  'CEL-8.0.7': { source: '8.0, 11.1', tag: 'stated' },
  'CEL-8.2': { source: '8.2', tag: 'ambiguous' },
  'CEL-8.4': { source: '8.4', tag: 'stated' },
  'CEL-8.0.8': { source: '10.0', tag: 'stated' },
  'CEL-8.0.9': { source: '', tag: 'completed' },
  'CEL-8.5.1': { source: '8.5', tag: 'stated' },
  'CEL-8.5.2': { source: '8.5', tag: 'completed' },
  'CEL-8.5.3': { source: '8.5', tag: 'completed' },
  'CEL-8.3.1': { source: '8.3', tag: 'stated' },
  'CEL-8.3.2': { source: '8.3', tag: 'stated' },
  'CEL-8.3.6': { source: '8.3', tag: 'stated' },
  'CEL-8.3.3': { source: '8.3', tag: 'stated' },
  'CEL-8.3.4': { source: '8.3', tag: 'stated' },
  'CEL-8.3.5': { source: '8.2, 8.3', tag: 'stated' },
}
