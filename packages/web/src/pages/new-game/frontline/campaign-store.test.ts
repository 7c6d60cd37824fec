import { frontline } from '@estafette/frontline'
import { foughtIn, type FrontlineState } from '@estafette/frontline/screen'
import { playRandomly } from '@estafette/kernel'
import { expect, test } from 'vitest'
import type { Shelf } from '../../../store/storage.ts'
import { campaignNote, forgetCampaign, noteBegun, readCampaigns, settle } from './campaign-store.ts'

function shelfOf(kept: Map<string, string>): Shelf {
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }
}

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
