import { frontline } from '@estafette/frontline'
import { foughtIn, type FrontlineState } from '@estafette/frontline/screen'
import { fastDice, playRandomly } from '@estafette/kernel'
import {
  legalChoices,
  makeRecord,
  openTable,
  settle as settleTable,
  stateOf,
  take,
  type Table,
} from '@estafette/table'
import { expect, test } from 'vitest'
import { shelfOf } from '../../../../test/shelf.ts'
import { noteOf } from '../../../store/begin.ts'
import { saveGame } from '../../../store/games.ts'
import type { Shelf } from '../../../store/storage.ts'
import { campaignNote, forgetCampaign, noteBegun, readCampaigns, settle } from './store.ts'

const seats = ['human', 'greedy']

test('a campaign that was begun is known again, and forgotten when told', () => {
  const shelf = shelfOf(new Map())
  readCampaigns(['airborne'], shelf)
  expect(campaignNote('airborne').games).toEqual([])
  noteBegun('airborne', 'frontline-aaa', seats, shelf)
  readCampaigns(['airborne'], shelf)
  expect(campaignNote('airborne')).toEqual({ seats, games: ['frontline-aaa'], fought: [] })
  forgetCampaign('airborne', shelf)
  readCampaigns(['airborne'], shelf)
  expect(campaignNote('airborne').games).toEqual([])
})

test('a battle whose game is gone can be fought again', async () => {
  const shelf = shelfOf(new Map())
  readCampaigns(['tommies'], shelf)
  noteBegun('tommies', 'frontline-gone', seats, shelf)
  await settle('tommies', shelf)
  expect(campaignNote('tommies').games).toEqual([])
})

/** A battle that was played to its end, or so many choices far, at random. */
function foughtOut(most = Infinity): Table {
  const opened = openTable(frontline as unknown as Table['game'], {
    start: { setup: { scenario: 's03', options: {} } },
    gameId: 'frontline-over',
    seed: '7'.padStart(64, '0'),
    local: true,
  })
  if (!opened.ok) throw new Error(opened.reason)
  const table = opened.value
  const chance = fastDice(7)
  for (;;) {
    const state = stateOf(table)
    const seat = table.game.toAct(state)
    if (seat < 0 || table.entries.length >= most) return table
    const legal = legalChoices(table.game, state, seat)
    take(table, seat, legal[chance.below(legal.length)]!)
  }
}

/** A campaign whose first battle is over, its record as given. */
function afterOne(table: Table, record: string): Shelf {
  const shelf = shelfOf(new Map())
  readCampaigns(['airborne'], shelf)
  noteBegun('airborne', 'frontline-over', seats, shelf)
  saveGame({ note: noteOf('frontline-over', table, seats), record }, shelf)
  return shelf
}

test('a battle that is over is noted once, and so is known after a reload', async () => {
  const table = foughtOut()
  const shelf = afterOne(table, makeRecord(table))
  expect(await settle('airborne', shelf)).toEqual({ ok: true, value: { ok: true } })
  const fought = [foughtIn(stateOf(table) as FrontlineState)]
  expect(campaignNote('airborne')).toEqual({ seats, games: ['frontline-over'], fought })
  await settle('airborne', shelf)
  expect(campaignNote('airborne').fought).toEqual(fought)
  readCampaigns(['airborne'], shelf)
  expect(campaignNote('airborne').fought).toEqual(fought)
})

test('FRL-VIC-8 a battle that is given up is lost by whoever gave it up', async () => {
  const table = foughtOut(300)
  expect(settleTable(table, { how: 'resigned', seat: 0 })).toBe(true)
  const shelf = afterOne(table, makeRecord(table))
  await settle('airborne', shelf)
  const [fought] = campaignNote('airborne').fought
  expect(fought).toEqual(foughtIn(stateOf(table) as FrontlineState, 1))
  expect(fought!.winner).toBe(1)
  expect(fought!.proven.length).toBeGreaterThan(0)
})

test('a battle whose record cannot be read is told of, and can be fought again', async () => {
  const table = foughtOut()
  const shelf = afterOne(table, 'torn')
  expect((await settle('airborne', shelf)).ok).toBe(false)
  expect(campaignNote('airborne')).toMatchObject({ games: [], fought: [] })
})

test('a browser that keeps nothing says so', () => {
  readCampaigns(['airborne'], null)
  expect(noteBegun('airborne', 'frontline-aaa', seats, null)).toEqual({ ok: false, why: 'blocked' })
})

test('what is no campaign is read as none', () => {
  for (const text of ['', 'null', '[]', '{"seats":[],"games":[],"fought":[{}]}', '{"games":1}']) {
    const shelf = shelfOf(new Map([['estafette.campaign.tommies', text]]))
    readCampaigns(['tommies'], shelf)
    expect(campaignNote('tommies')).toEqual({ seats: [], games: [], fought: [] })
  }
})

test('what a battle leaves is kept as it was', () => {
  let last: FrontlineState | null = null
  playRandomly(frontline, { scenario: 's03', options: {} }, 3, {
    onState(state) {
      last = state
    },
  })
  const fought = foughtIn(last!)
  const kept = { seats, games: ['frontline-aaa'], fought: [fought] }
  const shelf = shelfOf(new Map([['estafette.campaign.airborne', JSON.stringify(kept)]]))
  readCampaigns(['airborne'], shelf)
  expect(campaignNote('airborne')).toEqual(kept)
  expect(fought.dead.length).toBeGreaterThan(0)
})
