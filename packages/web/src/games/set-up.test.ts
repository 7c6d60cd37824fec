import { fastDice, greedyPolicy, LEGAL, type Game, type Seat, type State } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { fetchBrain } from '@estafette/registry/shelf'
import { openTable, stateOf, type Table } from '@estafette/table'
import { describe, expect, test } from 'vitest'
import { gamesOfTheDay } from '../../../../scripts/lanes.ts'
import { dayOf, seed } from '../../../../scripts/seed.mjs'
import type { GameScreen } from '../screen/screen.ts'
import type { SetUpPart } from '../screen/set-up.ts'
import { openSession } from '../session/local.ts'
import { makeModel, type TableModel } from '../table/model.ts'
import { makeSources, type Proposal, type Sources } from '../table/set-up/sources.ts'
import { makeTools } from '../table/set-up/tools.tsx'
import { setUpState } from '../table/set-up/desk.ts'
import { cardOf } from '../table/card/decision.ts'
import { loadScreen } from './index.ts'

const MOST = 800 // choices before the first turn

/** A set-up of one side: the position where it begins. */
interface Begun {
  readonly name: string
  readonly game: Game
  readonly screen: GameScreen
  readonly part: SetUpPart
  readonly sources: Sources
  readonly state: State
  readonly seat: Seat
}

/** Every set-up of a game that somebody thinks out: each scenario, each side. */
async function setUpsOf(game: Game): Promise<readonly Begun[]> {
  const screen = (await loadScreen(game.id))!
  const { setUp } = screen
  if (!setUp) return []
  const part = await setUp.load()
  const brain = await fetchBrain(game.id)
  const sources = makeSources(game, part, setUp.isSetUp, brain)
  return game.scenarios.flatMap((scenario) => {
    const made = game.create({ scenario, options: {} })
    if (!made.ok) throw new Error(made.reason)
    const s = made.value
    const dice = fastDice(dayOf(seed))
    game.start(s, dice)
    const found = new Map<Seat, Begun>()
    for (let count = 0; count < MOST; count++) {
      const seat = game.toAct(s)
      if (seat < 0) break
      const isSetUp = setUp.isSetUp(s, seat)
      if (isSetUp && !found.has(seat)) {
        const name = `${game.id} ${scenario} ${seat}`
        found.set(seat, { name, game, screen, part, sources, state: game.clone(s), seat })
      }
      if (!isSetUp && found.size === game.seatsIn(s)) break
      const out = new Int32Array(s.legal.length)
      const legal = out.subarray(0, game.choices(s, seat, out))
      const choice = isSetUp ? sources.byComputer(s, seat)!.row[0]! : legal[0]!
      game.play(s, seat, choice, dice)
    }
    return [...found.values()]
  })
}

/** All that a source has, by its name. */
function proposals({ sources, state, seat }: Begun): readonly (readonly [string, Proposal])[] {
  const history = sources.byHistory(state, seat)
  return [
    ['computer', sources.byComputer(state, seat)!],
    ...(history ? [['history', history] as const] : []),
  ]
}

/** Sits two people down before a position. */
function sit({ game, screen, part, state }: Begun): { model: TableModel; table: Table } {
  const opened = openTable(game, {
    start: { position: game.write(state) },
    gameId: 'set-up',
    seed: '7'.padStart(64, '0'),
    local: true,
  })
  if (!opened.ok) throw new Error(opened.reason)
  const table = opened.value
  const session = openSession(
    'set-up',
    table,
    Array.from({ length: game.seats }, () => 'human'),
  )
  const model = makeModel(session, screen)
  Object.assign(model.page.of(setUpState), { isAsked: true })
  model.page.of(setUpState).tools.value = makeTools(part, undefined)
  return { model, table }
}

const begun = (await Promise.all(gamesOfTheDay(games).map((game) => setUpsOf(game)))).flat()

test('there are set-ups of several games', () => {
  expect(new Set(begun.map(({ game }) => game.series ?? game.id)).size).toBeGreaterThan(1)
})

