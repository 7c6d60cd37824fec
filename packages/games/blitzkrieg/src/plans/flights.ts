import { makeChoice, targetOf, verbOf, type Choice, type Game } from '@estafette/kernel'
import { ABORTED, SHOT_DOWN } from '../data/codes.ts'
import { interdictors } from '../interdiction.ts'
import { bombardChance } from '../preview.ts'
import { copyOf, MOST_CHOICES, opponent, type Air, type BlitzState } from '../state.ts'
import { STEP } from '../steps.ts'
import { VERB } from '../verbs.ts'
import { airChance, byDanger, dangerOf } from './air.ts'
import { byPrize, prizeOf } from './fire.ts'

/** What an air unit is sent to do: bomb a hex, fly interdiction, meet an enemy, or stay. */
export interface AirOrder {
  readonly air: Air
  readonly choice: Choice
}

const HOLD = makeChoice(VERB.hold)
const ENOUGH = 2 // air units in interdiction; a third one changes nothing. BLZ-AIR-13

/** Whether air units get their orders now, one after another. BLZ-AIR-2, BLZ-AIR-3 */
export function asksPilots(s: BlitzState): boolean {
  return s.step === STEP.mission || s.step === STEP.intercept
}

/** The air units that are still asked for an order, in the order in which the rules ask. */
export function pilotsOf(s: BlitzState): readonly Air[] {
  const { airSides, airReady, airCount } = s.board
  const found: Air[] = []
  for (let air = s.airTarget; air < airCount && airSides[air] === airSides[s.airTarget]; air++) {
    if (s.airPlace[air] === airReady) found.push(air)
  }
  return found
}

/** The position as if air units had their orders, and no die had fallen. */
function sceneOf(s: BlitzState, flights: readonly AirOrder[]): BlitzState {
  const scene = copyOf(s)
  for (const { air, choice } of flights) {
    const verb = verbOf(choice)
    if (verb === VERB.bomb) scene.airPlace[air] = targetOf(choice)
    if (verb === VERB.interdict) scene.airPlace[air] = s.board.airInterdiction
    if (verb === VERB.intercept) scene.airMet[targetOf(choice)] = 1
  }
  return scene
}

/** The orders that the rules let an air unit have beside those of the others. */
export function ordersFor(
  game: Game<BlitzState>,
  s: BlitzState,
  flights: readonly AirOrder[],
  air: Air,
): readonly Choice[] {
  const scene = sceneOf(
    s,
    flights.filter((one) => one.air !== air),
  )
  scene.airTarget = air
  const out = new Int32Array(MOST_CHOICES)
  return Array.from(out.subarray(0, game.choices(scene, game.toAct(scene), out)))
}

/** Whether two orders cannot both be flown: one bomber a hex, one interceptor an enemy. */
function excludes(one: Choice, other: Choice): boolean {
  return one === other && (verbOf(one) === VERB.bomb || verbOf(one) === VERB.intercept)
}

/**
 * The orders with another one for an air unit. Whoever had that target gets the old one in its
 * place, where the rules allow it, else stays. Nothing changes where the order is refused.
 */
export function reassign(
  game: Game<BlitzState>,
  s: BlitzState,
  flights: readonly AirOrder[],
  { air, choice }: AirOrder,
): readonly AirOrder[] {
  const before = flights.find((one) => one.air === air)?.choice ?? HOLD
  const rival = flights.find((one) => one.air !== air && excludes(one.choice, choice))
  const others = flights.filter((one) => one.air !== air && one !== rival)
  if (!ordersFor(game, s, others, air).includes(choice)) return flights
  const withOwn = [...others, { air, choice }]
  const inOrder = (all: readonly AirOrder[]): readonly AirOrder[] =>
    all.toSorted((a, b) => a.air - b.air)
  if (!rival) return inOrder(withOwn)
  const isFree = ordersFor(game, s, withOwn, rival.air).includes(before)
  return inOrder([...withOwn, { air: rival.air, choice: isFree ? before : HOLD }])
}

/** Everybody stays. */
export function grounded(s: BlitzState): readonly AirOrder[] {
  return pilotsOf(s).map((air) => ({ air, choice: HOLD }))
}

