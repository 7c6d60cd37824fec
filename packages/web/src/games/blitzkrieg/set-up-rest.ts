import {
  ARTILLERY,
  at,
  CLEAR,
  opponent,
  ROUGH,
  STEP,
  VERB,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import { targetOf, tryOn, verbOf, type Choice, type Game } from '@estafette/kernel'

// Hexes that a place may be worse for each reason.
const DEPTH = 2 // guns stand so far behind the others
const CROWDED = 3 // for each unit that is there; who is dug in had better be many
const OPEN = 1 // no shelter

/**
 * How little a hex suits the unit that is placed: near the enemy's edge, guns behind, sheltered,
 * and not yet taken. A proposal, no rule.
 */
function unfitness(s: BlitzState, hex: number, front: number): number {
  const depth = s.board.supplyDistance[opponent(s.decider)]![hex]! - front
  const isGun = s.placing >= 0 && s.board.unitType[s.placing]! === ARTILLERY
  const ground = s.board.terrain[hex]!
  const crowd = s.units[at(s, s.decider, hex)]!
  return (
    (isGun ? Math.abs(depth - DEPTH) : depth) +
    (s.step === STEP['setup-entrench'] ? -crowd : CROWDED * crowd) +
    (ground === CLEAR || ground === ROUGH ? OPEN : 0)
  )
}

/** The hexes of some choices, those that suit best first. */
export function preferred<T extends { readonly target: number }>(
  s: BlitzState,
  offers: readonly T[],
): readonly T[] {
  const distance = s.board.supplyDistance[opponent(s.decider)]!
  const front = Math.min(...offers.map(({ target }) => distance[target]!))
  return offers.toSorted(
    (a, b) => unfitness(s, a.target, front) - unfitness(s, b.target, front) || a.target - b.target,
  )
}

/** A row of choices that finishes a decision. */
export interface Rest {
  readonly choices: readonly Choice[]
  readonly ends: boolean // dice follow, or the other side is asked
}

const known = new WeakMap<BlitzState, Rest>()

/** Goes on with the best choice as long as a decision of the same side lasts, or until dice fall. */
function goOn(
  game: Game<BlitzState>,
  from: BlitzState,
  best: (s: BlitzState, legal: readonly Choice[]) => Choice | undefined,
): Rest {
  const trial = tryOn(game, from)
  const s = trial.state
  const out = new Int32Array(s.legal.length)
  while (!trial.rolls && s.step === from.step && s.decider === from.decider) {
    const legal = Array.from(out.subarray(0, game.choices(s, game.toAct(s), out)))
    const choice = best(s, legal)
    if (choice === undefined || !trial.attempt(verbOf(choice), targetOf(choice))) break
  }
  return { choices: trial.choices, ends: trial.rolls || s.decider !== from.decider }
}

/** The best of the choices of a verb. */
function bestOf(s: BlitzState, legal: readonly Choice[], verb: number): Choice | undefined {
  const same = legal
    .filter((choice) => verbOf(choice) === verb)
    .map((choice) => ({ choice, target: targetOf(choice) }))
  return preferred(s, same)[0]?.choice
}

/**
 * All that a side has left to place: its units, with transports as long as there are any, or its
 * entrenchments. Worked out once for a position, which nobody may change.
 */
export function restOf(game: Game<BlitzState>, from: BlitzState): Rest {
  const found = known.get(from)
  if (found) return found
  const verbs =
    from.step === STEP['setup-place'] ? [VERB['place-riding'], VERB.place] : [VERB.entrench]
  const rest = goOn(game, from, (s, legal) => {
    for (const verb of verbs) {
      const choice = bestOf(s, legal, verb)
      if (choice !== undefined) return choice
    }
    return undefined
  })
  known.set(from, rest)
  return rest
}
