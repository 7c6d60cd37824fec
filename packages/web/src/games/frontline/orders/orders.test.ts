import type { Session } from '../../../session/session.ts'
import { frontline } from '@estafette/frontline'
import { NONE, STEP, type FrontlineState } from '@estafette/frontline/screen'
import { fastDice, verbOf, type Choice, type Game } from '@estafette/kernel'
import type { Orders as Plain } from '@estafette/protocol'
import { makeRecord, stateOf } from '@estafette/table'
import { signal } from '@preact/signals'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { shelfOf } from '../../../../test/shelf.ts'
import { tableOf } from '../../../../test/sitting.ts'
import type { FrontCore } from '../desk.ts'
import { openSession } from '../../../session/local.ts'
import { deleteGame } from '../../../store/games.ts'
import { KINDS, PRESETS, windowKind, type Kind } from './order-kinds.ts'
import {
  dropOrders,
  giveOrders,
  goesBy,
  obeyOrders,
  ordersOf,
  passesIn,
  pinOrder,
  usual,
} from './orders.ts'

const game = frontline as unknown as Game
const setup = { scenario: 's11', options: {} }
const people = ['human', 'human'] as const

beforeEach(() => vi.stubGlobal('localStorage', shelfOf()))
afterEach(() => vi.unstubAllGlobals())

/**
 * Plays at random, and passes every window that is put to somebody and goes by under some orders;
 * the steps that were put to somebody.
 */
async function playOn(
  orders: readonly ReadonlySet<Kind>[],
  until: (entries: number) => boolean,
  byHand: ReadonlySet<Kind> = new Set(KINDS),
) {
  const table = tableOf(game, setup, 3)
  const session = openSession(`orders-${orders.length}`, table, people)
  orders.forEach((standing, seat) => {
    ordersOf(session, seat).value = { standing, passing: null }
  })
  obeyOrders(session as Session<FrontlineState>)
  const dice = fastDice(9)
  const put: FrontlineState[] = []
  const out = new Int32Array(1024)
  while (!until(table.entries.length) && session.outcome() === null) {
    session.arrive()
    const s = stateOf(table) as FrontlineState
    put.push(frontline.clone(s))
    const seat = game.toAct(s)
    const count = game.choices(s, seat, out)
    const kind = windowKind(s)
    const pass = out
      .subarray(0, count)
      .find((choice) => game.verbs[verbOf(choice)]!.passes === true)
    const isPassed = kind !== null && byHand.has(kind) && pass !== undefined
    const choice = isPassed ? pass : out[dice.below(count)]!
    await session.take([choice as Choice], session.version.peek())
  }
  return { table, put }
}

/** A position of this battle in a turn, at a step. */
function positionAt(step: number, turn: number): FrontlineState {
  const made = frontline.create({ scenario: 's11', options: {} })
  if (!made.ok) throw new Error(made.reason)
  return Object.assign(made.value, { step, turn, attacker: NONE })
}

/** Somebody who looks at a table in a turn of the enemy. */
function lookAt(id: string, seat: number, turn: number): FrontCore {
  const session = openSession(id, tableOf(game, setup, 3), people)
  const s = positionAt(STEP.react, turn)
  s.acting = 1 - seat
  return { session: { ...session, viewer: signal(seat) }, state: signal(s) } as unknown as FrontCore
}

const some = (...kinds: readonly Kind[]): ReadonlySet<Kind> => new Set(kinds)