/**
 * What is worth most: bombs on the best targets, one a hex; what is left flies interdiction as long
 * as that changes something. Interceptors meet the most dangerous missions. Nobody flies for nothing.
 */
export function proposedFlights(game: Game<BlitzState>, s: BlitzState): readonly AirOrder[] {
  const pilots = pilotsOf(s)
  const [first] = pilots
  if (first === undefined) return []
  const orders = ordersFor(game, s, [], first)
  const by = (verb: number): readonly { choice: Choice; target: number }[] =>
    orders
      .filter((choice) => verbOf(choice) === verb)
      .map((choice) => ({ choice, target: targetOf(choice) }))
  const targets =
    s.step === STEP.mission
      ? byPrize(s, by(VERB.bomb), ({ target }) => target).filter(
          ({ target }) => prizeOf(s, target) > 0,
        )
      : byDanger(s, by(VERB.intercept)).filter(({ target }) => dangerOf(s, target) > 0)
  const [interdict] = by(VERB.interdict)
  const spare = interdict ? Math.max(0, ENOUGH - interdictors(s)) : 0
  return pilots.map((air, index) => {
    const target = targets[index]
    if (target) return { air, choice: target.choice }
    const isUseful = index - targets.length < spare
    return { air, choice: interdict && isUseful ? interdict.choice : HOLD }
  })
}

/** The choices that give these orders. Whoever has nobody left to meet is not asked any more. */
export function rowOf(s: BlitzState, flights: readonly AirOrder[]): readonly Choice[] {
  const all = pilotsOf(s).map((pilot) => flights.find(({ air }) => air === pilot)?.choice ?? HOLD)
  if (s.step === STEP.mission) return all
  let left = enemiesToMeet(s)
  const asked = all.filter((choice) => {
    if (left === 0) return false
    if (verbOf(choice) === VERB.intercept) left--
    return true
  })
  return asked
}

/** The orders that a row of choices gives. */
export function flightsOf(s: BlitzState, row: readonly Choice[]): readonly AirOrder[] {
  return pilotsOf(s).map((air, index) => ({ air, choice: row[index] ?? HOLD }))
}

/** How many enemy air units can still be met. BLZ-AIR-3 */
function enemiesToMeet(s: BlitzState): number {
  return missionsUnderWay(s).filter((air) => s.airMet[air] === 0).length
}

/** The air units of the phasing side that fly a mission: bombs, then interdiction. BLZ-AIR-3 */
export function missionsUnderWay(s: BlitzState): readonly Air[] {
  const { airSides, airCount, hexCount, airInterdiction } = s.board
  return Array.from({ length: airCount }, (_, air) => air).filter(
    (air) =>
      airSides[air] === s.phasing &&
      (s.airPlace[air]! < hexCount || s.airPlace[air] === airInterdiction),
  )
}

/** Air units of the other side that could intercept. BLZ-AIR-3 */
export function interceptorsOf(s: BlitzState): number {
  const side = opponent(s.phasing)
  return s.airPlace.reduce(
    (sum, place, air) => sum + Number(s.board.airSides[air] === side && place === s.board.airReady),
    0,
  )
}

/** The chance that an interceptor keeps a mission from being flown. BLZ-AIR-4 */
export function stopChance({ board }: BlitzState): number {
  return airChance(board.intercepted, ABORTED, SHOT_DOWN)
}

/**
 * How many hexes bombs are going to disrupt on the average: if nobody intercepts, and if all who
 * could meet the bombers that are the likeliest to hit.
 */
export function expectedHits(
  s: BlitzState,
  flights: readonly AirOrder[],
): { readonly free: number; readonly met: number } {
  const enemy = opponent(s.phasing)
  const chances = [
    ...s.airPlace.filter((place, air) => {
      return s.board.airSides[air] === s.phasing && place < s.board.hexCount
    }),
    ...flights
      .filter(({ choice }) => verbOf(choice) === VERB.bomb)
      .map(({ choice }) => targetOf(choice)),
  ]
    .map((hex) => bombardChance(s, enemy, hex))
    .toSorted((a, b) => b - a)
  const free = chances.reduce((sum, chance) => sum + chance, 0)
  const stopped = chances.slice(0, interceptorsOf(s)).reduce((sum, chance) => sum + chance, 0)
  return { free, met: free - stopped * stopChance(s) }
}
