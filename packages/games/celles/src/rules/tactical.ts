import type { FactsOf } from '@estafette/kernel'
import type { tactical as en } from './en/tactical.ts'

export const tactical: FactsOf<typeof en> = {
  'CEL-13.0': { source: '13.0', tag: 'stated' },
  'CEL-13.1': { source: '13.1', tag: 'stated' },
  'CEL-13.1a': { source: '13.1', tag: 'stated' },
  'CEL-13.2': { source: '13.2', tag: 'stated' },
  'CEL-13.3': { source: '13.3', tag: 'stated' },
  'CEL-13.3a': { source: '13.3', tag: 'stated' },
  'CEL-13.3b': { source: '13.3', tag: 'completed' },
  'CEL-13.3c': { source: '13.3', tag: 'stated' },
  'CEL-13.3d': { source: '13.3', tag: 'completed' },
  'CEL-13.3e': { source: '13.3', tag: 'completed' },
  'CEL-13.3f': { source: '13.3', tag: 'stated' },
  'CEL-13.3g': { source: '13.3, 15.0', tag: 'completed' },
  'CEL-13.4': { source: '13.4', tag: 'stated' },
  'CEL-13.4a': { source: '13.4', tag: 'stated' },
  'CEL-13.4b': { source: '12.0', tag: 'stated' },
  'CEL-13.4c': { source: '13.4', tag: 'ambiguous' },
  'CEL-13.5': { source: '13.5', tag: 'stated' },
}
