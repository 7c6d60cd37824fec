import type { FactsOf } from '@estafette/kernel'
import type { shifts as en } from './en/shifts.ts'

export const shifts: FactsOf<typeof en> = {
  'BLZ-SHF-1': { source: 'Combat, 3', tag: 'stated' },
  'BLZ-SHF-2': { source: 'Combat, 3', tag: 'stated' },
  'BLZ-SHF-3': { source: 'Combat, 3; special, 5, 6, 12', tag: 'conflict' },
  'BLZ-SHF-4': { source: 'Special, 11', tag: 'conflict' },
  'BLZ-SHF-5': { source: 'Special, 10', tag: 'stated' },
  'BLZ-SHF-6': { source: 'Special, 9', tag: 'stated' },
  'BLZ-SHF-7': { source: 'Combat, 3', tag: 'stated' },
  'BLZ-SHF-8': { source: 'Combat, 3', tag: 'stated' },
  'BLZ-SHF-9': { source: 'Special, 10', tag: 'stated' },
  'BLZ-SHF-10': { source: 'Special, 9', tag: 'stated' },
  'BLZ-SHF-11': { source: 'Special, 12', tag: 'completed' },
  'BLZ-SHF-12': { source: 'Events', tag: 'stated' },
  'BLZ-SHF-13': { source: 'Combat, 3', tag: 'completed' },
  'BLZ-SHF-14': { source: '', tag: 'completed' },
  'BLZ-SHF-15': { source: '', tag: 'completed' },
  'BLZ-CMB-1': { source: 'Special, 1; combat, 3', tag: 'completed' },
  'BLZ-CMB-2': { source: 'Terrain table', tag: 'stated' },
  'BLZ-CMB-3': { source: '', tag: 'completed' },
}
