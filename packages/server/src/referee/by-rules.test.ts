import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { allSetups, fastDice, type Game, type Seat, type Setup } from '@estafette/kernel'
import type { NewTable } from '@estafette/protocol'
import { legalChoices, stateOf } from '@estafette/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleOf } from '../../../../scripts/lanes.ts'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { CONTRIBUTION, everyGame, meet, openHouse, type House } from '../../test/house.ts'
import { actingAt } from './live-table.ts'
import { inviteAnew, createTable, playOnceMore, sit } from './lobby.ts'

let folder: string
let house: House
beforeAll(async () => {
  folder = scratchFolder()
  house = await openHouse(join(folder, 'rules.db'))
  await meet(house, 'ann', 'ben')
})
afterAll(async () => {
  await house.store.close()
  rmSync(folder, { recursive: true })
})

/** A game in which the rules play a seat. */
interface Solitaire {
  readonly id: string
  readonly game: Game
  readonly setup: Setup
  readonly seat: Seat // that the rules play
}

/** How a game can be played where the rules play a seat, for each seat that they can play. */
function solitaires(game: Game): Solitaire[] {
  const all = allSetups(game).flatMap((setup): Solitaire[] => {
    const state = game.create(setup)
    if (!state.ok) return []
    return Array.from({ length: game.seatsIn(state.value) }, (_, seat) => seat)
      .filter((seat) => game.isPlayedByRules?.(state.value, seat))
      .map((seat) => ({ id: game.id, game, setup, seat }))
  })
  return [...new Set(all.map(({ seat }) => seat))].flatMap((seat) =>
    sampleOf(
      all.filter((one) => one.seat === seat),
      2,
    ),
  )
}

const tables = everyGame.flatMap(solitaires)

function lay({ id, setup }: Solitaire, more: Partial<NewTable> = {}) {
  const { scenario, options } = setup
  return createTable(house.referee, 'ann', {
    game: id,
    scenario,
    options,
    seat: null,
    pace: { kind: 'none' },
    watchable: true,
    listed: true,
    contribution: CONTRIBUTION,
    ...more,
  })
}

test('there are games in which the rules play a seat', () => {
  expect(tables.length).toBeGreaterThan(1)
})

describe.each(tables)('on seat $seat of $id, which the rules play, nobody sits', (one) => {
  test('no invitation leads there, and the game begins without anybody', async () => {
    const laid = await lay(one)
    if (!laid.ok) throw new Error(laid.reason)
    expect(laid.value.invitations).toEqual([])
    const { table } = laid.value
    const live = (await house.referee.tables.load(table))!
    expect(live.table).not.toBeNull()
    expect(live.seats[one.seat]!.account).toBeNull()
    expect(await inviteAnew(house.referee, 'ann', table)).toMatchObject({ ok: false })
    const sitting = { table, invitation: null, contribution: CONTRIBUTION }
    expect(await sit(house.referee, 'ben', sitting)).toMatchObject({ ok: false })
    expect(await house.send('ben', table, { do: 'resign' })).toMatchObject({ told: 'unknown' })
    expect(await house.referee.viewerOf('ben', table)).toBe(-1)
    await house.send('ann', table, { do: 'resign' })
  })

  test('nor whoever lays the table out, whether they ask for it or draw', async () => {
    expect(await lay(one, { seat: one.seat })).toMatchObject({ ok: false, reason: 'no-such-seat' })
    for (let times = 0; times < 6; times++) {
      const laid = await lay(one)
      if (!laid.ok) throw new Error(laid.reason)
      const { table } = laid.value
      expect(await house.referee.viewerOf('ann', table)).toBe(1 - one.seat)
      await house.send('ann', table, { do: 'resign' })
    }
  })

  test('nor when it is played once more, and it is never asked', async () => {
    const laid = await lay(one)
    if (!laid.ok) throw new Error(laid.reason)
    let { table } = laid.value
    await house.send('ann', table, { do: 'resign' })
    const again = await playOnceMore(house.referee, 'ann', { table, contribution: CONTRIBUTION })
    if (!again.ok) throw new Error(again.reason)
    table = again.value.table
    expect(again.value.seat).toBe(1 - one.seat)
    const { below } = fastDice(3)
    for (let left = 40; left > 0; left--) {
      const live = (await house.referee.tables.load(table))!
      if (live.ending) break
      expect(actingAt(live)).toEqual([1 - one.seat])
      const choices = legalChoices(live.game, stateOf(live.table!), 1 - one.seat)
      const choice = choices[below(choices.length)]!
      const told = await house.send('ann', table, { do: 'take', choices: [choice] })
      expect(told.told).toBe('done')
    }
    await house.send('ann', table, { do: 'resign' })
  })
})
