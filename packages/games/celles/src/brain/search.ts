import { createState, tryOn, type Choice, type Game, type Search } from '@estafette/kernel'
import { canPlan, makePlans } from '../plans.ts'
import { endUnit, firstUnit, type CellesState, type Unit } from '../state.ts'
import { VERB } from '../verbs.ts'

/** Where a search of Celles pays: what a chit is used for. */
export function makeSearch(game: Game<CellesState>): Search<CellesState> {
  const { board } = createState(game, { scenario: game.scenarios[0]!, options: {} })
  const { plansFor, spellPlan } = makePlans(game, board)

  /** A single unit with each of the attacks it could make. */
  const attacksOf = (s: CellesState, unit: Unit): (readonly Choice[])[] => {
    const trial = tryOn(game, s)
    if (!trial.attempt(VERB.single, unit) || trial.rolls || !canPlan(trial.state)) return []
    return plansFor(trial.state, [unit])
      .filter(({ kind }) => kind === 'attack')
      .map((plan) => [...trial.choices, ...spellPlan(trial.state, plan).choices])
      .filter((row) => row.length > trial.choices.length)
  }
  return {
    opens: ['activation'],
    never: [
      'setup-place',
      'replacement',
      'rebuild-hex',
      'reinforcement',
      'losses',
      'disrupt',
      'retreat-order',
      'retreat-step',
      'retreat-continue',
      'retreat-stack-loss',
      'stack-loss',
      'advance',
      'advance-hex',
    ],
    plans(s, seat) {
      const rows: (readonly Choice[])[] = []
      for (let unit = firstUnit(s, seat); unit < endUnit(s, seat); unit++) {
        rows.push(...attacksOf(s, unit))
      }
      return rows
    },
  }
}
