import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fastDice, type Choice, type View } from '@estafette/kernel'
import { goesBy } from '@estafette/protocol'
import { keepOrders, movesAfter } from '@estafette/store'
import { legalChoices, stateOf } from '@estafette/table'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { CONTRIBUTION, everyGame, meet, openHouse, seatTwo, type House } from '../../test/house.ts'
import { answerCall, earlier } from '../door/calls.ts'
import { makeDeputies, type Deputies, type ComputerMind } from './deputies.ts'
import { actingAt } from './live-table.ts'
import { createTable } from './lobby.ts'

const PATIENCE = 60_000 // milliseconds: what is waited for comes late on a busy machine

let folder: string
beforeAll(() => {
  folder = scratchFolder()
})
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
async function house(): Promise<House> {
  const opened = await openHouse(join(folder, `${files++}.db`))
  await meet(opened, 'ann', 'ben')
  return opened
}

/** A mind that chooses at random, and keeps what it was shown. */
function chance(shown: View[] = []): ComputerMind {
  const { below } = fastDice(7)
  return {
    async choose(game, view) {
      shown.push(view)
      const choices = legalChoices(game, view.known, view.viewer)
      return choices[below(choices.length)]!
    },
  }
}

/** A table of somebody against a computer, begun. */
async function againstComputer({ referee }: House, game = 'toy', seat = 0): Promise<string> {
  const laid = await createTable(referee, 'ann', {
    game,
    scenario: everyGame.find(({ id }) => id === game)!.scenarios[0]!,
    options: {},
    seat,
    pace: { kind: 'none' },
    watchable: true,
    listed: false,
    contribution: CONTRIBUTION,
    computers: ['greedy'],
  })
  if (!laid.ok) throw new Error(laid.reason)
  expect(laid.value.invitations).toEqual([])
  return laid.value.table
}

/** What the person can choose now, once it is up to them or the game is over. */
async function awaited({ referee }: House, table: string, seat = 0): Promise<Choice[]> {
  return vi.waitFor(async () => {
    const live = (await referee.tables.load(table))!
    expect(live.ending !== null || actingAt(live).includes(seat)).toBe(true)
    return live.ending ? [] : legalChoices(live.game, stateOf(live.table!), seat)
  }, PATIENCE)
}

describe('a computer', () => {
  test.each(['toy', 'frontline'])(
    'plays %s from what its seat knows, until the end or the person stops',
    async (game) => {
      const at = await house()
      const shown: View[] = []
      const deputies = makeDeputies(at.referee, chance(shown))
      const table = await againstComputer(at, game)
      const { below } = fastDice(3)
      for (let count = 0; count < 60; count++) {
        const choices = await awaited(at, table)
        if (choices.length === 0) break
        await at.send('ann', table, { do: 'take', choices: [choices[below(choices.length)]!] })
        await deputies.idle()
      }
      await deputies.close()
      expect(shown.length).toBeGreaterThan(3)
      expect(new Set(shown.map(({ viewer }) => viewer))).toEqual(new Set([1]))
      const rules = everyGame.find(({ id }) => id === game)!
      for (const { known } of shown) {
        expect(rules.write(rules.view(known, 1).known)).toBe(rules.write(known)) // nothing left to hide
      }
      const moves = await movesAfter(at.store.read, table)
      expect(moves.filter(({ seat }) => seat === 1)).toHaveLength(shown.length)
      expect(at.troubles).toEqual([])
      await at.store.close()
    },
  )

  test('R12 goes on after a restart in the middle of its turn', async () => {
    const at = await house()
    let asked = 0
    const stuck = makeDeputies(at.referee, { choose: () => (asked++, new Promise(() => {})) })
    const table = await againstComputer(at, 'toy', 1)
    await expect.poll(() => asked).toBe(1)
    void stuck.close()
    const next = await openHouse('', { store: at.store })
    const deputies = makeDeputies(next.referee, chance())
    await deputies.resume(Number.MAX_SAFE_INTEGER)
    expect((await awaited(next, table, 1)).length).toBeGreaterThan(0)
    await deputies.close()
    await at.store.close()
  })

  test('R5 of two processes that think about the same, one move is kept', async () => {
    const at = await house()
    const other = await openHouse('', { store: at.store })
    const [one, two] = [at, other].map(({ referee }) => makeDeputies(referee, chance()))
    const table = await againstComputer(at, 'toy', 1)
    await Promise.all([one!.resume(1e15), two!.resume(1e15)])
    await awaited(at, table, 1)
    await Promise.all([one!.close(), two!.close()])
    const versions = (await movesAfter(at.store.read, table)).map(({ version }) => version)
    expect(versions).toEqual(versions.map((_, index) => index + 1))
    await at.store.close()
  })

  test('grants a take-back and a pause, and declines a draw', async () => {
    const at = await house()
    const deputies = makeDeputies(at.referee, chance())
    const table = await againstComputer(at, 'arras')
    await deputies.idle()
    const [choice = 0] = await awaited(at, table)
    await at.send('ann', table, { do: 'take', choices: [choice] })
    await deputies.idle()
    const entries = async () => (await at.referee.tables.load(table))!.table!.entries
    const own = (await entries()).findIndex(({ seat }) => seat === 0)
    await at.send('ann', table, { do: 'offer', what: 'draw' })
    await deputies.idle()
    expect(await at.referee.tables.load(table)).toMatchObject({ offers: [], ending: null })
    await at.send('ann', table, { do: 'offer', what: 'take-back', keep: own })
    await deputies.idle()
    const answers = (await movesAfter(at.store.read, table)).filter(({ body }) =>
      body.includes('answer'),
    )
    expect(answers.map(({ seat, body }) => [seat, JSON.parse(body)])).toEqual([
      [1, { do: 'answer', what: 'draw', yes: false }],
      [1, { do: 'answer', what: 'take-back', yes: true }],
    ])
    await deputies.close()
    expect(at.troubles).toEqual([])
    await at.store.close()
  })

  test('that chooses what it may not is reported, and the game stands', async () => {
    const at = await house()
    const deputies = makeDeputies(at.referee, { choose: async () => 0xffffff })
    const table = await againstComputer(at, 'toy', 1)
    await expect.poll(() => at.troubles).toEqual([`computer player failed at table ${table}`])
    expect((await at.referee.tables.load(table))!.version).toBe(1)
    await deputies.close()
    await at.store.close()
  })
})

