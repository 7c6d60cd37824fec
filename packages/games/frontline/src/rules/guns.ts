import type { FactsOf } from '@estafette/kernel'
import type { guns as en } from './en/guns.ts'

export const guns: FactsOf<typeof en> = {
  'FRL-GUN-1': { source: 'Infantry Guns', tag: 'completed' },
  'FRL-GUN-2': { source: 'Soldier cards', tag: 'stated' },
  'FRL-GUN-3': { source: 'Infantry Guns', tag: 'completed' },
}
