import type { FactsOf } from '@estafette/kernel'
import type { schedule as en } from './en/schedule.ts'

export const schedule: FactsOf<typeof en> = {
  'CEL-22.0.1': { source: '22.0', tag: 'ambiguous' },
  'CEL-22.0.2': { source: '22.0', tag: 'stated' },
  'CEL-22.0.3': { source: '22.0', tag: 'stated' },
  'CEL-22.0.4': { source: '22.0', tag: 'stated' },
}
