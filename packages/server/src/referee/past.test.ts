import { fastDice, SPECTATOR } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { legalChoices, stateOf } from '@estafette/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { gamesOfTheDay, isLong } from '../../../../scripts/lanes.ts'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { meet, openHouse, seatTwo, type House } from '../../test/house.ts'
import { actingAt, type LiveTable } from './live-table.ts'
import { makePastSearch } from './past.ts'
import { pastText } from './views.ts'

const CHOICES = isLong ? 200 : 90
const people = ['ann', 'ben']
let folder: string
let house: House
beforeAll(async () => {
  folder = scratchFolder()
  house = await openHouse(join(folder, 'past.db'))
  await meet(house, ...people)
})
afterAll(async () => {
  await house.store.close()
  rmSync(folder, { recursive: true })
})

/** A game as it was read anew: none of its positions is at hand but the first and the last. */
async function readAnew(game: string): Promise<LiveTable> {
  const table = await seatTwo(house, game)
  const { below } = fastDice(7)
  for (let count = 0; count < CHOICES; count++) {
    const live = (await house.referee.tables.load(table))!
    const [seat] = actingAt(live)
    if (seat === undefined) break
    const choices = legalChoices(live.game, stateOf(live.table!), seat)
    const taken = choices[below(choices.length)]!
    await house.send(people[seat]!, table, { do: 'take', choices: [taken] })
  }
  house.referee.tables.forget(table)
  return (await house.referee.tables.load(table))!
}

test.each(gamesOfTheDay(games))(
  '$id: positions of the past are found as they were, by many at a time, while others are served',
  async ({ id }) => {
    const live = await readAnew(id)
    const { length } = live.table!.entries
    const search = makePastSearch(Infinity, 1, 0) // others come in after each step
    let turns = 0
    let isOver = false
    const count = (): void => {
      turns++
      if (!isOver) setImmediate(count)
    }
    count()
    const asked = [
      [0, 0, 10],
      [1, Math.max(0, length - 20), 64],
      [SPECTATOR, Math.floor(length / 2), 12],
      [0, length, 5],
      [0, length + 1, 5],
    ] as const
    const found = await Promise.all(
      asked.map(([viewer, from, many]) => search.find(live, viewer, from, many)),
    )
    isOver = true
    expect(turns).toBeGreaterThan(2)
    for (const [at, [viewer, from, many]] of asked.entries()) {
      const end = Math.min(from + many, length + 1)
      const expected = Array.from({ length: Math.max(0, end - from) }, (_, index) =>
        pastText(live, viewer, from + index),
      )
      expect(found[at]!.views).toEqual(expected)
      expect(found[at]!.walked).toBeLessThanOrEqual(length + 1)
    }
  },
)

test('an answer ends after so much work, and whoever asks again goes on from there', async () => {
  const live = await readAnew(gamesOfTheDay(games)[0]!.id)
  const search = makePastSearch(0, 1)
  const { length } = live.table!.entries
  const half = Math.floor(length / 2)
  const first = await search.find(live, 0, half, 10)
  const second = await search.find(live, 1, half + 1, 10)
  expect([first.views, second.views]).toEqual([
    [pastText(live, 0, half)],
    [pastText(live, 1, half + 1)],
  ])
  expect(second.walked).toBe(1)
})