describe.each(begun.map((one) => [one.name, one] as const))('%s', (_, one) => {
  const { game, screen, part, state, seat, sources } = one
  const isSetUp = screen.setUp!.isSetUp

  test('each source is a row of legal choices that leaves nothing but the end', () => {
    for (const [source, { row, puts, ends }] of proposals(one)) {
      const s = game.clone(state)
      for (const choice of row) {
        expect([source, game.toAct(s), game.verdict(s, seat, choice)]).toEqual([
          source,
          seat,
          LEGAL,
        ])
        game.play(s, seat, choice, fastDice(1))
        expect(game.faults(s)).toEqual([])
      }
      const isOver = game.toAct(s) !== seat || !isSetUp(s, seat)
      expect([source, isOver]).toEqual([source, ends || part.takesTurns === true])
      // What is left is the one that ends it.
      if (!isOver) expect(sources.byComputer(s, seat)!.row.length).toBe(1)
      const units = puts.flatMap((put) => put.units)
      expect(new Set(units).size).toBe(units.length)
      // All that is to be placed is: nobody is left over but whom the rules leave out.
      const waiting = [...part.hand(state).units, ...part.waiting(state).flatMap((w) => w.units)]
      if (part.left(state) >= waiting.length) {
        const isThere = (unit: number): boolean =>
          units.includes(unit) || screen.map!.placeOf(s, unit) >= 0 // by themselves, in their one place
        const over = waiting.filter((unit) => !isThere(unit))
        expect([source, over.length <= (part.takesTurns ? 1 : 0)]).toEqual([source, true])
      }
      for (const { place } of puts) expect(screen.map!.places[place]).toBeDefined()
    }
  })

  test('ground of its own that is worth more than all other is held by what the computer proposes', () => {
    const goals = part.goals(state).toSorted((a, b) => b.worth - a.worth)
    const [goal, next] = goals
    const { puts } = sources.byComputer(state, seat)!
    const held = puts.filter((put) => put.units.length > 0).map(({ place }) => place)
    if (!goal || goal.worth === next?.worth) return
    const isHeld = goal.places.some((place) => held.includes(place))
    expect([goal.name, isHeld]).toEqual([goal.name, true])
  })

  test('what is called the computer’s is what it takes choice by choice, and it does not end by itself', async () => {
    const brain = (await fetchBrain(game.id))!
    const policy = brain.policy?.() ?? greedyPolicy(game, brain)
    policy.begin()
    const { row, ends } = sources.byComputer(state, seat)!
    const s = game.clone(state)
    for (const choice of row) {
      expect(choice).toBe(policy.choose(s, seat, fastDice(0)))
      game.play(s, seat, choice, fastDice(1))
    }
    if (row.length > 1)
      expect([ends, part.takesTurns ?? false]).toEqual([false, part.takesTurns ?? false])
  })

  test('it is taken back in one go, and nothing is left of it', async () => {
    for (const [source, { row, ends }] of proposals(one)) {
      if (ends) continue // dice follow, or others decide
      const { model, table } = sit(one)
      const before = game.write(stateOf(table))
      model.intention.value = { kind: 'row', choices: row }
      model.confirm()
      await Promise.resolve()
      expect([source, game.write(stateOf(table)) === before]).toEqual([source, false])
      model.undo()
      await Promise.resolve()
      expect([source, game.write(stateOf(table))]).toEqual([source, before])
    }
  })

  test('what is kept is placed again as it was, and what no longer fits is named', () => {
    const { row, puts } = sources.byComputer(state, seat)!
    const after = game.clone(state)
    for (const choice of row) game.play(after, seat, choice, fastDice(1))
    const kept = part.takesTurns
      ? []
      : part.placed(after).map(({ what, at, verb }) => ({ what, at, verb }))
    if (kept.length === 0) return
    const again = sources.fromKept(state, seat, kept)!
    const told = (made: Proposal): string[] =>
      made.puts.map((put) => `${put.units.join()} ${put.place}`).sort()
    // The last one was not placed yet: a unit is placed as the computer would, a marker is left.
    expect(kept.length).toBe(puts.length - 1)
    expect(again.missing.length).toBeLessThanOrEqual(1)
    expect(told(again).length).toBe(kept.length + again.missing.length)
    const known = new Set(told(sources.byComputer(state, seat)!))
    const strange = told(again).filter((text) => !known.has(text))
    expect(strange.length).toBeLessThanOrEqual(1)
    const [first, ...others] = kept
    const moved = sources.fromKept(state, seat, [{ ...first!, at: 'nowhere' }, ...others])!
    if (first!.what !== '') expect(moved.missing).toContain(first!.what)
  })

  test('the card says who is in hand, and nothing is missing on it', () => {
    const { model } = sit(one)
    const card = cardOf(model)
    expect(card.title).not.toBe('')
    const said = new Set(
      card.groups.flatMap(({ tiles }) => tiles).flatMap(({ offer }) => offer?.choice ?? []),
    )
    for (const { choice } of model.offers.value.all) {
      if (part.put(state, choice)) expect(said).toContain(choice)
    }
    if (part.what(state) !== null) expect(part.hand(state).name).not.toBe('')
    for (const { places } of [part.zone(state)]) expect(places.length).toBeGreaterThan(0)
  })
})
