import type { Choice, Game, Search } from '@estafette/kernel'
import { makePlans } from '../plans.ts'
import { at, type ArrasState } from '../state.ts'
import { STEP } from '../steps.ts'

/** Where a search of Arras pays: at every impulse, over moves and assaults of whole locations. */
export function makeSearch(game: Game<ArrasState>): Search<ArrasState> {
  const plans = makePlans(game)
  return {
    opens: ['impulse'],
    never: [
      'bid',
      'set-up-group',
      'set-up-place',
      'entry',
      'entry-unit',
      'entry-unit-place',
      'return',
      'casualties',
      'retreat-order',
      'retreat',
      'bombarded',
      'reorganization',
      'reorganization-mate',
      'reorganization-place',
    ],
    plans(s) {
      if (s.step !== STEP.impulse) return []
      const rows: (readonly Choice[])[] = []
      for (let place = 0; place < s.board.locationCount; place++) {
        if (s.ready[at(s.initiative, place)] === 0) continue
        const units = plans.usable(s, place)
        for (const plan of plans.plansFor(s, units)) {
          if (plan.kind === 'attack') rows.push(plans.spell(s, plan).choices)
        }
      }
      return rows
    },
  }
}
