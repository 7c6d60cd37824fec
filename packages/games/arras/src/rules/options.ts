import type { FactsOf } from '@estafette/kernel'
import type { options as en } from './en/options.ts'

export const options: FactsOf<typeof en> = {
  'ARR-14.1a': { source: '14.1.1', tag: 'stated' },
  'ARR-14.1b': { source: '14.1.2', tag: 'stated' },
  'ARR-14.1d': { source: '14.1.1', tag: 'ambiguous' },
  'ARR-15.1a': { source: '15.1', tag: 'stated' },
  'ARR-15.1b': { source: '15.1', tag: 'completed' },
  'ARR-15.2a': { source: '15.2', tag: 'stated' },
  'ARR-15.2b': { source: '15.2', tag: 'stated' },
  'ARR-15.2c': { source: '15.2', tag: 'stated' },
}
