import {
  fastDice,
  greedyPolicy,
  restOf,
  targetOf,
  tryChoice,
  verbOf,
  type Brain,
  type Choice,
  type Game,
  type Seat,
  type State,
} from '@estafette/kernel'
import type { Put, SetUpPart } from '../../screen/set-up.ts'
import type { KeptPlace } from '../../store/set-ups.ts'

/** A set-up as it would be, of all that is left. */
export interface Proposal {
  readonly row: readonly Choice[] // all of it but what ends the set-up, unless that is all there is
  readonly puts: readonly Put[] // also what follows after others have placed
  readonly ends: boolean // the row does
  readonly missing: readonly string[] // what does not fit any more
}

/** Who chooses in a set-up: null where they have nothing to say of a decision. */
type Chooser<S extends State> = (state: S, seat: Seat) => Choice | null

/** The set-ups that can be taken over in a game. */
export interface Sources<S extends State = State> {
  byComputer(state: S, seat: Seat): Proposal | null
  byHistory(state: S, seat: Seat): Proposal | null
  fromKept(state: S, seat: Seat, kept: readonly KeptPlace[]): Proposal | null
  /** Choices as the computer likes them, the best first. */
  ranked(state: S, seat: Seat, choices: readonly Choice[]): readonly Choice[] | null
}

/** Works them out for a game, with what knows how to play it. */
export function makeSources<S extends State>(
  game: Game<S>,
  part: SetUpPart<S>,
  isSetUp: (state: S, seat: Seat) => boolean,
  brain: Brain<S> | undefined,
): Sources<S> {
  const policy = brain && (brain.policy?.() ?? greedyPolicy(game, brain))
  const dice = fastDice(0)
  const computer = (state: S, seat: Seat): Choice => policy!.choose(state, seat, dice)

  /** All that is left, by somebody who may leave some of it to the computer. */
  const propose = (from: S, seat: Seat, choose: Chooser<S>, missing: string[]): Proposal => {
    policy!.begin()
    const { row, own, ends } = restOf(game, from, {
      seat,
      isPart: isSetUp,
      choose: (state, who) => (who === seat ? choose(state, who) : null) ?? computer(state, who),
      takesTurns: part.takesTurns === true,
    })
    const isCut = ends && row.length > 1 && endsWith(game, own.at(-1)!, isSetUp, seat)
    return {
      row: isCut ? row.slice(0, -1) : row,
      puts: own.flatMap(({ state, choice }) => part.put(state, choice) ?? []),
      ends: ends && !isCut,
      missing,
    }
  }

  return {
    byComputer: (state, seat) => (policy ? propose(state, seat, () => null, []) : null),
    byHistory(from, seat) {
      const { history } = part
      if (!policy || !history) return null
      let isKnown = true
      const made = propose(
        from,
        seat,
        (state) => {
          const choice = history(state)
          isKnown &&= choice !== null
          return choice
        },
        [],
      )
      return isKnown ? made : null
    },
    fromKept(from, seat, kept) {
      if (!policy) return null
      const missing: string[] = []
      const choose = (state: S): Choice | null => {
        const choice = keptChoice(game, part, state, seat, kept)
        const what = part.what(state)
        if (choice === null && what !== null && what !== '') missing.push(what)
        return choice
      }
      return propose(from, seat, choose, missing)
    },
    ranked(state, seat, choices) {
      if (!brain?.ratesAlone) return null
      const list = Int32Array.from(choices).sort()
      const values = new Float64Array(list.length)
      brain.rate(state, seat, list, list.length, values, dice)
      return Array.from(list.keys())
        .sort((a, b) => values[b]! - values[a]!)
        .map((at) => list[at]!)
    },
  }
}

/** Whether the last choice of a row ends the set-up of a seat: dice follow, or somebody else decides. */
function endsWith<S extends State>(
  game: Game<S>,
  last: { readonly state: S; readonly choice: Choice },
  isSetUp: (state: S, seat: Seat) => boolean,
  seat: Seat,
): boolean {
  const after = game.clone(last.state)
  if (tryChoice(game, after, seat, last.choice) === 'rolls') return true
  const next = game.toAct(after)
  return next !== seat || !isSetUp(after, next)
}

/** What a set-up that was kept says of a decision; null where it says nothing that is legal now. */
function keptChoice<S extends State>(
  game: Game<S>,
  part: SetUpPart<S>,
  state: S,
  seat: Seat,
  kept: readonly KeptPlace[],
): Choice | null {
  const out = new Int32Array(state.legal.length)
  const legal = [...out.subarray(0, game.choices(state, seat, out))]
  const what = part.what(state)
  const told = (choice: Choice): { readonly verb: string; readonly code: string } => {
    const { name, target } = game.verbs[verbOf(choice)]!
    return { verb: name, code: game.kinds[target]?.codes[targetOf(choice)] ?? '' }
  }
  if (what === null) {
    // Who is placed next: the first that is kept.
    return legal.find((choice) => kept.some((one) => one.what === told(choice).code)) ?? null
  }
  const own = kept.filter((one) => one.what === what)
  const found = legal.find((choice) => {
    const { verb, code } = told(choice)
    return own.some((one) => one.at === code && one.verb === verb)
  })
  if (found !== undefined || what !== '') return found ?? null
  // Works that are not in it are left undug, where that is allowed.
  return legal.find((choice) => game.verbs[verbOf(choice)]!.target === 'none') ?? null
}
