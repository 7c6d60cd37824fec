import type { FactsOf } from '@estafette/kernel'
import type { terrain as en } from './en/terrain.ts'

export const terrain: FactsOf<typeof en> = {
  'BLZ-TER-1': { source: 'Terrain table', tag: 'stated' },
  'BLZ-TER-2': { source: 'Terrain table', tag: 'stated' },
  'BLZ-TER-3': { source: 'Terrain table', tag: 'stated' },
  'BLZ-TER-4': { source: 'Terrain table', tag: 'stated' },
  'BLZ-TER-5': { source: 'Terrain table', tag: 'stated' },
  'BLZ-TER-6': { source: 'Terrain table', tag: 'stated' },
  'BLZ-TER-7': { source: 'Terrain table', tag: 'stated' },
  'BLZ-TER-8': { source: 'Terrain table', tag: 'stated' },
  'BLZ-TER-9': { source: 'Terrain table', tag: 'stated' },
  'BLZ-TER-10': { source: 'Terrain table', tag: 'stated' },
  'BLZ-TER-11': { source: 'Terrain table', tag: 'stated' },
  'BLZ-TER-12': { source: 'Terrain table', tag: 'stated' },
  'BLZ-TER-13': { source: 'Terrain table', tag: 'stated' },
  'BLZ-TER-14': { source: 'Terrain table', tag: 'completed' },
  'BLZ-TER-15': { source: 'Terrain table', tag: 'completed' },
  'BLZ-TER-16': { source: 'Terrain table', tag: 'stated' },
  'BLZ-TER-17': { source: 'Combat, 3', tag: 'stated' },
}
