import {
  answerAhead,
  fastDice,
  isAnswerAhead,
  verbOf,
  type AnswerRule,
  type Choice,
  type Game,
} from '@estafette/kernel'
import { games } from '@estafette/registry'
import { answersOf } from '@estafette/registry/answers'
import { keepOrders } from '@estafette/store'
import { legalChoices, stateOf, viewFor } from '@estafette/table'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLong, oneFor, oneOfEachSeries } from '../../../../scripts/lanes.ts'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { varied } from '../../../../scripts/varied.ts'
import { earlier } from '../door/calls.ts'
import { meet, openHouse, seatTwo, type House } from '../../test/house.ts'
import { makeDeputies, type Deputies } from './deputies.ts'
import { actingAt, type LiveTable } from './live-table.ts'
import { LONGEST_WINDOW, SHORTEST_WINDOW } from './holding.ts'

let folder: string
let house: House
let deputies: Deputies
const chance = fastDice(1950)
beforeAll(async () => {
  folder = scratchFolder()
  house = await openHouse(join(folder, 'ahead.db'), {
    random: (bytes) => Buffer.from(Array.from({ length: bytes }, () => chance.below(256))),
    async pause(milliseconds) {
      house.time += milliseconds
    },
  })
  deputies = makeDeputies(house.referee, { choose: () => Promise.reject(new Error('no computer')) })
  await meet(house, 'ann', 'ben')
})
afterAll(async () => {
  await deputies.close()
  await house.store.close()
  rmSync(folder, { recursive: true })
})

const MOST = isLong ? 60 : 6
const CHOICES = isLong ? 6000 : 700

/** What a seat says ahead to every kind of decision of a game: the first thing that can be said. */
function rulesOf(game: Game): AnswerRule[] {
  return answersOf(game)!.kinds.flatMap(({ id, answers }) =>
    Object.keys(answers)
      .slice(0, 1)
      .map((answer) => ({ kind: id, answer })),
  )
}

/** What was done at a table by seat 1 as it could be said ahead, and how long after it was asked. */
interface Given {
  readonly choices: readonly Choice[]
  readonly times: readonly number[]
  readonly asked: number // times that it was put to the seat all the same
}

/** Plays a game in which seat 1 has said something ahead, or a hand answers the same as quickly. */
async function playWith(game: Game, hand: (() => number) | null): Promise<Given> {
  const table = await seatTwo(house, game.id, ['ann', 'ben'])
  const rules = rulesOf(game)
  const answers = answersOf(game)!
  if (!hand) {
    const body = JSON.stringify({ standing: [], passing: null, answers: rules })
    await house.store.write((sql) => keepOrders(sql, { table, seat: 1, body }))
  }
  const { below } = fastDice(7)
  const chosen = varied(below)
  const [choices, times]: [Choice[], number[]] = [[], []]
  let asked = 0
  const liveNow = async (): Promise<LiveTable> => (await house.referee.tables.load(table))!
  for (let taken = 0; taken < CHOICES && times.length < MOST; taken++) {
    const before = await liveNow()
    if (before.ending) break
    const [seat = 0] = actingAt(before)
    const { known } = viewFor(before.table!, seat)
    const said = seat === 1 ? answerAhead(game, answers, known, seat, rules) : null
    if (said !== null && !hand) asked++
    const legal = legalChoices(game, stateOf(before.table!), seat)
    const choice = said ?? chosen(legal)
    house.time += said !== null && hand ? hand() : 5000 // whoever thinks takes a while
    const told = await house.send(['ann', 'ben'][seat]!, table, { do: 'take', choices: [choice] })
    expect(told.told).toBe('done')
    const after = await liveNow()
    if (said !== null) {
      choices.push(choice)
      times.push(after.time - before.time)
    }
    if (hand) continue
    await deputies.idle()
    const now = await liveNow()
    const own = now.table!.entries.slice(after.table!.entries.length)
    if (own.some(({ seat: by }) => by !== 1)) throw new Error('somebody else decided')
    choices.push(...own.map((entry) => entry.choice))
    if (own.length === 1) times.push(now.time - after.time)
  }
  return { choices, times, asked }
}

const answered: readonly Game[] = games.filter((game) => answersOf(game))

describe('what somebody has said ahead', () => {
  test.each(
    oneFor('said ahead', oneOfEachSeries(answered)).map((game) => [game.id, game] as const),
  )(
    'T6 %s: is answered by the server, at times of a quick hand, and never put to them',
    async (_id, game) => {
      const ahead = await playWith(game, null)
      expect(ahead.asked).toBe(0)
      expect(ahead.choices.length).toBeGreaterThan(0)
      const { below } = fastDice(3)
      const byHand = await playWith(game, () => below(SHORTEST_WINDOW))
      for (const time of [...ahead.times, ...byHand.times]) {
        expect(time).toBeGreaterThanOrEqual(SHORTEST_WINDOW)
        expect(time).toBeLessThanOrEqual(LONGEST_WINDOW)
      }
      expect(house.troubles).toEqual([])
    },
  )

  test('no other choice is held back, and one that takes longer is not kept waiting', async () => {
    const [game] = oneFor('held back', oneOfEachSeries(answered))
    const table = await seatTwo(house, game!.id, ['ann', 'ben'])
    const answers = answersOf(game!)!
    const { below } = fastDice(5)
    for (let taken = 0; taken < 60; taken++) {
      const live = (await house.referee.tables.load(table))!
      if (live.ending) break
      const [seat = 0] = actingAt(live)
      const state = stateOf(live.table!)
      const legal = legalChoices(game!, state, seat)
      const choice = legal[below(legal.length)]!
      const isSayable = isAnswerAhead(game!, answers, state, seat, choice)
      const isPass = game!.verbs[verbOf(choice)]!.passes === true
      if (isSayable || isPass) house.time += LONGEST_WINDOW + 1
      const before = house.time
      await house.send(['ann', 'ben'][seat]!, table, { do: 'take', choices: [choice] })
      expect(house.time).toBe(before)
    }
  })

  test('is told to nobody else, and kept for whoever said it', async () => {
    const [game] = oneFor('told to', oneOfEachSeries(answered))
    const table = await seatTwo(house, game!.id, ['ann', 'ben'])
    const answers = rulesOf(game!)
    const body = JSON.stringify({ standing: [], passing: null, answers })
    await house.store.write((sql) => keepOrders(sql, { table, seat: 1, body }))
    expect(await earlier(house.referee, 'ben', table)).toContainEqual(
      expect.objectContaining({
        told: 'ordered',
        orders: { standing: [], passing: null, answers },
      }),
    )
    for (const person of ['ann', null]) {
      const heard = JSON.stringify(await earlier(house.referee, person, table))
      expect(heard).not.toContain('ordered')
    }
  })
})
