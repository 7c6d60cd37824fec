import { createState, fastDice, verbOf, type Choice, type Game } from '@estafette/kernel'
import { keepOrders } from '@estafette/store'
import { legalChoices, stateOf } from '@estafette/table'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLong } from '../../../../scripts/lanes.ts'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { everyGame, meet, openHouse, seatTwo, type House } from '../../test/house.ts'
import { makeDeputies, type Deputies } from './deputies.ts'
import { actingAt, type LiveTable } from './live-table.ts'
import { LONGEST_WINDOW, SHORTEST_WINDOW } from './holding.ts'

let folder: string
let house: House
let deputies: Deputies
let waited: number[] = []
const chance = fastDice(1944)
beforeAll(async () => {
  folder = scratchFolder()
  house = await openHouse(join(folder, 'holding.db'), {
    random: (bytes) => Buffer.from(Array.from({ length: bytes }, () => chance.below(256))),
    async pause(milliseconds) {
      waited.push(milliseconds)
      house.time += milliseconds
    },
  })
  deputies = makeDeputies(house.referee, {
    choose: async (game, { known, viewer }) => passIn(game, legalChoices(game, known, viewer)),
  })
  await meet(house, 'ann', 'ben')
})
afterAll(async () => {
  await deputies.close()
  await house.store.close()
  rmSync(folder, { recursive: true })
})

const passIn = (game: Game, choices: readonly Choice[]): Choice =>
  choices.find((choice) => game.verbs[verbOf(choice)]?.passes) ?? choices[0]!

/** Options with which a game puts windows to seat 1, found out by playing a little; null for none. */
function windowsIn(game: Game): Record<string, string> | null {
  const single = game.options.flatMap(({ id, values }) => values.map((value) => ({ [id]: value })))
  for (const options of [{}, ...single]) {
    const state = createState(game, { scenario: game.scenarios[0]!, options })
    const dice = fastDice(2)
    game.start(state, dice)
    for (let left = 60; left > 0 && game.acting(state) !== 0; left--) {
      const seat = game.toAct(state)
      if (seat === 1 && game.decision(state, seat).isWindow) return options
      const choices = legalChoices(game, state, seat)
      game.play(state, seat, choices[dice.below(choices.length)]!, dice)
    }
  }
  return null
}

const withWindows = everyGame.flatMap((game) => {
  const options = game.verbs.some(({ passes }) => passes) ? windowsIn(game) : null
  return options ? [{ id: game.id, game, options }] : []
})

/** How long windows of seat 1 stood before it passed: by orders, or by a hand that needs so long. */
async function timesOf(
  { game, options }: (typeof withWindows)[number],
  hand: (() => number) | null,
  most: number,
): Promise<number[]> {
  const table = await seatTwo(house, game.id, ['ann', 'ben'], { options })
  const orders = JSON.stringify({ standing: ['*'], passing: null })
  if (!hand) await house.store.write((sql) => keepOrders(sql, { table, seat: 1, body: orders }))
  const { below } = fastDice(5)
  const times: number[] = []
  const liveNow = async (): Promise<LiveTable> => (await house.referee.tables.load(table))!
  for (let taken = 0; taken < 400 && times.length < most; taken++) {
    await deputies.idle()
    const before = await liveNow()
    if (before.ending) break
    const [seat = 0] = actingAt(before)
    const state = stateOf(before.table!)
    const choices = legalChoices(game, state, seat)
    const isWindow = seat === 1 && game.decision(state, seat).isWindow === true
    const choice = isWindow ? passIn(game, choices) : choices[below(choices.length)]!
    house.time += isWindow && hand ? hand() : 5000 // whoever thinks takes a while
    const opened = before.time
    const told = await house.send(['ann', 'ben'][seat]!, table, { do: 'take', choices: [choice] })
    expect(told.told).toBe('done')
    if (isWindow) times.push((await liveNow()).time - opened)
    if (hand) continue
    // The order answers of itself: every pass of seat 1 since is one of a window.
    const from = await liveNow()
    await deputies.idle()
    const now = await liveNow()
    const passed = now.table!.entries.slice(from.table!.entries.length)
    if (passed.length === 1 && passed[0]!.seat === 1) times.push(now.time - from.time)
  }
  return times
}

