import type { FactsOf } from '@estafette/kernel'
import type { releases as en } from './en/releases.ts'

export const releases: FactsOf<typeof en> = {
  'ARR-13.0a': { source: '13.4, 14.2.3', tag: 'completed' },
  'ARR-13.0b': { source: '13.1–13.4', tag: 'stated' },
  'ARR-13.0c': { source: '13.1–13.3', tag: 'completed' },
  'ARR-13.0d': { source: '5.1.4', tag: 'completed' },
  'ARR-13.0e': { source: '', tag: 'completed' },
  'ARR-13.1a': { source: '13.1', tag: 'stated' },
  'ARR-13.1b': { source: '13.1', tag: 'stated' },
  'ARR-13.2a': { source: '13.2', tag: 'conflict' },
  'ARR-13.2b': { source: '13.2', tag: 'stated' },
  'ARR-13.2c': { source: '5.1.4, 2.1.3', tag: 'completed' },
  'ARR-13.2d': { source: '13.2', tag: 'completed' },
  'ARR-13.3a': { source: '13.3', tag: 'stated' },
  'ARR-13.3b': { source: '13.3', tag: 'stated' },
  'ARR-13.4a': { source: '13.4', tag: 'stated' },
  'ARR-13.5a': { source: '13.5', tag: 'stated' },
  'ARR-13.5b': { source: '13.5', tag: 'completed' },
  'ARR-13.6a': { source: '13.6', tag: 'stated' },
  'ARR-13.6b': { source: '13.6', tag: 'ambiguous' },
  'ARR-13.6c': { source: '', tag: 'completed' },
  'ARR-13.6d': { source: '9.4', tag: 'stated' },
  'ARR-13.6e': { source: '13.6', tag: 'stated' },
  'ARR-13.6f': { source: '13.6, 11.2', tag: 'ambiguous' },
  'ARR-13.6g': { source: '', tag: 'completed' },
}
