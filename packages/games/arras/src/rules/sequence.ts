import type { FactsOf } from '@estafette/kernel'
import type { sequence as en } from './en/sequence.ts'

export const sequence: FactsOf<typeof en> = {
  'ARR-4.1a': { source: '4.1', tag: 'stated' },
  'ARR-4.1b': { source: '4.1', tag: 'stated' },
  'ARR-4.1c': { source: '4.1', tag: 'stated' },
  'ARR-4.1d': { source: '', tag: 'completed' },
  'ARR-4.2a': { source: '4.2, 8.3', tag: 'stated' },
  'ARR-4.3a': { source: '4.3', tag: 'stated' },
  'ARR-4.3b': { source: '4.3, 7.0', tag: 'stated' },
  'ARR-4.3c': { source: '4.3', tag: 'stated' },
  'ARR-4.3d': { source: '4.3', tag: 'stated' },
  'ARR-4.3e': { source: '4.3', tag: 'completed' },
  'ARR-4.3f': { source: '', tag: 'completed' },
  'ARR-4.3g': { source: '4.3, 5.0', tag: 'ambiguous' },
  'ARR-4.3h': { source: '4.3, 5.0, 6.4.1', tag: 'ambiguous' },
  'ARR-4.4a': { source: '4.4, 10.0', tag: 'stated' },
  'ARR-4.5a': { source: '4.5, 11, 13.5', tag: 'completed' },
}
