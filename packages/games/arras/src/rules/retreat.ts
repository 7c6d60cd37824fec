import type { FactsOf } from '@estafette/kernel'
import type { retreat as en } from './en/retreat.ts'

export const retreat: FactsOf<typeof en> = {
  'ARR-6.6.1a': { source: '6.6.1', tag: 'ambiguous' },
  'ARR-6.6.1b': { source: '6.6.1', tag: 'stated' },
  'ARR-6.6.1c': { source: '6.6, 6.6.1', tag: 'stated' },
  'ARR-6.6.2a': { source: '6.6.2A', tag: 'stated' },
  'ARR-6.6.2b': { source: '6.6.2B, 6.6.2C', tag: 'stated' },
  'ARR-6.6.2c': { source: '6.6.2', tag: 'stated' },
  'ARR-6.6.2d': { source: '6.6.2', tag: 'stated' },
  'ARR-6.6.2e': { source: '6.6.2', tag: 'stated' },
  'ARR-6.6.2f': { source: '5.1.4c', tag: 'completed' },
  'ARR-6.6.2g': { source: '', tag: 'completed' },
  'ARR-6.6.2h': { source: '6.6', tag: 'stated' },
  'ARR-6.6.3a': { source: '6.6.3', tag: 'stated' },
  'ARR-6.6.3b': { source: '6.6.3', tag: 'completed' },
  'ARR-6.6.3c': { source: '6.6.3', tag: 'stated' },
  'ARR-6.6.3d': { source: '6.6.3', tag: 'stated' },
}