describe('standing orders', () => {
  const all = { standing: ['*'], passing: null }

  test('FRL-TIME-8 an order is for kinds of windows, for good or up to a turn', () => {
    const order = { standing: ['cover'], passing: { kinds: ['moves'], until: 4 } }
    expect(goesBy(order, 'moves', 4)).toBe(true)
    expect(goesBy(order, 'moves', 5)).toBe(false)
    expect(goesBy(order, 'cover', 4)).toBe(false)
    expect(goesBy(order, 'cover', 5)).toBe(true)
    expect(goesBy(all, 'rally', 1)).toBe(true)
    expect(goesBy({ standing: [], passing: null }, '', 1)).toBe(false)
  })

  /** Plays at random; how often each seat was asked at a window. */
  async function play(at: House, deputies: Deputies, table: string): Promise<number[]> {
    const asked = [0, 0]
    const { below } = fastDice(11)
    for (let number = 0; number < 150; number++) {
      await deputies.idle()
      const live = (await at.referee.tables.load(table))!
      if (live.ending) break
      const [seat = 0] = actingAt(live)
      const state = stateOf(live.table!)
      if (live.game.decision(state, seat).isWindow) asked[seat]!++
      const choices = legalChoices(live.game, state, seat)
      const choice = choices[below(choices.length)]!
      await at.send(['ann', 'ben'][seat]!, table, { do: 'take', choices: [choice] })
    }
    return asked
  }

  test('windows go by for the seat that ordered so, and are put to the other', async () => {
    const at = await house()
    const deputies = makeDeputies(at.referee, chance())
    const table = await seatTwo(at, 'frontline')
    await at.store.write((sql) => keepOrders(sql, { table, seat: 1, body: JSON.stringify(all) }))
    const [ann = 0, ben = 0] = await play(at, deputies, table)
    expect(ann).toBeGreaterThan(0)
    expect(ben).toBe(0)
    await deputies.close()
    expect(at.troubles).toEqual([])
    await at.store.close()
  })

  test('are told to nobody else, and kept for whoever gave them', async () => {
    const at = await house()
    const table = await seatTwo(at, 'frontline')
    const id = crypto.randomUUID()
    const call = { v: 1, call: 'order', id, table, orders: all } as const
    expect(await answerCall(at.referee, 'ann', call)).toMatchObject({ told: 'ordered', id })
    expect(await answerCall(at.referee, null, call)).toMatchObject({ told: 'unknown' })
    const heard = async (person: string | null) =>
      JSON.stringify(await earlier(at.referee, person, table))
    expect(await heard('ann')).toContain('ordered')
    expect(await heard('ben')).not.toContain('ordered')
    expect(await heard(null)).not.toContain('ordered')
    await at.store.close()
  })
})
