import type { FactsOf } from '@estafette/kernel'
import type { units as en } from './en/units.ts'

export const units: FactsOf<typeof en> = {
  'ARR-3.2a': { source: '3.2', tag: 'stated' },
  'ARR-3.2b': { source: '3.2', tag: 'stated' },
  'ARR-3.2c': { source: '3.3.1, 10.1', tag: 'completed' },
  'ARR-3.2d': { source: '3.1', tag: 'completed' },
  'ARR-3.3a': { source: '3.3.1', tag: 'stated' },
  'ARR-3.4a': { source: '3.4.2, 13.6', tag: 'stated' },
}
