import { expect, test } from 'vitest'
import { campaigns, carriedInto, foughtIn, pointsFor, type Fought } from './campaign.ts'
import { forceCodes } from './data/forces.ts'
import { laidOut } from './data/scenarios.ts'
import { frontline } from './game.ts'

const quiet: Fought = { winner: 0, lost: [20, 20], total: [40, 40], dead: [], proven: [] }
const listed = (number: number): string[] =>
  laidOut[number]!.forces.flat().map((x) => forceCodes[x]!)
const both = (a: number, b: number): string => listed(a).find((code) => listed(b).includes(code))!

test('FRL-CAMP-1 four campaigns of scenarios that there are, each fought in order', () => {
  expect(campaigns.map(({ scenarios }) => scenarios.length)).toEqual([5, 6, 8, 19])
  for (const { scenarios } of campaigns) {
    for (const number of scenarios) expect(laidOut[number]?.id).toMatch(/^s\d\d$/)
    expect(new Set(scenarios).size).toBe(scenarios.length)
  }
  // Each of the first three has one Allied nation.
  const nations = campaigns.map(
    ({ scenarios }) => new Set(scenarios.map((n) => laidOut[n]!.nation)),
  )
  expect(nations.map(({ size }) => size)).toEqual([1, 1, 1, 2])
})

test('FRL-CAMP-3 a card that was killed misses the next battle that lists it, and returns', () => {
  const scenarios = [3, 4, 3]
  const code = both(3, 4)
  const killed = { ...quiet, dead: [code] }
  expect(carriedInto(scenarios, [killed]).missing).toEqual([code])
  expect(carriedInto(scenarios, [killed, quiet]).missing).toEqual([])
  const elsewhere = listed(3).find((one) => !listed(4).includes(one))!
  const later = carriedInto(scenarios, [{ ...quiet, dead: [elsewhere] }, quiet])
  expect(later.missing).toEqual([elsewhere])
})

test('FRL-CAMP-4 who lives through a victory is a veteran in the next battle that lists him', () => {
  const code = both(3, 4)
  const won = { ...quiet, proven: [code] }
  expect(carriedInto([3, 4, 3], [won]).veterans).toEqual([code])
  expect(carriedInto([3, 4, 3], [won, quiet]).veterans).toEqual([])
  expect(carriedInto([3, 4, 3], [won, { ...quiet, dead: [code] }])).toEqual({
    missing: [code],
    veterans: [],
  })
})

test('FRL-CAMP-2 a victory is worth two points, a draw one each, few losses one more', () => {
  expect(pointsFor(quiet)).toEqual([2, 0])
  expect(pointsFor({ ...quiet, winner: -1 })).toEqual([1, 1])
  expect(pointsFor({ ...quiet, lost: [9, 10] })).toEqual([3, 0])
  expect(pointsFor({ ...quiet, lost: [10, 9] })).toEqual([2, 1])
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
  const fought = foughtIn(read.value)
  expect(fought).toEqual({
    winner: 0,
    lost: [3, 5],
    total: [9, 5],
    dead: ['us-smith', 'de-kessler'],
    proven: ['us-walker'],
  })
  const pack = carriedInto([3, 4], [fought])
  expect(pack).toEqual({ missing: ['us-smith', 'de-kessler'], veterans: ['us-walker'] })
  const next = frontline.create({ scenario: 's04', options: {}, pack })
  if (!next.ok) throw new Error(next.reason)
  const facts = frontline.facts(next.value)
  expect(facts['us-walker state']).toBe('sound')
  expect(facts['us-walker wounds']).toBe('0')
})
