import type { FactsOf } from '@estafette/kernel'
import type { supply as en } from './en/supply.ts'

export const supply: FactsOf<typeof en> = {
  'CEL-5.0.1': { source: '5.0', tag: 'stated' },
  'CEL-5.0.2': { source: '5.0', tag: 'stated' },
  'CEL-5.0.3': { source: '5.0', tag: 'stated' },
  'CEL-5.0.4': { source: '5.0, FAQ', tag: 'stated' },
  'CEL-5.0.5': { source: '5.0', tag: 'completed' },
  'CEL-5.0.6': { source: '5.0', tag: 'stated' },
  'CEL-5.0.7': { source: '5.0', tag: 'stated' },
  'CEL-5.0.8': { source: '5.0', tag: 'stated' },
  'CEL-5.0.9': { source: '5.0', tag: 'stated' },
  'CEL-5.0.10': { source: '5.0', tag: 'completed' },
}
