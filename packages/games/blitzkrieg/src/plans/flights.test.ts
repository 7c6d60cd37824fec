import { fastDice, LEGAL, makeChoice, targetOf, verbOf, type Game } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { isLong, sampleOf } from '../../../../../scripts/lanes.ts'
import { dayOf, seed } from '../../../../../scripts/seed.mjs'
import { battles } from '../battles.ts'
import { DIE_FACES } from '../data/codes.ts'
import { bombardFaces } from '../preview.ts'
import { opponent, type BlitzState } from '../state.ts'
import { STEP } from '../steps.ts'
import { VERB } from '../verbs.ts'
import {
  expectedHits,
  flightsOf,
  grounded,
  interceptorsOf,
  ordersFor,
  pilotsOf,
  proposedFlights,
  reassign,
  rowOf,
  stopChance,
  type AirOrder,
} from './flights.ts'
import { oneOf, visit } from './testing.ts'

const SHOWN = isLong ? 40 : 6 // positions of a step that are looked at
const CHANGES = 8 // of a table of flights, one after another

/** Gives the orders of a row one by one, whatever the dice show. */
function fly(game: Game<BlitzState>, from: BlitzState, flights: readonly AirOrder[]): BlitzState {
  const s = game.clone(from)
  const dice = fastDice(dayOf(seed))
  const row = rowOf(s, flights)
  const { step, decider } = s
  row.forEach((choice, index) => {
    expect(s.step).toBe(step)
    expect(s.airTarget).toBe(flights[index]!.air)
    expect(flights[index]!.choice).toBe(choice)
    expect(game.verdict(s, game.toAct(s), choice)).toBe(LEGAL)
    game.play(s, game.toAct(s), choice, dice)
  })
  // Nobody is asked for another order.
  expect(s.step === step && s.decider === decider && s.turn === from.turn).toBe(false)
  // Whom the row leaves out was to stay.
  for (const { choice } of flights.slice(row.length)) expect(verbOf(choice)).toBe(VERB.hold)
  return s
}

describe.each(sampleOf(battles, 2))('$id', (game) => {
  const found: BlitzState[] = []
  visit(game, dayOf(seed) + 1, (s) => {
    const isAsked = s.step === STEP.mission || s.step === STEP.intercept
    const alike = found.filter(({ step }) => step === s.step)
    if (isAsked && alike.length < SHOWN) found.push(game.clone(s))
  })

  test('BLZ-AIR-2, BLZ-AIR-3: orders given in one table are legal one after another', () => {
    const dice = fastDice(dayOf(seed))
    let changed = 0
    for (const s of found) {
      fly(game, s, grounded(s))
      let flights = proposedFlights(game, s)
      expect(flights.map(({ air }) => air)).toEqual(pilotsOf(s))
      fly(game, s, flights)
      for (let count = 0; count < CHANGES; count++) {
        const { air } = oneOf(flights, dice)
        const choice = oneOf(ordersFor(game, s, [], air), dice)
        const next = reassign(game, s, flights, { air, choice })
        expect(next.find((one) => one.air === air)!.choice).toBe(choice)
        if (next.some(({ choice: now }, index) => now !== flights[index]!.choice)) changed++
        // What the table shows is what the row gives, and the other way round.
        expect(flightsOf(s, rowOf(s, next)).slice(0, rowOf(s, next).length)).toEqual(
          next.slice(0, rowOf(s, next).length),
        )
        fly(game, s, next)
        flights = next
      }
    }
    expect(found.length === 0 || changed > 0).toBe(true)
  })

  test('an order that the rules refuse changes nothing', () => {
    for (const s of found) {
      const flights = proposedFlights(game, s)
      const { hexCount } = s.board
      const own = Array.from({ length: hexCount }, (_, hex) => hex).find(
        (hex) => !ordersFor(game, s, [], flights[0]!.air).map(targetOf).includes(hex),
      )!
      const verb = s.step === STEP.mission ? VERB.bomb : VERB.intercept
      const order = { air: flights[0]!.air, choice: makeChoice(verb, own) }
      expect(reassign(game, s, flights, order)).toBe(flights)
    }
  })

  test('as many hexes are disrupted on the average as the dice of the bombs say', () => {
    for (const s of found.filter(({ step }) => step === STEP.mission)) {
      const flights = proposedFlights(game, s)
      const bombed = [
        ...s.airPlace.filter(
          (hex, air) => s.board.airSides[air] === s.phasing && hex < s.board.hexCount,
        ),
        ...flights
          .filter(({ choice }) => verbOf(choice) === VERB.bomb)
          .map(({ choice }) => targetOf(choice)),
      ]
      const faces = bombed
        .map((hex) => bombardFaces(s, opponent(s.phasing), hex).length)
        .toSorted((a, b) => b - a)
      const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / DIE_FACES
      const { free, met } = expectedHits(s, flights)
      expect(free).toBeCloseTo(sum(faces))
      expect(met).toBeCloseTo(free - sum(faces.slice(0, interceptorsOf(s))) * stopChance(s))
    }
  })
})
