import type { FactsOf } from '@estafette/kernel'
import type { teams as en } from './en/teams.ts'

export const teams: FactsOf<typeof en> = {
  'FRL-TEAM-1': { source: '', tag: 'completed' },
  'FRL-TEAM-2': { source: '', tag: 'completed' },
  'FRL-TEAM-3': { source: '', tag: 'completed' },
  'FRL-TEAM-4': { source: '', tag: 'completed' },
  'FRL-TEAM-5': { source: '', tag: 'completed' },
  'FRL-TEAM-6': { source: '', tag: 'completed' },
}