/** The largest difference of two distributions. */
function distance(one: readonly number[], other: readonly number[]): number {
  const share = (list: readonly number[], limit: number): number =>
    list.filter((value) => value <= limit).length / list.length
  return Math.max(...[...one, ...other].map((at) => Math.abs(share(one, at) - share(other, at))))
}

describe('FRL-TIME-8 T6 a pass by order and one by hand', () => {
  test('some games put windows, and are found by that', () => {
    expect(withWindows.map(({ id }) => id)).toEqual(expect.arrayContaining(['frontline']))
  })

  test.each(withWindows)('$id: come at times of the same distribution', async (found) => {
    const { below } = fastDice(9)
    const most = isLong ? 300 : 24
    const collect = async (hand: (() => number) | null): Promise<number[]> => {
      const times: number[] = []
      for (let table = 0; table < 40 && times.length < most; table++) {
        times.push(...(await timesOf(found, hand, most - times.length)))
      }
      return times
    }
    const ordered = await collect(null)
    const byHand = await collect(() => below(SHORTEST_WINDOW))
    expect(Math.min(ordered.length, byHand.length)).toBeGreaterThan(15)
    for (const time of [...ordered, ...byHand]) {
      expect(time).toBeGreaterThanOrEqual(SHORTEST_WINDOW)
      expect(time).toBeLessThanOrEqual(LONGEST_WINDOW)
    }
    // Kolmogorov and Smirnov, at one in a thousand.
    const limit = 1.95 * Math.sqrt(1 / ordered.length + 1 / byHand.length)
    expect(distance(ordered, byHand)).toBeLessThan(limit)
    // The control: passes that are told at once would be seen.
    expect(
      distance(
        ordered.map(() => 10),
        byHand,
      ),
    ).toBeGreaterThan(limit)
  })

  test('who takes longer than that is not kept waiting, nor is any other choice', async () => {
    waited = []
    const times = await timesOf(withWindows[0]!, () => LONGEST_WINDOW + 1, 5)
    expect(times.length).toBeGreaterThan(0)
    expect(waited).toEqual([])
  })
})

describe('a pass that is held back', () => {
  test.each(withWindows)(
    '$id: holds when the other gives time meanwhile',
    async ({ game, options }) => {
      const own = await openHouse(join(folder, `granted-${game.id}.db`), {
        async pause(milliseconds) {
          own.time += milliseconds
          for (let times = 0; times < 3; times++) await give()
        },
      })
      await meet(own, 'ann', 'ben')
      const clock = { kind: 'live', minutes: 600, seconds: 30 } as const
      const table = await seatTwo(own, game.id, ['ann', 'ben'], { options, pace: clock })
      const give = () => own.send('ann', table, { do: 'grant', minutes: 1 })
      const { below } = fastDice(2)
      let passes = 0
      for (let left = 200; left > 0 && passes < 3; left--) {
        const live = (await own.referee.tables.load(table))!
        if (live.ending) break
        const [seat = 0] = actingAt(live)
        const state = stateOf(live.table!)
        const choices = legalChoices(game, state, seat)
        const isWindow = seat === 1 && game.decision(state, seat).isWindow === true
        const choice = isWindow ? passIn(game, choices) : choices[below(choices.length)]!
        const told = await own.send(['ann', 'ben'][seat]!, table, { do: 'take', choices: [choice] })
        expect(told.told).toBe('done')
        if (!isWindow) continue
        passes++
        const versions = told.told === 'done' ? told.steps.map(({ version }) => version) : []
        expect(versions).toEqual([1, 2, 3, 4].map((more) => live.version + more))
      }
      expect(passes).toBe(3)
      await own.store.close()
    },
  )
})
