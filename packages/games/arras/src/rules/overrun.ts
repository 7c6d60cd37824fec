import type { FactsOf } from '@estafette/kernel'
import type { overrun as en } from './en/overrun.ts'

export const overrun: FactsOf<typeof en> = {
  'ARR-6.5a': { source: '6.5', tag: 'stated' },
  'ARR-6.5b': { source: '6.5', tag: 'stated' },
  'ARR-6.5c': { source: '', tag: 'completed' },
  'ARR-6.5d': { source: '6.5', tag: 'completed' },
  'ARR-6.5e': { source: '6.5', tag: 'completed' },
  'ARR-6.5f': { source: '6.4.1, 4.3C', tag: 'completed' },
  'ARR-6.5g': { source: '6.5, 5.2', tag: 'stated' },
  'ARR-6.5.1a': { source: '6.5.1', tag: 'stated' },
  'ARR-6.5.1b': { source: '6.5.1', tag: 'stated' },
}
