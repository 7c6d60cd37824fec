import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fastDice, verbOf } from '@estafette/kernel'
import { legalChoices, showsNew, stateAt, stateOf, viewFor, type Table } from '@estafette/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gamesOfTheDay, isLong } from '../../../../scripts/lanes.ts'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { CONTRIBUTION, everyGame, meet, openHouse, type House } from '../../test/house.ts'
import { makeDeputies, type ComputerMind } from './deputies.ts'
import { actingAt } from './live-table.ts'
import { createTable } from './lobby.ts'

let folder: string
let house: House
beforeAll(async () => {
  folder = scratchFolder()
  house = await openHouse(join(folder, 'back.db'))
  await meet(house, 'ann')
})
afterAll(async () => {
  await house.store.close()
  rmSync(folder, { recursive: true })
})

const OWN = 0
const HOUR = 3_600_000

/** A mind that chooses at random. */
const chance: ComputerMind = {
  async choose(game, view) {
    const choices = legalChoices(game, view.known, view.viewer)
    return choices[fastDice(choices.length).below(choices.length)]!
  },
}

/** Whether something of a choice would stay in a head, although it was taken back. */
function leavesSomething(table: Table, index: number): boolean {
  const { game, entries } = table
  const entry = entries[index]!
  if (entry.faces.length > 0 || game.verbs[verbOf(entry.choice)]!.final) return true
  const [before, after] = [stateAt(table, index), stateAt(table, index + 1)]
  if (entry.seat === OWN) return showsNew(game, entry, before, after)
  return viewFor(table, OWN, index).known.raw.some((value, at) => value !== before.raw[at])
}

const answers = { granted: 0, declined: 0 }

test.each(gamesOfTheDay(everyGame))(
  'a computer at $id takes back what left nothing behind, and says why it does not where dice fell, something was shown or a choice was final',
  async ({ id, scenarios }) => {
    const deputies = makeDeputies(house.referee, chance)
    const laid = await createTable(house.referee, 'ann', {
      game: id,
      scenario: scenarios[0]!,
      options: {},
      seat: OWN,
      pace: { kind: 'none' },
      watchable: false,
      listed: false,
      contribution: CONTRIBUTION,
      computers: ['greedy'],
    })
    if (!laid.ok) throw new Error(laid.reason)
    const { table: name } = laid.value
    const { below } = fastDice(21)
    const declined = new Set<boolean>()
    for (let left = isLong ? 200 : 60; left > 0; left--) {
      await deputies.idle()
      let live = (await house.referee.tables.load(name))!
      if (live.ending || !actingAt(live).includes(OWN)) break
      const choices = legalChoices(live.game, stateOf(live.table!), OWN)
      const choice = choices[below(choices.length)]!
      await house.send('ann', name, { do: 'take', choices: [choice] })
      await deputies.idle()
      live = (await house.referee.tables.load(name))!
      const table = live.table!
      const own = [...table.entries.keys()].filter((at) => table.entries[at]!.seat === OWN)
      if (live.ending || below(3) > 0) continue
      const keep = own[Math.max(0, own.length - 1 - below(3))]!
      const gone = [...table.entries.keys()].filter((at) => at >= keep)
      const stays = gone.some((at) => leavesSomething(table, at))
      house.time += HOUR // so many may be asked for in an hour
      const told = await house.send('ann', name, { do: 'offer', what: 'take-back', keep })
      await deputies.idle()
      const now = (await house.referee.tables.load(name))!
      expect(now.offers).toEqual([])
      expect(now.table!.entries).toHaveLength(stays ? table.entries.length : keep)
      expect(told).toMatchObject(
        stays ? { told: 'refused', reason: 'computer-declines' } : { told: 'done' },
      )
      declined.add(stays)
      answers[stays ? 'declined' : 'granted']++
    }
    await deputies.close()
    expect(declined.size).toBeGreaterThan(0)
    expect(house.troubles).toEqual([])
  },
)

test('both answers were given', () => {
  expect(answers.granted).toBeGreaterThan(3)
  expect(answers.declined).toBeGreaterThan(3)
})
