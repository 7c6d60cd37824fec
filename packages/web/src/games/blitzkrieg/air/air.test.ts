import { battles } from '@estafette/blitzkrieg'
import {
  asksPilots,
  bombardChance,
  ordersFor,
  pilotsOf,
  STEP,
  stopChance,
  VERB,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import { legalOf } from '@estafette/blitzkrieg/testing'
import { fastDice, LEGAL, targetOf, verbOf, type Choice, type Game } from '@estafette/kernel'
import { stateOf } from '@estafette/table'
import { expect, test } from 'vitest'
import { isLong, sampleOf } from '../../../../../../scripts/lanes.ts'
import { dayOf, seed } from '../../../../../../scripts/seed.mjs'
import { inLanguages, sitAt, tableOf } from '../../../../test/sitting.ts'
import { openSession } from '../../../session/local.ts'
import { cardOf } from '../../../table/card/decision.ts'
import { makeModel } from '../../../table/model.ts'
import type { GameScreen } from '../../../screen/screen.ts'
import type { BlitzDesk } from '../desk.ts'
import { blitzScreen } from '../screen.tsx'
import { oddsOf } from './air-card.ts'
import {
  chosenAir,
  choosePilot,
  flightsNow,
  give,
  ordersOf,
  placeOfOrder,
  pressTarget,
} from './flying.ts'

const ENOUGH = isLong ? 30 : 3 // positions of a decision

const looked = await Promise.all(
  sampleOf(battles, 2).map(async (game) => {
    const screen = (await blitzScreen(game.id)) as unknown as GameScreen
    return { id: game.id, game, screen, states: asked(game) }
  }),
)

/** Positions of a battle in which several air units get their orders. */
function asked(game: Game<BlitzState>): readonly BlitzState[] {
  const found: BlitzState[] = []
  const dice = fastDice(dayOf(seed))
  const made = game.create({ scenario: 'battle', options: {} })
  if (!made.ok) throw new Error(game.id)
  const s = made.value
  game.start(s, dice)
  while (!game.outcome(s)) {
    const isAsked = asksPilots(s) && pilotsOf(s).length > 1
    const count = found.filter(({ step }) => step === s.step).length
    if (isAsked && count < ENOUGH) found.push(game.clone(s))
    const choices = legalOf(game, s)
    // Those that fly are met later.
    const fly = choices.filter((choice) => verbOf(choice) === VERB.bomb)
    const list = fly.length > 0 && dice.below(3) > 0 ? fly : choices
    game.play(s, game.toAct(s), list[dice.below(list.length)]!, dice)
  }
  return found
}

const sit = (screen: GameScreen, game: Game<BlitzState>, state: BlitzState) => {
  const { model, taken } = sitAt(screen, state as never, game.toAct(state))
  return { model: model as unknown as BlitzDesk, taken, table: model }
}

test.each(looked)('$id: one press takes exactly the orders that the table shows', (battle) => {
  const { game, screen, states } = battle
  const dice = fastDice(dayOf(seed))
  for (const state of states) {
    const { model, taken, table } = sit(screen, game, state)
    for (let count = 0; count < 6; count++) {
      const pilots = pilotsOf(state)
      const air = pilots[dice.below(pilots.length)]!
      const orders = ordersOf(model, air)
      give(model, air, orders[dice.below(orders.length)]!)
    }
    const shown = flightsNow(model).map(({ choice }) => choice)
    const { primary } = cardOf(table)
    expect(primary.confirms).toBe(true)
    primary.press()
    const [row = []] = taken
    expect(taken.length).toBe(1)
    expect(row).toEqual(shown.slice(0, row.length))
    for (const left of shown.slice(row.length)) expect(verbOf(left)).toBe(VERB.hold)
    expect(legalInTurn(game, state, row)).toBe(true)
  }
})

/** Whether choices are legal one after another, whatever the dice show. */
function legalInTurn(game: Game<BlitzState>, from: BlitzState, row: readonly Choice[]): boolean {
  const s = game.clone(from)
  const dice = fastDice(dayOf(seed) + 5)
  return row.every((choice) => {
    if (game.verdict(s, game.toAct(s), choice) !== LEGAL) return false
    game.play(s, game.toAct(s), choice, dice)
    return true
  })
}

test.each(looked)('$id: the chances of the table are those of the rules', (battle) => {
  for (const s of battle.states) {
    for (const air of pilotsOf(s)) {
      for (const choice of ordersFor(battle.game, s, [], air)) {
        const odds = oddsOf(s, choice)
        const isBomb = verbOf(choice) === VERB.bomb
        const shown = isBomb
          ? bombardChance(s, 1 - s.phasing, targetOf(choice))
          : verbOf(choice) === VERB.intercept
            ? stopChance(s)
            : undefined
        expect(odds?.chance).toBe(shown)
        if (odds) expect(odds.faces.length / 6).toBeCloseTo(odds.chance)
      }
    }
  }
})

test.each(looked)('$id: a press on a target sends the chosen one, or takes up whose it is', (b) => {
  for (const state of b.states) {
    const { model } = sit(b.screen, b.game, state)
    for (const { air, choice } of flightsNow(model)) {
      const place = placeOfOrder(state, choice)
      if (place < 0) continue
      expect(pressTarget(model, place)).toBe(true)
      if (air !== pilotsOf(state)[0]) expect(chosenAir(model)).toBe(air)
    }
    const air = pilotsOf(state)[0]!
    choosePilot(model, air)
    const taken = flightsNow(model).map(({ choice }) => placeOfOrder(state, choice))
    const free = ordersOf(model, air)
      .map((choice) => placeOfOrder(state, choice))
      .find((place) => place >= 0 && !taken.includes(place))
    if (free === undefined) continue
    expect(pressTarget(model, free)).toBe(true)
    const order = flightsNow(model).find((one) => one.air === air)!.choice
    expect(placeOfOrder(state, order)).toBe(free)
  }
})

test.each(looked)('$id: the table speaks both languages', ({ game, screen, states }) => {
  for (const state of states.slice(0, 4)) {
    inLanguages(() => {
      const { table } = sit(screen, game, state)
      const { title, note, primary, decline, caution } = cardOf(table)
      const texts = [title, note, primary.label, decline.label, caution]
      expect(texts.filter((text) => !text || /undefined|NaN/.test(text))).toEqual([])
      return []
    })
  }
})

test.each(looked)('$id: interceptions go on after their dice, at one press', async (battle) => {
  const { game, screen } = battle
  const table = tableOf(game as unknown as Game, undefined, dayOf(seed) + 1)
  const people = ['human', 'human'] as const
  const model = makeModel(openSession('test', table, people), screen)
  const desk = model as unknown as BlitzDesk
  const now = (): BlitzState => stateOf(table) as BlitzState
  const dice = fastDice(dayOf(seed))
  let flown = 0
  for (let count = 0; count < 4000 && flown < 2 && model.session.outcome() === null; count++) {
    const s = now()
    if (!asksPilots(s) || pilotsOf(s).length === 1) {
      const choices = legalOf(game, s)
      await model.session.take([choices[dice.below(choices.length)]!], model.session.version.value)
      continue
    }
    const before = table.entries.length
    const flights = flightsNow(desk)
    give(desk, flights[0]!.air, flights[0]!.choice)
    const { length } = flights.filter(({ choice }) => verbOf(choice) === VERB.intercept)
    const [step, decider, turn] = [s.step, s.decider, s.turn]
    cardOf(model).primary.press()
    await new Promise((done) => setTimeout(done))
    const taken = table.entries.slice(before).map(({ choice }) => choice)
    const shown = flights.map(({ choice }) => choice)
    expect(taken.slice(0, shown.length)).toEqual(shown.slice(0, taken.length))
    const then = now()
    expect(then.step === step && then.decider === decider && then.turn === turn).toBe(false)
    if (step === STEP.intercept && length > 1) flown++
  }
})
