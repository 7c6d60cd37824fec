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
import { targetOf, tryOn, verbOf, type Choice, type Game, type Trial } from '@estafette/kernel'

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

/** Goes on with the best choice as long as a decision of the same side lasts, or until dice fall. */
function goOn(
  game: Game<BlitzState>,
  from: BlitzState,
  best: (trial: Trial<BlitzState>, legal: readonly Choice[]) => Choice | undefined,
): readonly Choice[] {
  const trial = tryOn(game, from)
  const s = trial.state
  const out = new Int32Array(s.legal.length)
  while (!trial.rolls && s.step === from.step && s.decider === from.decider) {
    const legal = Array.from(out.subarray(0, game.choices(s, game.toAct(s), out)))
    const choice = best(trial, legal)
    if (choice === undefined || !trial.attempt(verbOf(choice), targetOf(choice))) break
  }
  return trial.choices
}

/** The best of the choices of a verb. */
function bestOf(s: BlitzState, legal: readonly Choice[], verb: number): Choice | undefined {
  const same = legal
    .filter((choice) => verbOf(choice) === verb)
    .map((choice) => ({ choice, target: targetOf(choice) }))
  return preferred(s, same)[0]?.choice
}

/** Places all units that a side has left, with transports as long as there are any. */
export function placeAll(game: Game<BlitzState>, from: BlitzState): readonly Choice[] {
  if (from.step !== STEP['setup-place']) return []
  return goOn(
    game,
    from,
    ({ state }, legal) =>
      bestOf(state, legal, VERB['place-riding']) ?? bestOf(state, legal, VERB.place) ?? legal[0],
  )
}

/** Puts every entrenchment that is left where it serves most. */
export function entrenchAll(game: Game<BlitzState>, from: BlitzState): readonly Choice[] {
  if (from.step !== STEP['setup-entrench']) return []
  return goOn(game, from, ({ state }, legal) => bestOf(state, legal, VERB.entrench))
}
