import type { FactsOf } from '@estafette/kernel'
import type { support as en } from './en/support.ts'

export const support: FactsOf<typeof en> = {
  'ARR-8.0a': { source: '8.0', tag: 'stated' },
  'ARR-8.1.1a': { source: '8.1.1', tag: 'stated' },
  'ARR-8.1.3a': { source: '8.1.3', tag: 'stated' },
  'ARR-8.2a': { source: '8.1.2, 8.2', tag: 'stated' },
  'ARR-8.2b': { source: '8.2', tag: 'stated' },
  'ARR-8.2c': { source: '8.2', tag: 'completed' },
  'ARR-8.2d': { source: '8.2, 8.3', tag: 'stated' },
  'ARR-8.2e': { source: '8.2', tag: 'stated' },
  'ARR-8.2f': { source: '8.2', tag: 'stated' },
  'ARR-8.2g': { source: '', tag: 'completed' },
  'ARR-8.3a': { source: '8.3', tag: 'stated' },
  'ARR-8.3.2a': { source: '8.3.2', tag: 'stated' },
  'ARR-8.3.4a': { source: '8.3.4', tag: 'stated' },
  'ARR-8.3.5a': { source: '8.3.5', tag: 'stated' },
  'ARR-8.3.5b': { source: '8.3.5', tag: 'stated' },
  'ARR-8.3.5c': { source: '9.2', tag: 'stated' },
}
