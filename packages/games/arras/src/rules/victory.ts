import type { FactsOf } from '@estafette/kernel'
import type { victory as en } from './en/victory.ts'

export const victory: FactsOf<typeof en> = {
  'ARR-11.1a': { source: '11.1', tag: 'conflict' },
  'ARR-11.1b': { source: '11.1', tag: 'stated' },
  'ARR-11.1c': { source: '11.1', tag: 'stated' },
  'ARR-11.1d': { source: '11.1', tag: 'stated' },
  'ARR-11.1e': { source: '', tag: 'completed' },
  'ARR-11.2.0': { source: '11.2', tag: 'stated' },
  'ARR-11.2a': { source: '11.2', tag: 'stated' },
  'ARR-11.2b': { source: '11.2', tag: 'stated' },
  'ARR-11.2c': { source: '11.2', tag: 'stated' },
  'ARR-11.2d': { source: '11.2', tag: 'stated' },
  'ARR-11.2e': { source: '11.2', tag: 'stated' },
  'ARR-11.2f': { source: '13.6', tag: 'stated' },
  'ARR-11.2g': { source: '11.2', tag: 'stated' },
  'ARR-11.3a': { source: '11.3, 13.5, 14.1', tag: 'stated' },
}
