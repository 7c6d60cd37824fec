import type { FactsOf } from '@estafette/kernel'
import type { promotions as en } from './en/promotions.ts'

export const promotions: FactsOf<typeof en> = {
  'FRL-PROM-1': { source: 'Field Promotions', tag: 'completed' },
  'FRL-PROM-2': { source: 'Field Promotions', tag: 'completed' },
  'FRL-PROM-3': { source: 'Field Promotions', tag: 'completed' },
  'FRL-PROM-4': { source: 'Field Promotions', tag: 'completed' },
}
