import { frontline } from '@estafette/frontline'
import { NONE, STEP, type FrontlineState } from '@estafette/frontline/screen'
import { fastDice, verbOf, type Choice, type Game } from '@estafette/kernel'
import { makeRecord, stateOf, take } from '@estafette/table'
import { describe, expect, test } from 'vitest'
import { tableOf } from '../../../test/sitting.ts'
import { openSession } from '../../session/local.ts'
import { goesBy, obeyOrders, ordersOf, PRESETS, usual, windowKind, type Kind } from './orders.ts'

const game = frontline as unknown as Game
const setup = { scenario: 's11', options: {} }
const people = ['human', 'human'] as const

/** Plays at random, everything but what is passed; the steps that were put to somebody. */
async function playOn(orders: readonly ReadonlySet<Kind>[], moves: number) {
  const table = tableOf(game, setup, 3)
  const session = openSession('orders', table, people)
  orders.forEach((standing, seat) => {
    ordersOf(session, seat).value = { standing, passing: null }
  })
  obeyOrders(session)
  const dice = fastDice(9)
  const put: FrontlineState[] = []
  const out = new Int32Array(1024)
  for (let i = 0; i < moves && session.outcome() === null; i++) {
    session.arrive()
    const s = stateOf(table) as FrontlineState
    put.push(frontline.clone(s))
    const seat = game.toAct(s)
    const count = game.choices(s, seat, out)
    const isWindow = windowKind(s) !== null
    const pass = out
      .subarray(0, count)
      .find((choice) => game.verbs[verbOf(choice)]!.passes === true)
    const choice = isWindow && pass !== undefined ? pass : out[dice.below(count)]!
    await session.take([choice as Choice], session.version.peek())
  }
  return { table, put }
}

describe('standing orders', () => {
  test('FRL-TIME-8: windows of a kind that goes by are put to nobody, all others are', async () => {
    const all = new Set<Kind>(['attacks', 'moves', 'cover', 'anyTime', 'rally'])
    const { put: asked } = await playOn([PRESETS.ask, PRESETS.ask], 400)
    const { put: passed } = await playOn([all, all], 400)
    const kinds = new Set(asked.map((s) => windowKind(s)))
    expect([...kinds]).toContain('anyTime')
    expect([...kinds]).toContain('attacks')
    expect(passed.map((s) => windowKind(s)).filter((kind) => kind !== null)).toEqual([])
  })

  test('a pass by order stands in the record like one by hand', async () => {
    const { table: byOrder } = await playOn([PRESETS.toMyTurn, PRESETS.toMyTurn], 150)
    const byHand = tableOf(game, setup, 3)
    for (const { seat, choice } of byOrder.entries) take(byHand, seat, choice)
    expect(makeRecord(byHand)).toBe(makeRecord(byOrder))
  })

  test('an order for a turn falls with it, one for good stays', () => {
    const made = frontline.create({ scenario: 's11', options: {} })
    if (!made.ok) throw new Error(made.reason)
    const s = made.value
    s.step = STEP.react
    s.attacker = NONE
    s.turn = 4
    const forTurn = { ...usual, passing: { kinds: PRESETS.toMyTurn, until: 4 } }
    expect(goesBy(forTurn, s)).toBe(true)
    s.turn = 5
    expect(goesBy(forTurn, s)).toBe(false)
    s.step = STEP['any-time']
    expect(goesBy(forTurn, s)).toBe(true)
    expect(goesBy({ standing: PRESETS.ask, passing: null }, s)).toBe(false)
  })
})
