import { expect, test } from 'vitest'
import {
  battleOf,
  campaignLeader,
  campaignPoints,
  campaigns,
  carriedInto,
  type Battle,
} from './campaign.ts'
import { laidOut } from './data/scenarios.ts'
import { frontline } from './game.ts'

const battle = (changes: Partial<Battle>): Battle => ({
  scenario: 3,
  winner: 0,
  lost: [20, 20],
  total: [40, 40],
  fallen: [],
  alive: [],
  ...changes,
})

test('FRL-CAMP-1 four campaigns of scenarios that there are, each fought in order', () => {
  expect(campaigns.map(({ scenarios }) => scenarios.length)).toEqual([5, 6, 8, 19])
  for (const { scenarios } of campaigns) {
    expect(scenarios.every((number) => laidOut[number]?.isTraining === false)).toBe(true)
    expect(new Set(scenarios).size).toBe(scenarios.length)
  }
  // Each of the first three has one Allied nation.
  const nations = campaigns.map(
    ({ scenarios }) => new Set(scenarios.map((n) => laidOut[n]!.nation)),
  )
  expect(nations.map(({ size }) => size)).toEqual([1, 1, 1, 2])
})

test('FRL-CAMP-2 two points for a win, one for a draw, one more for losses below a quarter', () => {
  expect(campaignPoints([battle({})])).toEqual([2, 0])
  expect(campaignPoints([battle({ winner: -1 })])).toEqual([1, 1])
  expect(campaignPoints([battle({ winner: 1, lost: [10, 9] })])).toEqual([0, 3])
  expect(campaignPoints([battle({}), battle({ winner: 1, lost: [9, 0] })])).toEqual([3, 3])
  expect(campaignLeader([battle({})])).toBe(0)
  expect(campaignLeader([battle({ winner: 1 })])).toBe(1)
  expect(campaignLeader([battle({}), battle({ winner: 1 })])).toBe(-1)
})

test('FRL-CAMP-3 a fallen card misses the next scenario that lists it, and then is back', () => {
  const fallen = ['us-walker', 'us-feldman', 'de-kessler']
  const first = battle({ winner: 1, fallen })
  expect(carriedInto([first], 4).missing).toEqual(['us-walker', 'de-kessler'])
  // Scenario 4 would have listed Walker, and not Feldman: he misses the next one that does.
  const second = battle({ scenario: 4, winner: 1 })
  expect(carriedInto([first, second], 9).missing).toEqual([])
  expect(carriedInto([first, second], 16).missing).toEqual(['us-feldman'])
})

test('FRL-CAMP-4 who is alive after a won battle is a veteran in the next that lists him', () => {
  const alive = ['us-walker', 'us-johnson', 'de-kessler']
  expect(carriedInto([battle({ alive })], 4).veterans).toEqual(['us-johnson', 'us-walker'])
  expect(carriedInto([battle({ winner: 1, alive })], 4).veterans).toEqual(['de-kessler'])
  expect(carriedInto([battle({ alive }), battle({ scenario: 4, winner: 1 })], 9).veterans).toEqual(
    [],
  )
})

test('FRL-CAMP-5 what a battle leaves is all that the next one is created with', () => {
  const read = frontline.read(
    [
      'estafette position 1',
      'game frontline',
      'scenario s03',
      'step over',
      'first allies',
      'winner allies',
      'victory losses',
      'turn 9',
      `terrain ${Array.from({ length: 9 }, () => 'stream').join(' ')}`,
      'soldier us-walker seat-1 4 wounds:1 empty',
      'soldier us-smith seat-1 dead',
      'soldier de-kessler seat-2 dead',
    ].join('\n'),
  )
  if (!read.ok) throw new Error(read.reason)
  const left = battleOf(read.value)
  expect(left).toMatchObject({ scenario: 3, winner: 0, lost: [3, 5], total: [9, 5] })
  const pack = carriedInto([left], 4)
  expect(pack).toEqual({ missing: ['us-smith', 'de-kessler'], veterans: ['us-walker'] })
  const next = frontline.create({ scenario: 's04', options: {}, pack })
  if (!next.ok) throw new Error(next.reason)
  const facts = frontline.facts(next.value)
  expect(facts['us-walker state']).toBe('sound')
  expect(facts['us-walker wounds']).toBe('0')
})
