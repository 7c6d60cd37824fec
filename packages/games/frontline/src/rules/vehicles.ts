import type { FactsOf } from '@estafette/kernel'
import type { vehicles as en } from './en/vehicles.ts'

export const vehicles: FactsOf<typeof en> = {
  'FRL-VEH-1': { source: 'Soldier cards', tag: 'stated' },
  'FRL-VEH-2': { source: 'Vehicles', tag: 'completed' },
  'FRL-VEH-3': { source: 'Vehicles', tag: 'completed' },
  'FRL-VEH-4': { source: 'Vehicles', tag: 'completed' },
  'FRL-VEH-5': { source: 'Vehicles', tag: 'stated' },
  'FRL-VEH-6': { source: 'Vehicles', tag: 'completed' },
  'FRL-VEH-7': { source: 'Action cards', tag: 'stated' },
  'FRL-VEH-8': { source: 'Soldier cards', tag: 'stated' },
  'FRL-VEH-9': { source: 'Vehicles', tag: 'completed' },
}
