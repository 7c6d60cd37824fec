import { makeChoice, targetOf, verbOf, type Choice } from '@estafette/kernel'
import { ALLIED, ARTILLERY, CLEAR, ROUGH } from '../data/codes.ts'
import { takeUpVerdict } from '../setup.ts'
import {
  at,
  ENTRENCHED,
  NONE,
  opponent,
  ROLLED,
  type BlitzState,
  type Hex,
  type Unit,
} from '../state.ts'
import { STEP } from '../steps.ts'
import { isOnMap, isTransport } from '../units.ts'
import { VERB } from '../verbs.ts'
import { hexWorth } from './worth.ts'

// Hexes that a place may be worse for each reason.
const DEPTH = 2 // guns stand so far behind the others
const CROWDED = 3 // for each unit that is there; who is dug in had better be many
const OPEN = 1 // no shelter
const EMPTY_GOAL = 2 // better for each half point that nobody of this side holds yet

/**
 * How little a hex suits the unit that is placed: a point for each hex that it is further from the
 * enemy's edge than the nearest (a gun had better be two behind it), three for each unit that is
 * there, one for ground without shelter, two less for each half victory point of ground that nobody
 * holds. Entrenchments go where most units are. A proposal, no rule.
 */
function unfitness(s: BlitzState, hex: Hex, front: number): number {
  const depth = s.board.supplyDistance[opponent(s.decider)]![hex]! - front
  const isGun = s.placing !== NONE && s.board.unitType[s.placing]! === ARTILLERY
  const ground = s.board.terrain[hex]!
  const crowd = s.units[at(s, s.decider, hex)]!
  return (
    (isGun ? Math.abs(depth - DEPTH) : depth) +
    (s.step === STEP['setup-entrench'] ? -crowd : CROWDED * crowd) +
    (ground === CLEAR || ground === ROUGH ? OPEN : 0) -
    (crowd === 0 ? EMPTY_GOAL * hexWorth(s, s.decider, hex) : 0)
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

/** Whether a side places units or works: the part of the set-up that is thought out. */
export function isSettingUp({ step }: BlitzState): boolean {
  return step === STEP['setup-place'] || step === STEP['setup-entrench']
}

/** What a choice of the set-up puts where; nobody where works are dug. */
export function putBy(
  s: BlitzState,
  choice: Choice,
): { readonly unit: Unit; readonly hex: Hex } | null {
  const verb = verbOf(choice)
  if (verb === VERB.place || verb === VERB['place-riding'])
    return { unit: s.placing, hex: targetOf(choice) }
  return verb === VERB.entrench ? { unit: NONE, hex: targetOf(choice) } : null
}

/** Units of the zone that wait behind the one in hand, or were passed over, in their order. */
export function waitingToPlace(s: BlitzState): readonly Unit[] {
  if (s.step !== STEP['setup-place']) return []
  return s.board.zones.flatMap(({ side, units }, zone) =>
    side !== s.decider || zone < s.zone || s.drawnFor[zone] === 0
      ? []
      : units.filter((unit) => unit !== s.placing && isWaiting(s, unit)),
  )
}

function isWaiting(s: BlitzState, unit: Unit): boolean {
  return s.place[unit] === s.board.waiting && (s.marks[unit]! & ROLLED) === 0
}

/** The choice that takes a unit up before the others; null where the rules say who is next. */
export function takingUp(s: BlitzState, unit: Unit): Choice | null {
  if (s.step !== STEP['setup-place'] || takeUpVerdict(s, unit) !== 0) return null
  return makeChoice(VERB['take-up'], unit)
}

/** What a side has placed: its units with the verb that did it, and the hexes it has entrenched. */
export function placedSoFar(
  s: BlitzState,
): readonly { readonly unit: Unit; readonly hex: Hex; readonly verb: number }[] {
  const units = s.board.zones
    .filter(({ side }) => side === s.decider)
    .flatMap((zone) => zone.units)
    .filter((unit) => isOnMap(s, unit) && !isTransport(s, unit))
    .map((unit) => ({
      unit,
      hex: s.place[unit]!,
      verb: s.ride[unit] === NONE ? VERB.place : VERB['place-riding'],
    }))
  const works = [...s.entrenchment.keys()]
    .filter((hex) => s.entrenchment[hex] === ENTRENCHED + ALLIED && s.decider === ALLIED)
    .map((hex) => ({ unit: NONE, hex, verb: VERB.entrench }))
  return [...units, ...works]
}

/** A place by name that a side has from the beginning, and what holding it brings in half VP. */
export interface SetUpGoal {
  readonly name: string
  readonly hexes: readonly Hex[]
  readonly worth: number
}

/** Places that score and are a side's own, the dearest first, as far as it may set up there. */
export function goalsOf(s: BlitzState): readonly SetUpGoal[] {
  const byName = new Map<string, Hex[]>()
  for (const { side, allowed } of s.board.zones) {
    if (side !== s.decider) continue
    for (let hex = 0; hex < s.board.hexCount; hex++) {
      const name = s.board.hexNames[hex]!
      const isOwn = s.control[hex] === side + 1
      if (!allowed[hex] || !isOwn || name === '' || hexWorth(s, side, hex) === 0) continue
      const hexes = byName.get(name) ?? []
      if (!hexes.includes(hex)) byName.set(name, [...hexes, hex])
    }
  }
  return [...byName]
    .map(([name, hexes]) => ({
      name,
      hexes,
      worth: Math.max(...hexes.map((hex) => hexWorth(s, s.decider, hex))),
    }))
    .sort((a, b) => b.worth - a.worth || a.name.localeCompare(b.name))
}

/** How many units a side has still to place; a die may let in only some of them. SED-SET-4 */
export function leftToPlace(s: BlitzState): number {
  let left = 0
  s.board.zones.forEach(({ side, units }, zone) => {
    if (side !== s.decider || zone < s.zone) return
    const waiting = units.filter((unit) => isWaiting(s, unit)).length
    left += s.drawnFor[zone] === NONE ? waiting : Math.min(waiting, s.drawnFor[zone]!)
  })
  return left
}