describe('standing orders', () => {
  test('FRL-TIME-8: windows of a kind that goes by are put to nobody, all others are', async () => {
    const enough = (entries: number): boolean => entries >= 600
    const { put: asked } = await playOn([PRESETS.ask, PRESETS.ask], enough)
    const kindsPut = (put: readonly FrontlineState[]): ReadonlySet<Kind | null> =>
      new Set(put.map((s) => windowKind(s)))
    expect(kindsPut(asked)).toEqual(new Set([...KINDS, null]))
    for (const kind of KINDS) {
      const { put } = await playOn([some(kind), some(kind)], enough)
      const missing = [...kindsPut(asked)].filter((one) => !kindsPut(put).has(one))
      expect(missing).toEqual([kind])
    }
  })

  test('a pass by order stands in the record like one by hand', async () => {
    const goes = PRESETS.toMyTurn
    const { table: byOrder, put } = await playOn([goes, goes], (entries) => entries >= 300, goes)
    const { length } = byOrder.entries
    expect(length).toBeGreaterThan(put.length + 20) // the rest was passed by order
    const { table: byHand, put: all } = await playOn(
      [PRESETS.ask, PRESETS.ask],
      (entries) => entries >= length,
      goes,
    )
    expect(all).toHaveLength(length)
    expect(makeRecord(byHand)).toBe(makeRecord(byOrder))
  })

  test('FRL-EQ-BIN-2: whoever has ordered nothing is asked to contest binoculars', () => {
    const s = positionAt(STEP.contest, 4)
    expect(windowKind(s)).toBe('contest')
    expect(goesBy(usual, s)).toBe(false)
    for (const preset of ['ifHit', 'toMyTurn'] as const) {
      expect(goesBy({ standing: PRESETS[preset], passing: null }, s)).toBe(true)
    }
  })

  test('an order for a turn falls with it, one for good stays', () => {
    const s = positionAt(STEP.react, 4)
    const forTurn = { ...usual, passing: { kinds: PRESETS.toMyTurn, until: 4 } }
    expect(goesBy(forTurn, s)).toBe(true)
    s.turn = 5
    expect(goesBy(forTurn, s)).toBe(false)
    s.step = STEP['any-time']
    expect(goesBy(forTurn, s)).toBe(true)
    expect(goesBy({ standing: PRESETS.ask, passing: null }, s)).toBe(false)
  })

  test('a kind that is pinned pins nothing else of an order that ends with the turn', () => {
    const desk = lookAt('pinned', 0, 4)
    const orders = ordersOf(desk.session, 0)
    giveOrders(desk, PRESETS.toMyTurn)
    pinOrder(desk, 'rally', true)
    expect(orders.value.standing).toEqual(some('anyTime', 'rally'))
    expect(passesIn(orders.value, 4)).toEqual(some(...PRESETS.toMyTurn, 'rally'))
    pinOrder(desk, 'attacks', false)
    expect(passesIn(orders.value, 4).has('attacks')).toBe(false)
    expect(passesIn(orders.value, 5)).toEqual(some('anyTime', 'rally'))
  })

  test('what ends with the turn is taken back first, and then what stands', () => {
    const desk = lookAt('dropped', 0, 4)
    giveOrders(desk, PRESETS.toMyTurn)
    dropOrders(desk)
    expect(ordersOf(desk.session, 0).value).toEqual(usual)
    dropOrders(desk)
    expect(ordersOf(desk.session, 0).value).toEqual({ standing: PRESETS.ask, passing: null })
  })

  test('what stands outlasts the page, for its seat and game, until the game is deleted', () => {
    pinOrder(lookAt('kept', 0, 4), 'moves', true)
    giveOrders(lookAt('kept', 1, 4), PRESETS.toMyTurn)
    const again = lookAt('kept', 0, 4).session
    expect(ordersOf(again, 0).value).toEqual({ standing: some('anyTime', 'moves'), passing: null })
    expect(ordersOf(again, 1).value).toEqual(usual)
    expect(ordersOf(lookAt('other', 0, 4).session, 0).value).toEqual(usual)
    deleteGame('kept')
    expect(ordersOf(lookAt('kept', 0, 4).session, 0).value).toEqual(usual)
  })

  /** A desk at a table whose server keeps orders. */
  function lookFar(id: string, told: Plain | null | undefined) {
    const desk = lookAt(id, 0, 4)
    const orders = signal<Plain | null | undefined>(told)
    const sent: Plain[] = []
    const keep = (next: Plain): void => {
      sent.push(next)
      orders.value = next
    }
    const session = { ...desk.session, kept: { orders, keep } }
    return { desk: { ...desk, session } as FrontCore, orders, sent }
  }

  test('a server that has none is given the usual ones, once it is known to have none', () => {
    const { desk, orders, sent } = lookFar('far-none', undefined)
    obeyOrders(desk.session)
    expect(sent).toEqual([])
    orders.value = null
    expect(sent).toEqual([{ standing: ['anyTime'], passing: null }])
  })

  test('what a server keeps is shown, also what was set elsewhere, and changes go to it', () => {
    const kept = { standing: ['moves', 'rally'], passing: null }
    const { desk, orders, sent } = lookFar('far-kept', kept)
    obeyOrders(desk.session)
    const own = ordersOf(desk.session, 0)
    expect(own.value).toEqual({ standing: some('moves', 'rally'), passing: null })
    orders.value = { standing: ['*'], passing: null }
    expect(own.value.standing).toEqual(new Set(KINDS))
    giveOrders(desk, PRESETS.ask)
    expect(sent).toEqual([{ standing: [...KINDS], passing: { kinds: [], until: 4 } }])
  })
})
