import type { FactsOf } from '@estafette/kernel'
import type { abilities as en } from './en/abilities.ts'

export const abilities: FactsOf<typeof en> = {
  'FRL-AB-ASSIST': { source: 'Soldier cards', tag: 'stated' },
  'FRL-AB-CAUT': { source: 'Soldier cards', tag: 'ambiguous' },
  'FRL-AB-FEAR': { source: 'Soldier cards', tag: 'stated' },
  'FRL-AB-PATH': { source: 'Soldier cards', tag: 'stated' },
  'FRL-AB-POINT': { source: 'Soldier cards', tag: 'stated' },
  'FRL-AB-PLAN': { source: 'Soldier cards', tag: 'stated' },
  'FRL-AB-TACT': { source: 'Soldier cards', tag: 'stated' },
  'FRL-AB-THROW': { source: 'Soldier cards', tag: 'stated' },
  'FRL-AB-TOUGH': { source: 'Soldier cards', tag: 'stated' },
  'FRL-AB-X': { source: 'Soldier cards', tag: 'completed' },
}
