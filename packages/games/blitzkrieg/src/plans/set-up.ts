import { targetOf, tryOn, verbOf, type Choice, type Game } from '@estafette/kernel'
import { ARTILLERY, CLEAR, ROUGH } from '../data/codes.ts'
import { at, NONE, opponent, ROLLED, type BlitzState, type Hex } from '../state.ts'
import { STEP } from '../steps.ts'
import { VERB } from '../verbs.ts'

// Hexes that a place may be worse for each reason.
const DEPTH = 2 // guns stand so far behind the others
const CROWDED = 3 // for each unit that is there; who is dug in had better be many
const OPEN = 1 // no shelter

/**
 * How little a hex suits the unit that is placed: a point for each hex that it is further from the
 * enemy's edge than the nearest (a gun had better be two behind it), three for each unit that is
 * there, one for ground without shelter. Entrenchments go where most units are. A proposal, no rule.
 */
function unfitness(s: BlitzState, hex: Hex, front: number): number {
  const depth = s.board.supplyDistance[opponent(s.decider)]![hex]! - front
  const isGun = s.placing !== NONE && s.board.unitType[s.placing]! === ARTILLERY
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
export interface FinishingRow {
  readonly choices: readonly Choice[]
  readonly ends: boolean // dice follow, or the other side is asked
}

/**
 * All that a side has left to place: its units, with transports as long as there are any, or its
 * entrenchments; each where it suits best as things stand then.
 */
export function restOf(game: Game<BlitzState>, from: BlitzState): FinishingRow {
  const verbs =
    from.step === STEP['setup-place'] ? [VERB['place-riding'], VERB.place] : [VERB.entrench]
  const trial = tryOn(game, from)
  const s = trial.state
  const out = new Int32Array(s.legal.length)
  while (!trial.rolls && s.step === from.step && s.decider === from.decider) {
    const legal = Array.from(out.subarray(0, game.choices(s, game.toAct(s), out)))
    const choice = verbs.map((verb) => bestOf(s, legal, verb)).find((one) => one !== undefined)
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

/** How many units a side has still to place; a die may let in only some of them. SED-SET-4 */
export function leftToPlace(s: BlitzState): number {
  let left = 0
  s.board.zones.forEach(({ side, units }, zone) => {
    if (side !== s.decider || zone < s.zone) return
    const waiting = units.filter(
      (unit) => s.place[unit] === s.board.waiting && (s.marks[unit]! & ROLLED) === 0,
    ).length
    left += s.drawnFor[zone] === NONE ? waiting : Math.min(waiting, s.drawnFor[zone]!)
  })
  return left
}
