import type { FactsOf } from '@estafette/kernel'
import type { weapons as en } from './en/weapons.ts'

export const weapons: FactsOf<typeof en> = {
  'FRL-WPN-1': { source: 'Soldier cards', tag: 'stated' },
  'FRL-WPN-2': { source: 'Soldier cards', tag: 'stated' },
  'FRL-WPN-3': { source: 'Soldier cards', tag: 'stated' },
  'FRL-WPN-4': { source: 'Weapon Details', tag: 'completed' },
  'FRL-WPN-5': { source: 'Weapon Details', tag: 'completed' },
  'FRL-WPN-6': { source: 'Weapon Details', tag: 'completed' },
  'FRL-WPN-7': { source: 'Weapon Details', tag: 'completed' },
  'FRL-WPN-8': { source: 'Counters', tag: 'stated' },
}
