import {
  fastDice,
  LEGAL,
  makeChoice,
  targetOf,
  tryChoice,
  verbOf,
  type Choice,
  type Game,
} from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { isLong, sampleOf } from '../../../../../scripts/lanes.ts'
import { battles } from '../battles.ts'
import { GERMAN, MIXED_LIMIT, STACKING_LIMIT } from '../data/codes.ts'
import { ask } from '../flow.ts'
import { isGunFor } from '../obligation.ts'
import { previewAttack } from '../preview.ts'
import {
  endUnit,
  firstUnit,
  FRESH,
  opponent,
  type BlitzState,
  type Hex,
  type Unit,
} from '../state.ts'
import { STEP } from '../steps.ts'
import { traceSupply } from '../supply.ts'
import { boldest, legalOf } from '../testing.ts'
import { isArtillery, isDisrupted, isOnMap, isTransport } from '../units.ts'
import { VERB } from '../verbs.ts'
import { standing, turnOf } from './comers.ts'
import { dangerAt } from './danger.ts'
import { makePlans } from './index.ts'

const GAMES = isLong ? 2 : 1 // played for each battle
const MOST_WAYS = 60_000 // to share attackers out between hexes that are gone through

type Battle = Game<BlitzState>

/** Where a unit could stop, and the transport it would ride in: by the choices of the game alone. */
interface Stop {
  readonly hex: Hex
  readonly vehicle: Unit
}

/** Everywhere a unit could stop, found by playing every move of it; null where a die decides. */
function stopsOf(game: Battle, scene: BlitzState, unit: Unit): readonly Stop[] | null {
  const found = new Map<string, Stop>()
  const seen = new Set<string>()
  const open: BlitzState[] = []
  for (const verb of [VERB.move, VERB.ride]) {
    const choice = makeChoice(verb, unit)
    if (game.verdict(scene, game.toAct(scene), choice) !== LEGAL) continue
    const next = game.clone(scene)
    if (tryChoice(game, next, game.toAct(next), choice) === 'rolls') return null
    open.push(next)
  }
  for (let s = open.pop(); s; s = open.pop()) {
    if (s.step !== STEP['on-the-way'] || s.active !== unit) {
      found.set(`${s.place[unit]} ${s.ride[unit]}`, { hex: s.place[unit]!, vehicle: s.ride[unit]! })
      continue
    }
    for (const choice of legalOf(game, s)) {
      const verb = verbOf(choice)
      if (verb === VERB.stop) {
        found.set(`${s.place[unit]} ${s.vehicle}`, { hex: s.place[unit]!, vehicle: s.vehicle })
      }
      if (verb !== VERB.to) continue
      const next = game.clone(s)
      if (tryChoice(game, next, game.toAct(next), choice) === 'rolls') return null
      const how = [next.spent, next.vehicle, next.ride[unit], next.halted, next.step]
      const key = [next.place[unit], ...how].join()
      if (seen.has(key)) continue
      seen.add(key)
      open.push(next)
    }
  }
  return [...found.values()]
}

interface Found {
  readonly column: number
  readonly total: number
  readonly how: string // who attacks from where
}

/** Who attacks from where, in words. */
function told(s: BlitzState, units: readonly Unit[], hexes: readonly Hex[]): string {
  return units.map((unit, at) => `${s.board.unitCodes[unit]} ${s.board.hexIds[hexes[at]!]}`).join()
}

/** The best column and sum of every way to share attackers out between hexes; null for none. */
function bestByForce(game: Battle, scene: BlitzState, hex: Hex): Found | null | 'skipped' {
  const side = scene.phasing
  const supplied = Uint8Array.from(traceSupply(scene, side))
  const { board } = scene
  const isNear = (other: Hex): boolean => board.distances[other * board.hexCount + hex] === 1
  const options: { readonly unit: Unit; readonly stops: readonly Stop[]; leaves: boolean }[] = []
  const guns: Unit[] = []
  const residents: Unit[] = []
  for (let unit = firstUnit(scene, side); unit < endUnit(scene, side); unit++) {
    if (!isOnMap(scene, unit) || isTransport(scene, unit)) continue
    const from = scene.place[unit]!
    const isIn = supplied[from] === 1 || (scene.flags[unit]! & FRESH) !== 0
    const isGun = isArtillery(scene, unit)
    if (isGun && isIn && isGunFor(scene, unit, hex)) guns.push(unit)
    if (!isIn || isGun) {
      if (isNear(from)) residents.push(unit)
      continue
    }
    const all = stopsOf(game, scene, unit)
    if (!all) return 'skipped'
    const here = isNear(from) ? [{ hex: from, vehicle: -1 }] : []
    const stops = [...here, ...all.filter((stop) => isNear(stop.hex))]
    if (stops.length > 0) options.push({ unit, stops, leaves: all.length > 0 })
  }
  const ways = options.reduce((product, { stops }) => product * (stops.length + 1), 1)
  if (ways * (guns.length > 0 ? 2 : 1) > MOST_WAYS) return 'skipped'
  let best: Found | null = null
  const try_ = (places: ReadonlyMap<Unit, Stop>): void => {
    if (!isStacked(scene, places, residents)) return
    const attackers = [...places.keys()]
    for (const help of guns.length > 0
      ? [guns, guns.filter((gun) => !isDisrupted(scene, gun))]
      : [guns]) {
      const before = attackers.map((unit) => scene.place[unit]!)
      attackers.forEach((unit) => (scene.place[unit] = places.get(unit)!.hex))
      const attack = previewAttack(scene, [...attackers, ...help], [hex])
      attackers.forEach((unit, index) => (scene.place[unit] = before[index]!))
      if (!attack?.isEnough) continue
      const { finalColumn: column, attackTotal: total } = attack
      if (!best || column > best.column || (column === best.column && total > best.total)) {
        const how = told(
          scene,
          attackers,
          attackers.map((unit) => places.get(unit)!.hex),
        )
        best = { column, total, how }
      }
    }
  }
  const go = (index: number, places: Map<Unit, Stop>, ridden: ReadonlySet<Unit>): void => {
    const option = options[index]
    if (!option) return try_(places)
    const { unit, stops, leaves } = option
    const isThere = isNear(scene.place[unit]!)
    if (!isThere || leaves) go(index + 1, places, ridden)
    for (const stop of stops) {
      if (stop.vehicle >= 0 && ridden.has(stop.vehicle)) continue
      places.set(unit, stop)
      go(index + 1, places, stop.vehicle < 0 ? ridden : new Set([...ridden, stop.vehicle]))
      places.delete(unit)
    }
  }
  go(0, new Map(), new Set())
  return best
}

