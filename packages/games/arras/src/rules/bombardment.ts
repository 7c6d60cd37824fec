import type { FactsOf } from '@estafette/kernel'
import type { bombardment as en } from './en/bombardment.ts'

export const bombardment: FactsOf<typeof en> = {
  'ARR-7.0a': { source: '7.0', tag: 'stated' },
  'ARR-7.0b': { source: '7.0', tag: 'stated' },
  'ARR-7.0c': { source: '7.0, 4.3C', tag: 'completed' },
  'ARR-7.1.1a': { source: '7.1.1', tag: 'stated' },
  'ARR-7.1.1b': { source: '7.1.1', tag: 'stated' },
  'ARR-7.1.1c': { source: '7.1.1', tag: 'ambiguous' },
  'ARR-7.1.1d': { source: '7.1.1, 2.1.3', tag: 'completed' },
  'ARR-7.1.1e': { source: '', tag: 'completed' },
  'ARR-7.1.1f': { source: '7.1.1, 8.2', tag: 'stated' },
  'ARR-7.1.2a': { source: '7.1.2', tag: 'stated' },
  'ARR-7.1.2b': { source: '7.1.2', tag: 'stated' },
  'ARR-7.1.2c': { source: '7.1.2', tag: 'stated' },
  'ARR-7.1.2d': { source: '8.0', tag: 'stated' },
  'ARR-7.1.3a': { source: '7.1.3', tag: 'completed' },
  'ARR-7.1.3b': { source: '6.6.2', tag: 'completed' },
}
