import type { FactsOf } from '@estafette/kernel'
import type { hannut as en } from './en/hannut.ts'

export const hannut: FactsOf<typeof en> = {
  'HAN-SET-1': { source: 'Set-up', tag: 'stated' },
  'HAN-SET-2': { source: 'Set-up', tag: 'stated' },
  'HAN-SET-3': { source: 'Set-up', tag: 'ambiguous' },
  'HAN-SET-4': { source: '', tag: 'completed' },
  'HAN-SET-5': { source: 'Set-up', tag: 'completed' },
  'HAN-SET-6': { source: 'Set-up', tag: 'stated' },
  'HAN-SET-7': { source: 'Set-up', tag: 'stated' },
  'HAN-REI-1': { source: 'Reinforcements', tag: 'ambiguous' },
  'HAN-EVT-1': { source: 'Events', tag: 'stated' },
  'HAN-EVT-2': { source: 'Events', tag: 'stated' },
  'HAN-EVT-3': { source: 'Events', tag: 'stated' },
  'HAN-EVT-4': { source: 'Events', tag: 'stated' },
  'HAN-EVT-5': { source: 'Events', tag: 'stated' },
  'HAN-EVT-6': { source: 'Events', tag: 'stated' },
  'HAN-VIC-1': { source: 'Victory', tag: 'stated' },
  'HAN-VIC-2': { source: 'Victory', tag: 'stated' },
  'HAN-VIC-3': { source: 'Victory', tag: 'stated' },
  'HAN-OPT-1': { source: 'Optional rules', tag: 'stated' },
  'HAN-OPT-2': { source: 'Optional rules', tag: 'stated' },
}
