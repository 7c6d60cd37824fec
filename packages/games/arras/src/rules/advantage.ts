import type { FactsOf } from '@estafette/kernel'
import type { advantage as en } from './en/advantage.ts'

export const advantage: FactsOf<typeof en> = {
  'ARR-9.0a': { source: '9.0', tag: 'stated' },
  'ARR-9.1a': { source: '9.1', tag: 'completed' },
  'ARR-9.1b': { source: '', tag: 'completed' },
  'ARR-9.1c': { source: '9.1, 9.5', tag: 'completed' },
  'ARR-9.2a': { source: '9.2', tag: 'stated' },
  'ARR-9.2b': { source: '', tag: 'completed' },
  'ARR-9.2c': { source: '9.2', tag: 'completed' },
  'ARR-9.3a': { source: '9.3', tag: 'completed' },
  'ARR-9.3b': { source: '', tag: 'completed' },
  'ARR-9.4a': { source: '9.4', tag: 'stated' },
  'ARR-9.4b': { source: '9.4', tag: 'completed' },
  'ARR-9.4c': { source: '9.4', tag: 'stated' },
  'ARR-9.5a': { source: '9.5', tag: 'stated' },
}
