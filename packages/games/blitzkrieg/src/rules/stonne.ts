import type { FactsOf } from '@estafette/kernel'
import type { stonne as en } from './en/stonne.ts'

export const stonne: FactsOf<typeof en> = {
  'STO-SET-1': { source: 'Set-up', tag: 'stated' },
  'STO-SET-2': { source: 'Set-up', tag: 'stated' },
  'STO-SET-3': { source: 'Set-up', tag: 'completed' },
  'STO-REI-1': { source: 'Reinforcements', tag: 'completed' },
  'STO-REI-2': { source: 'Reinforcements', tag: 'stated' },
  'STO-REI-3': { source: 'Reinforcements', tag: 'stated' },
  'STO-EVT-1': { source: 'Events', tag: 'stated' },
  'STO-EVT-2': { source: 'Events', tag: 'stated' },
  'STO-EVT-3': { source: 'Events', tag: 'stated' },
  'STO-EVT-4': { source: 'Events', tag: 'stated' },
  'STO-EVT-5': { source: 'Events', tag: 'stated' },
  'STO-EVT-6': { source: 'Events', tag: 'stated' },
  'STO-VIC-1': { source: 'Victory', tag: 'ambiguous' },
  'STO-VIC-2': { source: 'Victory', tag: 'stated' },
  'STO-VIC-3': { source: '', tag: 'completed' },
  'STO-OPT-1': { source: 'Optional rules', tag: 'stated' },
  'STO-OPT-2': { source: 'Optional rules', tag: 'completed' },
}
