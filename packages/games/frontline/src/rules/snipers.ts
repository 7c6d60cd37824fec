import type { FactsOf } from '@estafette/kernel'
import type { snipers as en } from './en/snipers.ts'

export const snipers: FactsOf<typeof en> = {
  'FRL-SNI-1': { source: 'Soldier cards', tag: 'stated' },
  'FRL-SNI-2': { source: 'Soldier cards', tag: 'stated' },
  'FRL-SNI-3': { source: 'Soldier cards', tag: 'stated' },
  'FRL-SNI-4': { source: 'Soldier cards', tag: 'stated' },
  'FRL-SNI-5': { source: 'Soldier cards', tag: 'stated' },
  'FRL-SNI-6': { source: 'Soldier cards', tag: 'stated' },
  'FRL-SNI-7': { source: 'Soldier cards', tag: 'stated' },
  'FRL-SNI-8': { source: 'Soldier cards', tag: 'completed' },
  'FRL-SNI-9': { source: 'Soldier cards', tag: 'completed' },
  'FRL-SNI-10': { source: 'Soldier cards', tag: 'completed' },
  'FRL-SNI-11': { source: 'Soldier cards', tag: 'stated' },
}
