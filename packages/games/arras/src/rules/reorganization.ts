import type { FactsOf } from '@estafette/kernel'
import type { reorganization as en } from './en/reorganization.ts'

export const reorganization: FactsOf<typeof en> = {
  'ARR-10.1a': { source: '10.1', tag: 'ambiguous' },
  'ARR-10.1b': { source: '10.0, 10.1', tag: 'completed' },
  'ARR-10.1c': { source: '10.1', tag: 'stated' },
  'ARR-10.2a': { source: '10.2', tag: 'stated' },
  'ARR-10.2b': { source: '10.2', tag: 'completed' },
  'ARR-10.3a': { source: '10.3', tag: 'stated' },
  'ARR-10.4a': { source: '10.1, 10.2', tag: 'completed' },
}
