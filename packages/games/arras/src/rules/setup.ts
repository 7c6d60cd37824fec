import type { FactsOf } from '@estafette/kernel'
import type { setup as en } from './en/setup.ts'

export const setup: FactsOf<typeof en> = {
  'ARR-12.1a': { source: '12.1', tag: 'stated' },
  'ARR-12.2a': { source: '12.2', tag: 'stated' },
  'ARR-12.2b': { source: '12.2, 12.2.1, 12.2.2', tag: 'stated' },
  'ARR-12.2.1a': { source: '12.2.1', tag: 'stated' },
  'ARR-12.2.1b': { source: '5.1.3', tag: 'stated' },
  'ARR-12.2.2a': { source: '12.2.2', tag: 'completed' },
  'ARR-14.2a': { source: '14.2.1, 14.2.2', tag: 'stated' },
  'ARR-14.2.3a': { source: '14.2.3a', tag: 'completed' },
  'ARR-14.2.3b': { source: '14.2.3b', tag: 'stated' },
  'ARR-14.2.3c': { source: '14.2.3c', tag: 'stated' },
  'ARR-14.2.3d': { source: '14.2.3d', tag: 'stated' },
  'ARR-14.2.3e': { source: '14.2.3e', tag: 'stated' },
  'ARR-14.2.3f': { source: '14.2.3f, 13.3, 14.2.1', tag: 'completed' },
}
