import type { FactsOf } from '@estafette/kernel'
import type { sections as en } from './en/sections.ts'

export const sections: FactsOf<typeof en> = {
  'FRL-SEC-1': { source: 'Terrain cards', tag: 'stated' },
  'FRL-SEC-2': { source: 'Soldier cards', tag: 'stated' },
  'FRL-SEC-3': { source: 'Game Terms', tag: 'stated' },
  'FRL-SEC-4': { source: 'Game Terms', tag: 'stated' },
  'FRL-SEC-5': { source: 'Soldier cards', tag: 'stated' },
  'FRL-SEC-6': { source: 'Led Sections', tag: 'completed' },
  'FRL-SEC-7': { source: 'Soldier cards', tag: 'stated' },
  'FRL-SEC-8': { source: 'Vehicles; Infantry Guns', tag: 'completed' },
  'FRL-SEC-9': { source: 'Terrain cards', tag: 'stated' },
  'FRL-SEC-10': { source: 'Forming Sections; Dividing Sections', tag: 'completed' },
  'FRL-SEC-11': { source: 'Forming Sections; Dividing Sections', tag: 'completed' },
  'FRL-SEC-12': { source: 'Led Sections', tag: 'completed' },
  'FRL-SEC-13': { source: 'Sections', tag: 'completed' },
  'FRL-SEC-14': { source: 'Led Sections', tag: 'completed' },
}
