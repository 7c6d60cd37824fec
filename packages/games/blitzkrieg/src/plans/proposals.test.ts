import { makeChoice, targetOf, verbOf, type Choice } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { gamesOfTheDay, isLong } from '../../../../../scripts/lanes.ts'
import { dayOf, seed } from '../../../../../scripts/seed.mjs'
import { battles } from '../battles.ts'
import { ABORTED, CLEAR, DIE_FACES, SHOT_DOWN } from '../data/codes.ts'
import { bombardChance, holdChance } from '../preview.ts'
import { score } from '../score.ts'
import {
  ENTRENCHED,
  OPEN,
  opponent,
  RETREATING,
  sideOfUnit,
  STEADFAST,
  type BlitzState,
  type Hex,
} from '../state.ts'
import { STEP, type StepName } from '../steps.ts'
import { legalOf } from '../testing.ts'
import { isDisrupted, isOnMap, isTransport } from '../units.ts'
import { unitsIn } from '../usable.ts'
import { VERB } from '../verbs.ts'
import { isInEnemyZoc } from '../zoc.ts'
import {
  airChance,
  arrivalChance,
  byDanger,
  byGoal,
  byPrize,
  byShelter,
  cheapestFirst,
  dearestFirst,
  hexWorth,
  idleFirst,
  likeliestFirst,
  makePlans,
  missionsAfter,
  prizeOf,
  rollerOf,
  toEnemy,
} from './index.ts'
import { toldBy, visit } from './testing.ts'

const SHOWN = isLong ? 60 : 8 // positions of a step that are looked at
const FACES = Array.from({ length: DIE_FACES }, (_, index) => index + 1)

/** Whether a list goes down, or stays, from one to the next. */
function isFalling(numbers: readonly number[]): boolean {
  return numbers.every((one, index) => index === 0 || one <= numbers[index - 1]! + 1e-9)
}

const offer = (choice: Choice) => ({ choice, target: targetOf(choice) })

