import { expect, test } from 'vitest'
import { campaigns, carriedInto, foughtIn, pointsFor, type Fought } from './campaign.ts'
import { forceCodes } from './data/forces.ts'
import { laidOut } from './data/scenarios.ts'
import { frontline } from './game.ts'
import { DEAD_PLACE } from './state.ts'

const quiet: Fought = { winner: 0, lost: [20, 20], total: [40, 40], dead: [], proven: [] }
const listed = (number: number): string[] =>
  laidOut[number]!.forces.flat().map((x) => forceCodes[x]!)
const both = (a: number, b: number): string => listed(a).find((code) => listed(b).includes(code))!

test('every battle of a campaign is one of the nineteen', () => {
  for (const { scenarios } of campaigns) {
    for (const number of scenarios) expect(laidOut[number]?.id).toMatch(/^s\d\d$/)
  }
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

test('what a battle leaves is what a later one can be begun with', () => {
  const made = frontline.create({ scenario: 's03', options: {} })
  if (!made.ok) throw new Error(made.reason)
  const s = made.value
  const x = forceCodes.indexOf(both(3, 4))
  s.place[x] = DEAD_PLACE
  s.winner = 0
  const fought = foughtIn(s)
  expect(fought.dead).toEqual([forceCodes[x]])
  expect(fought.proven.length).toBe(laidOut[3]!.forces[0]!.length - Number(x < 54))
  const pack = carriedInto([3, 4], [fought])
  expect(frontline.create({ scenario: 's04', options: {}, pack }).ok).toBe(true)
})
