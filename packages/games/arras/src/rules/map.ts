import type { FactsOf } from '@estafette/kernel'
import type { map as en } from './en/map.ts'

export const map: FactsOf<typeof en> = {
  'ARR-2.1.1a': { source: '2.1.1', tag: 'stated' },
  'ARR-2.1.1b': { source: '2.1.1b', tag: 'stated' },
  'ARR-2.1.1c': { source: '2.1.1a', tag: 'stated' },
  'ARR-2.1.2a': { source: '2.1.2', tag: 'stated' },
  'ARR-2.1.2b': { source: '6.5.1', tag: 'stated' },
  'ARR-2.1.3a': { source: '2.1.3', tag: 'completed' },
  'ARR-2.1.3b': { source: '2.1.3', tag: 'stated' },
  'ARR-2.1.4a': { source: '2.1.4', tag: 'stated' },
  'ARR-2.1.4b': { source: '2.1.4, 5.1.2', tag: 'completed' },
  'ARR-2.1.4c': { source: '5.1.2', tag: 'stated' },
  'ARR-2.1.5a': { source: '2.1.5, 11.1', tag: 'completed' },
}
