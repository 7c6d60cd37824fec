import type { FactsOf } from '@estafette/kernel'
import type { scenarios as en } from './en/scenarios.ts'

export const scenarios: FactsOf<typeof en> = {
  'FRL-FIRST-1': { source: 'Your First Battle', tag: 'completed' },
  'FRL-SCN-1': { source: 'Historical Scenarios', tag: 'completed' },
  'FRL-SCN-2': { source: 'Historical Scenarios', tag: 'completed' },
  'FRL-SCN-3': { source: 'Historical Scenarios', tag: 'completed' },
  'FRL-SCN-S1': { source: 'Historical Scenarios', tag: 'completed' },
  'FRL-SCN-S2': { source: 'Historical Scenarios', tag: 'completed' },
  'FRL-SCN-S3': { source: 'Historical Scenarios', tag: 'completed' },
  'FRL-SCN-S4': { source: 'Historical Scenarios', tag: 'completed' },
  'FRL-SCN-S5': { source: 'Historical Scenarios', tag: 'completed' },
  'FRL-SCN-S6': { source: 'Historical Scenarios', tag: 'completed' },
  'FRL-SCN-S7': { source: 'Historical Scenarios', tag: 'completed' },
  'FRL-SCN-S8': { source: 'Historical Scenarios', tag: 'completed' },
}
