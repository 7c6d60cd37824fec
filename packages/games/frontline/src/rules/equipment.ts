import type { FactsOf } from '@estafette/kernel'
import type { equipment as en } from './en/equipment.ts'

export const equipment: FactsOf<typeof en> = {
  'FRL-EQ-1': { source: 'Counters', tag: 'stated' },
  'FRL-EQ-2': { source: 'Counters', tag: 'stated' },
  'FRL-EQ-3': { source: 'Move Equipment', tag: 'completed' },
  'FRL-EQ-BAN': { source: 'Counters', tag: 'stated' },
  'FRL-EQ-GRE': { source: 'Counters', tag: 'stated' },
  'FRL-EQ-RGR': { source: 'Counters', tag: 'stated' },
  'FRL-EQ-BIN-1': { source: 'Counters', tag: 'stated' },
  'FRL-EQ-BIN-2': { source: 'Counters', tag: 'stated' },
  'FRL-EQ-CAN': { source: 'Counters', tag: 'stated' },
  'FRL-EQ-SHO': { source: 'Counters', tag: 'stated' },
  'FRL-EQ-X': { source: 'Counters', tag: 'stated' },
  'FRL-EQ-VEH': { source: 'Vehicles', tag: 'completed' },
}
