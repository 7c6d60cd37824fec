import { fastDice, targetOf, verbOf, type Choice } from '@estafette/kernel'
import { distance } from './data/map.ts'
import { celles } from './game.ts'
import { makeUnitReach, pathTo, unitReach } from './reach.ts'
import { endUnit, firstUnit, sideOfUnit, type CellesState } from './state.ts'
import { STEP } from './steps.ts'
import { isOnMap } from './units.ts'
import { VERB } from './verbs.ts'
import { isNearEnemy } from './zoc.ts'

type Chance = ReturnType<typeof fastDice>

/** Plays a game at random, but eager to fight: units seek the enemy and attack them. */
export function playEagerly(seed: number, onState: (state: CellesState) => void): void {
  const begun = celles.create({ scenario: celles.scenarios[0]!, options: {} })
  if (!begun.ok) throw new Error(begun.reason)
  const s = begun.value
  const dice = fastDice(seed)
  const mind = fastDice(seed + 1)
  celles.start(s, dice)
  for (let seat = celles.toAct(s); seat >= 0; seat = celles.toAct(s)) {
    onState(s)
    celles.play(s, seat, chooseEagerly(s, mind), dice)
  }
}

function chooseEagerly(s: CellesState, mind: Chance): Choice {
  const all = [...s.legal.subarray(0, s.legalCount)]
  const any = (some: readonly Choice[]): Choice => some[mind.below(some.length)]!
  const moves = all.filter((choice) => verbOf(choice) === VERB.move)
  if (moves.length > 0 && mind.below(10) > 0) return any(moves)
  if (s.step !== STEP.act) return any(all)
  const attacks = all.filter((choice) => verbOf(choice) === VERB.attack)
  if (attacks.length > 0 && mind.below(10) < 7) return any(attacks)
  const steps = all.filter((choice) => verbOf(choice) === VERB.to)
  if (steps.length === 0 || mind.below(12) === 0) return any(all)
  const next = wayToEnemy(s)
  const wanted = steps.find((choice) => targetOf(choice) === next)
  if (wanted !== undefined) return wanted
  const far = (choice: Choice): number => distanceToEnemy(s, targetOf(choice))
  return steps.reduce((best, choice) => (far(choice) < far(best) ? choice : best))
}

/** The first hex of the cheapest way to the enemy, -1 where none is within reach. */
function wayToEnemy(s: CellesState): number {
  const reach = unitReach(s, s.active, makeUnitReach(s.board))
  const side = sideOfUnit(s, s.active)
  let best = -1
  for (const hex of reach.hexes.subarray(1, reach.size)) {
    if (!isNearEnemy(s, side, hex)) continue
    if (best < 0 || reach.left[hex]! > reach.left[best]!) best = hex
  }
  return best < 0 ? -1 : (pathTo(reach, best)[1] ?? -1)
}

function distanceToEnemy(s: CellesState, hex: number): number {
  const enemy = 1 - sideOfUnit(s, s.active)
  let least = Infinity
  for (let unit = firstUnit(s, enemy); unit < endUnit(s, enemy); unit++) {
    if (isOnMap(s, unit)) least = Math.min(least, distance(s.board, hex, s.place[unit]!))
  }
  return least
}
