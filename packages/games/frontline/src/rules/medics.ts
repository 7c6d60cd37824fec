import type { FactsOf } from '@estafette/kernel'
import type { medics as en } from './en/medics.ts'

export const medics: FactsOf<typeof en> = {
  'FRL-MED-1': { source: 'Soldier cards', tag: 'stated' },
  'FRL-MED-2': { source: 'Soldier cards', tag: 'stated' },
  'FRL-MED-3': { source: 'Soldier cards', tag: 'stated' },
  'FRL-MED-4': { source: 'Counters', tag: 'ambiguous' },
  'FRL-MED-5': { source: 'Counters', tag: 'stated' },
  'FRL-MED-6': { source: 'Use Bandages', tag: 'completed' },
}