/** Whether everybody who stays or comes has room. BLZ-STK-2, BLZ-STK-5 */
function isStacked(
  scene: BlitzState,
  places: ReadonlyMap<Unit, Stop>,
  residents: readonly Unit[],
): boolean {
  const piles = new Map<Hex, Unit[]>()
  const put = (unit: Unit, hex: Hex): void => {
    piles.set(hex, [...(piles.get(hex) ?? []), unit])
  }
  for (const [unit, { hex }] of places) put(unit, hex)
  for (const unit of residents) put(unit, scene.place[unit]!)
  return [...piles].every(([hex, units]) => {
    // Whoever was there before may be too many; nobody may join them.
    if (units.every((unit) => scene.place[unit] === hex)) return true
    const formations = new Set(units.map((unit) => scene.board.unitFormation[unit]))
    const most = scene.phasing === GERMAN || formations.size === 1 ? STACKING_LIMIT : MIXED_LIMIT
    return units.length <= most
  })
}

/** Positions of movement phases out of games in which players seek each other. */
function* positions(game: Battle, seed: number): Generator<BlitzState> {
  const made = game.create({ scenario: 'battle', options: {} })
  if (!made.ok) throw new Error('the battle cannot be set up')
  const s = made.value
  const dice = fastDice(seed)
  game.start(s, dice)
  for (let n = 0; n < 1500 && game.toAct(s) >= 0; n++) {
    const all = legalOf(game, s)
    const choices = dice.below(3) > 0 ? boldest(s, all) : all
    if (s.step === STEP.move && dice.below(12) === 0) yield s
    game.play(s, game.toAct(s), choices[dice.below(choices.length)]! as Choice, dice)
  }
}

describe.each(sampleOf(battles, 2).map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  test('the danger of a move is the best of all attacks that the enemy could make there', () => {
    const faults: string[] = []
    let compared = 0
    let dangers = 0
    let most = 0
    for (let seed = 1; seed <= GAMES; seed++) {
      const dice = fastDice(seed + 100)
      for (const s of positions(game, seed)) {
        const plans = makePlans(game, s.board)
        const side = s.phasing
        const movers = legalOf(game, s).filter((choice) => verbOf(choice) === VERB.move)
        if (movers.length === 0) continue
        const unit = targetOf(movers[dice.below(movers.length)]!)
        if (isTransport(s, unit)) continue
        const moves = plans.plansFor(s, [unit]).filter(({ kind }) => kind === 'move')
        if (moves.length === 0) continue
        const plan = moves[dice.below(moves.length)]!
        const started = performance.now()
        const danger = dangerAt(s, side, plan.place, [unit])
        most = Math.max(most, performance.now() - started)
        const scene = turnOf(standing(s, [unit], plan.place), opponent(side))
        if (!scene) {
          expect(danger).toBeNull()
          continue
        }
        ask(scene, 'move', scene.phasing)
        const best = bestByForce(game, scene, plan.place)
        if (best === 'skipped') continue
        compared++
        if (best) dangers++
        const said = danger && {
          column: danger.preview.finalColumn,
          total: danger.preview.attackTotal,
          how: told(s, danger.units, danger.from),
        }
        // In the last column nothing is gained by a higher sum.
        const isLast = said?.column === s.board.crtColumns.length - 1
        if (said?.column !== best?.column || (!isLast && said?.total !== best?.total)) {
          const where = `${game.write(s)}\n${unit} to ${s.board.hexIds[plan.place]}`
          faults.push(`${JSON.stringify(said)} is not ${JSON.stringify(best)} in\n${where}`)
        }
      }
    }
    console.log(
      `${game.id}: ${compared} places compared, ${dangers} in danger, at most ${most.toFixed(1)} ms`,
    )
    expect(faults).toEqual([])
    expect(dangers).toBeGreaterThan(0)
  })
})