describe.each(gamesOfTheDay(battles))('$id', (game) => {
  const found = new Map<number, BlitzState[]>()
  const seen = new Map<number, number>()
  visit(game, dayOf(seed), (s) => {
    const count = (seen.get(s.step) ?? 0) + 1
    seen.set(s.step, count)
    const states = found.get(s.step) ?? []
    found.set(s.step, states)
    // Others are seen early and late: the more of them, the fewer are kept.
    if (states.length < SHOWN && (count & (count - 1)) === 0) states.push(game.clone(s))
    else if (states.length < SHOWN && count % 37 === 0) states.push(game.clone(s))
  })
  const at = (step: StepName): readonly BlitzState[] => found.get(STEP[step]) ?? []
  const offersOf = (s: BlitzState, ...verbs: readonly number[]) =>
    legalOf(game, s)
      .filter((choice) => verbs.includes(verbOf(choice)))
      .map(offer)

  test('fire is worth what it is going to disrupt, and the most is proposed first', () => {
    let weighed = 0
    for (const s of at('bombard-target')) {
      const offers = offersOf(s, VERB.shell)
      for (const { choice, target } of offers) {
        const before = unitsIn(s, target).filter((unit) => !isDisrupted(s, unit))
        const average = FACES.reduce((sum, die) => {
          const { events } = toldBy(game, s, choice, die)
          const shelled = events.findIndex(({ type }) => type === 'shelled')
          const end = events.findIndex(({ type }, i) => i > shelled && type !== 'disrupted')
          const hit = events.slice(shelled + 1, end < 0 ? events.length : end)
          const units = hit.map((event) => Number(event['unit'])).filter((u) => before.includes(u))
          return sum + units.reduce((v, u) => v + s.board.attack[u]! + s.board.defence[u]!, 0)
        }, 0)
        expect(prizeOf(s, target)).toBeCloseTo(average / DIE_FACES)
        weighed++
      }
      const order = byPrize(s, offers, ({ target }) => target)
      expect(order.length).toBe(offers.length)
      expect(isFalling(order.map(({ target }) => prizeOf(s, target)))).toBe(true)
    }
    expect(weighed).toBeGreaterThan(0)
  })

  test('the bombs that are proposed first are those that disrupt most', () => {
    for (const s of at('mission')) {
      const offers = offersOf(s, VERB.bomb)
      const enemy = opponent(s.phasing)
      const worth = (hex: Hex): number =>
        bombardChance(s, enemy, hex) *
        unitsIn(s, hex).reduce(
          (sum, unit) =>
            isTransport(s, unit) || isDisrupted(s, unit)
              ? sum
              : sum + s.board.attack[unit]! + s.board.defence[unit]!,
          0,
        )
      const order = byPrize(s, offers, ({ target }) => target)
      expect(isFalling(order.map(({ target }) => worth(target)))).toBe(true)
      expect(order.length).toBe(offers.length)
    }
    expect(at('mission').length).toBeGreaterThan(0)
  })

  test('as many missions follow as air units are told', () => {
    for (const s of at('mission')) {
      let asked = -1
      for (let then = s; then.step === STEP.mission && then.phasing === s.phasing; asked++) {
        then = toldBy(game, then, makeChoice(VERB.hold), 6).state
      }
      expect(missionsAfter(s)).toBe(asked)
    }
  })

  test('BLZ-AIR-4: the chance of an interception, and the most dangerous first', () => {
    for (const s of at('intercept')) {
      const offers = offersOf(s, VERB.intercept)
      for (const { choice, target } of offers) {
        const stopped = FACES.filter((die) => {
          const place = toldBy(game, s, choice, die).state.airPlace[target]
          return place === s.board.airSpent || place === s.board.airTrack
        })
        const shown = airChance(s.board.intercepted, ABORTED, SHOT_DOWN)
        expect(shown).toBeCloseTo(stopped.length / DIE_FACES)
      }
      const danger = ({ target }: { readonly target: number }): number =>
        s.airPlace[target] === s.board.airInterdiction ? 1 : prizeOf(s, s.airPlace[target]!)
      expect(isFalling(byDanger(s, offers).map(danger))).toBe(true)
    }
  })

  test('BLZ-REI-10, BLZ-ART-10: nobody is asked for dice none of which could succeed', () => {
    for (const s of at('arrival')) {
      const offers = offersOf(s, VERB.roll, VERB['roll-group'])
      expect(offers.length).toBeGreaterThan(0)
      for (const { choice } of offers) {
        expect(arrivalChance(s, rollerOf(s, choice))).toBeGreaterThan(0)
      }
    }
    for (const s of at('bombard')) {
      const best = offersOf(s, VERB.bombard).flatMap(({ choice }) => {
        const then = toldBy(game, s, choice, 6)
        const aiming = then.state.step === STEP['bombard-target'] ? then.state : null
        // A gun with one target fires at once.
        return aiming
          ? offersOf(aiming, VERB.shell).map(({ target }) => target)
          : then.events.filter(({ type }) => type === 'shelled').map(({ hex }) => Number(hex))
      })
      const chances = best.map((hex) => bombardChance(s, opponent(s.phasing), hex))
      expect(Math.max(...chances)).toBeGreaterThan(0)
    }
    for (const s of at('mission')) {
      const bombs = offersOf(s, VERB.bomb).map(({ target }) => target)
      const chances = bombs.map((hex) => bombardChance(s, opponent(s.phasing), hex))
      const interdicts = offersOf(s, VERB.interdict).length > 0
      expect(interdicts || Math.max(...chances) > 0).toBe(true)
    }
  })

  test('BLZ-REI-9: the chance of an arrival, and the likeliest first', () => {
    for (const s of at('arrival')) {
      const offers = offersOf(s, VERB.roll, VERB['roll-group'])
      const chances = new Map(
        offers.map(({ choice }) => {
          const faces = FACES.filter((die) => {
            const { events } = toldBy(game, s, choice, die)
            return events.find(({ type }) => type === 'arrival-die')?.['success'] === true
          })
          return [choice, faces.length / DIE_FACES]
        }),
      )
      for (const [choice, chance] of chances) {
        expect(arrivalChance(s, rollerOf(s, choice))).toBeCloseTo(chance)
      }
      const order = likeliestFirst(s, offers)
      expect(isFalling(order.map(({ choice }) => chances.get(choice)!))).toBe(true)
    }
  })

  test('moves are proposed by the points, the enemies, the names and the nearness of their end', () => {
    const plans = makePlans(game, at('move')[0]!.board)
    let compared = 0
    for (const from of at('move')) {
      const s = game.clone(from)
      const [first] = offersOf(s, VERB.move)
      if (!first) continue
      const near = plans.plansFor(s, [first.target])
      if (near.length === 0) continue
      const side = sideOfUnit(s, first.target)
      // As if it could go anywhere, and every second hex were its side's.
      const moves = [...s.control.keys()].map((place) => ({ ...near[0]!, place, cost: place % 40 }))
      for (const place of s.control.keys()) if (place % 2) s.control[place] = side + 1
      const worth = moves.map(({ place, cost }) => {
        const points = hexWorth(s, side, place) * (s.control[place] === side + 1 ? 10 : 100)
        const near = isInEnemyZoc(s, side, place) ? 60 : 0
        const named = s.board.hexNames[place] ? 30 : 0
        return points + near + named - Math.min(cost, 29) / 2
      })
      const order = byGoal(s, moves)
      expect(order.length).toBe(moves.length)
      expect(isFalling(order.map((plan) => worth[moves.indexOf(plan)]!))).toBe(true)
      compared += moves.length
    }
    expect(compared).toBeGreaterThan(20)
  })

  test('BLZ-VIC-3: a hex is worth what its side scores by it', () => {
    const s = game.clone(at('move')[0]!)
    const kinds = ['hexTerrain', 'hexLevel', 'hexList', 'placeHexes']
    for (const side of [0, 1]) {
      for (let hex = 0; hex < s.board.hexCount; hex++) {
        const lines = s.board.scoring.filter((line) =>
          s.board.scoringHexes.get(line)!.includes(hex),
        )
        if (lines.some(({ kind }) => !kinds.includes(kind))) continue
        const then = game.clone(s)
        const count = side * s.board.hexCount + hex
        then.control[hex] = 0
        then.units[count] = 0
        const without = score(then, side)
        then.control[hex] = side + 1
        then.units[count] = 1
        expect([hex, score(then, side) - without]).toEqual([hex, hexWorth(s, side, hex)])
      }
    }
  })

  test('a retreat goes where the shelter is best, then towards supply', () => {
    for (const from of at('retreat-step')) {
      const s = game.clone(from)
      const steps = offersOf(s, VERB.to)
      const side = sideOfUnit(s, s.retreater)
      steps.forEach(({ target }, index) => {
        s.entrenchment[target] = [ENTRENCHED + opponent(side), OPEN, ENTRENCHED + side][index % 3]!
      })
      const worth = ({ target }: { readonly target: Hex }): number =>
        1000 *
          ((s.board.built[target] ? 2 : 0) +
            (s.entrenchment[target] === ENTRENCHED + side ? 2 : 0) +
            (s.board.terrain[target] === CLEAR ? 0 : 1)) -
        s.board.supplyDistance[side]![target]!
      expect(isFalling(byShelter(s, steps).map(worth))).toBe(true)
    }
  })

  test('BLZ-RES-3, BLZ-RES-4: the chance to keep a hex, whatever is decided', () => {
    const states = at('stand').flatMap((s) => {
      const shaken = game.clone(s) // one of them stands by armour panic. BLZ-COM-1
      shaken.marks[unitsIn(s, s.start).find((unit) => !isTransport(s, unit))!]! |= STEADFAST
      return [s, shaken]
    })
    for (const s of states) {
      for (const verb of [VERB.stand, VERB['give-way']]) {
        const outcomes = FACES.map((die) => toldBy(game, s, makeChoice(verb), die))
        if (outcomes.some(({ events }) => !events.some(({ type }) => type === 'combat-roll')))
          continue
        if (outcomes.some(({ state }) => state.step === STEP.ferocity)) continue
        const kept = outcomes.filter(({ state }) =>
          unitsIn(s, s.start).some(
            (unit) =>
              !isTransport(s, unit) &&
              state.place[unit] === s.start &&
              (state.marks[unit]! & RETREATING) === 0,
          ),
        )
        expect(holdChance(s, verb === VERB.stand)).toBeCloseTo(kept.length / DIE_FACES)
      }
    }
  })

  test('units that have to go are proposed by attack and defence, the enemy is seen by distance', () => {
    const s = at('move')[0]!
    const value = ({ target }: { readonly target: number }): number =>
      s.board.attack[target]! + s.board.defence[target]!
    const all = [...s.place.keys()].map((target) => ({ target }))
    expect(isFalling(dearestFirst(s, all).map(value))).toBe(true)
    expect(isFalling(cheapestFirst(s, all).map((one) => -value(one)))).toBe(true)
    const air = [...s.airPlace.keys()].map((target) => ({ target }))
    const boxes = idleFirst(s, air).map(({ target }) => -s.airPlace[target]!)
    expect(isFalling(boxes)).toBe(true)
    for (const side of [0, 1]) {
      const enemies = [...s.place.keys()].filter(
        (unit) => sideOfUnit(s, unit) !== side && isOnMap(s, unit) && !isTransport(s, unit),
      )
      const { distances, hexCount } = s.board
      const least = Math.min(
        99,
        ...enemies.map((unit) => distances[7 * hexCount + s.place[unit]!]!),
      )
      expect(toEnemy(s, side, 7)).toBe(least)
    }
  })
})
