import type { FactsOf } from '@estafette/kernel'
import type { solitaire as en } from './en/solitaire.ts'

export const solitaire: FactsOf<typeof en> = {
  'FRL-SOLO-1': { source: 'Solitaire', tag: 'completed' },
  'FRL-SOLO-2': { source: 'Solitaire', tag: 'completed' },
  'FRL-SOLO-3': { source: 'Solitaire', tag: 'completed' },
  'FRL-SOLO-4': { source: 'Solitaire', tag: 'completed' },
  'FRL-SOLO-5': { source: 'Solitaire', tag: 'completed' },
  'FRL-SOLO-6': { source: 'Solitaire', tag: 'completed' },
  'FRL-SOLO-7': { source: 'Solitaire', tag: 'completed' },
  'FRL-SOLO-8': { source: 'Solitaire', tag: 'completed' },
  'FRL-SOLO-9': { source: 'Solitaire', tag: 'completed' },
  'FRL-SOLO-10': { source: 'Solitaire', tag: 'completed' },
  'FRL-SOLO-11': { source: 'Solitaire', tag: 'completed' },
  'FRL-SOLO-12': { source: 'Solitaire', tag: 'completed' },
  'FRL-SOLO-13': { source: 'Solitaire', tag: 'completed' },
  'FRL-SOLO-14': { source: 'Solitaire', tag: 'completed' },
  'FRL-SOLO-15': { source: 'Solitaire', tag: 'completed' },
}
