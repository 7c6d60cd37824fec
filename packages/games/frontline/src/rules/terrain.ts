import type { FactsOf } from '@estafette/kernel'
import type { terrain as en } from './en/terrain.ts'

export const terrain: FactsOf<typeof en> = {
  'FRL-TER-1': { source: 'Terrain cards', tag: 'stated' },
  'FRL-TER-2': { source: 'Terrain cards', tag: 'stated' },
  'FRL-TER-3': { source: 'Terrain cards', tag: 'stated' },
  'FRL-TER-4': { source: 'Terrain cards', tag: 'completed' },
  'FRL-TER-5': { source: 'Terrain cards', tag: 'stated' },
  'FRL-TER-10': { source: 'Terrain cards', tag: 'ambiguous' },
  'FRL-TER-11': { source: 'Terrain cards', tag: 'stated' },
  'FRL-TER-12': { source: 'Terrain cards', tag: 'conflict' },
  'FRL-TER-13': { source: 'Terrain cards', tag: 'stated' },
  'FRL-TER-14': { source: 'Terrain cards', tag: 'stated' },
  'FRL-TER-15': { source: 'Terrain cards', tag: 'stated' },
}
