import { choicesOf, fastDice, makeNotation, positionFrom } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { campaigns, carriedInto, foughtIn, pointsFor, type Fought } from './campaign.ts'
import { forceCodes } from './data/forces.ts'
import { laidOut } from './data/scenarios.ts'
import { frontline } from './game.ts'
import { STEP } from './steps.ts'

const quiet: Fought = { winner: 0, lost: [20, 20], total: [40, 40], dead: [], proven: [] }
const streams = Array<string>(9).fill('stream').join(' ')
const listed = (number: number): string[] =>
  laidOut[number]!.forces.flat().map((x) => forceCodes[x]!)
const both = (a: number, b: number): string => listed(a).find((code) => listed(b).includes(code))!

test('FRL-CAMP-1 four campaigns, with the battles of each in their order', () => {
  expect(campaigns.map(({ id, scenarios }) => [id, ...scenarios])).toEqual([
    ['airborne', 3, 4, 9, 10, 18],
    ['beach-to-breakout', 5, 6, 12, 14, 16, 17],
    ['tommies', 1, 2, 7, 8, 11, 13, 15, 19],
    ['the-whole-way', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19],
  ])
  const { scenarios } = campaigns.at(-1)!
  const ids = scenarios.map((number) => laidOut[number]!.id)
  expect(ids).toEqual(scenarios.map((number) => `s${String(number).padStart(2, '0')}`))
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

test('FRL-CAMP-3 who is dead and not listed is handed on as dead, until a battle has listed him', () => {
  const elsewhere = listed(3).find((one) => !listed(4).includes(one))!
  const killed = { ...quiet, dead: [elsewhere, both(3, 4)] }
  expect(carriedInto([3, 4, 3], [killed]).dead).toEqual([elsewhere])
  expect(carriedInto([3, 4, 3], [killed, quiet]).dead).toEqual([])
})

test('FRL-CAMP-3 nobody who fell before stands in, in any second battle of a campaign', () => {
  for (const { scenarios } of campaigns) {
    const dead = listed(scenarios[0])
    const pack = carriedInto(scenarios, [{ ...quiet, dead }])
    const id = laidOut[scenarios[1]]!.id
    const made = frontline.create({ scenario: id, options: {}, pack })
    if (!made.ok) throw new Error(made.reason)
    const s = made.value
    frontline.start(s, fastDice(1))
    for (; s.step === STEP.replace;) {
      const choices = [...choicesOf(frontline, s, s.decider)]
      const names = choices.map((choice) => makeNotation(frontline, choice))
      expect(names.filter((name) => dead.some((code) => name === `replace ${code}`))).toEqual([])
      frontline.play(s, s.decider, choices[0]!, fastDice(1))
    }
  }
})

test('FRL-CAMP-4 who lives through a victory is a veteran in the next battle that lists him', () => {
  const code = both(3, 4)
  const won = { ...quiet, proven: [code] }
  expect(carriedInto([3, 4, 3], [won]).veterans).toEqual([code])
  expect(carriedInto([3, 4, 3], [won, quiet]).veterans).toEqual([])
  expect(carriedInto([3, 4, 3], [won, { ...quiet, dead: [code] }])).toEqual({
    missing: [code],
    veterans: [],
    dead: [],
  })
})

test('FRL-CAMP-4, FRL-GEN-1 vehicles and guns that live through a victory are veterans too', () => {
  const state = positionFrom(
    frontline,
    `scenario s10\nstep over\nfirst axis\nwinner allies\nvictory losses\nturn 9
terrain ${streams}\nsoldier us-walker seat-1 4\nsoldier us-sherman seat-1 4
soldier us-57mm-m1 seat-1 4\nsoldier de-stug-iii seat-2 dead\nsoldier de-kessler seat-2 8`,
  )
  expect(foughtIn(state).proven.toSorted()).toEqual(['us-57mm-m1', 'us-sherman', 'us-walker'])
})

test('FRL-CAMP-3, FRL-CAMP-4 after its last battle a campaign hands on nothing', () => {
  const training = listed(0)
  const [dead, proven] = [training.slice(0, 2), training.slice(2)]
  const ended = [quiet, { ...quiet, dead, proven }]
  expect(carriedInto([3, 4], ended)).toEqual({ missing: [], veterans: [], dead: [] })
})

test('FRL-CAMP-2 a victory is worth two points, a draw one each, few losses one more', () => {
  expect(pointsFor(quiet)).toEqual([2, 0])
  expect(pointsFor({ ...quiet, winner: -1 })).toEqual([1, 1])
  expect(pointsFor({ ...quiet, lost: [9, 10] })).toEqual([3, 0])
  expect(pointsFor({ ...quiet, lost: [10, 9] })).toEqual([2, 1])
})

test('FRL-VIC-8 FRL-CAMP-2 FRL-CAMP-4 a battle given up is won by the other side, whose living are veterans', () => {
  const state = positionFrom(
    frontline,
    `scenario s03\nstep action\nwindow action\ndecider seat-1\nfirst allies\nacting allies\nturn 9
terrain ${streams}\nsoldier us-walker seat-1 4\nsoldier us-smith seat-1 dead
soldier de-kessler seat-2 8\nsoldier de-vogel seat-2 8`,
  )
  const fought = foughtIn(state, 1)
  expect(fought).toMatchObject({ winner: 1, dead: ['us-smith'] })
  expect(fought.proven.toSorted()).toEqual(['de-kessler', 'de-vogel'])
  expect(pointsFor(fought)).toEqual([0, 3])
  expect(foughtIn(state)).toMatchObject({ winner: -1, proven: [] })
})

test('FRL-CAMP-5 what a battle leaves is all that the next one is created with', () => {
  const state = positionFrom(
    frontline,
    `scenario s03\nstep over\nfirst allies\nwinner allies\nvictory losses\nturn 9
terrain ${streams}\nsoldier us-walker seat-1 4 wounds:1 empty\nsoldier us-smith seat-1 dead
soldier de-kessler seat-2 dead`,
  )
  const fought = foughtIn(state)
  expect(fought).toEqual({
    winner: 0,
    lost: [3, 5],
    total: [9, 5],
    dead: ['us-smith', 'de-kessler'],
    proven: ['us-walker'],
  })
  const pack = carriedInto([3, 4], [fought])
  expect(pack).toEqual({
    missing: ['us-smith', 'de-kessler'],
    veterans: ['us-walker'],
    dead: [],
  })
  const next = frontline.create({ scenario: 's04', options: {}, pack })
  if (!next.ok) throw new Error(next.reason)
  const facts = frontline.facts(next.value)
  expect(facts['us-walker state']).toBe('sound')
  expect(facts['us-walker wounds']).toBe('0')
})
