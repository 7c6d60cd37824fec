import type { FactsOf } from '@estafette/kernel'
import type { options as en } from './en/options.ts'

export const options: FactsOf<typeof en> = {
  'FRL-OPT-1': { source: 'Optional Rules', tag: 'completed' },
  'FRL-OPT-2': { source: 'Optional Rules', tag: 'completed' },
  'FRL-OPT-3': { source: 'Optional Rules', tag: 'completed' },
  'FRL-OPT-4': { source: 'Optional Rules', tag: 'completed' },
  'FRL-OPT-5': { source: 'Optional Rules', tag: 'completed' },
  'FRL-OPT-6': { source: 'Optional Rules', tag: 'completed' },
  'FRL-OPT-7': { source: 'Optional Rules', tag: 'completed' },
}
