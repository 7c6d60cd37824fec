import { expect, test } from 'vitest'
import { vp } from './forces.ts'
import { laidOut } from './scenarios.ts'

/** VP of the Allies and of the Axis, reinforcements included. */
const forces: Readonly<Record<string, readonly [allies: number, axis: number]>> = {
  training: [31, 31],
  s01: [43, 39],
  s02: [47, 43],
  s03: [41, 40],
  s04: [43, 34],
  s05: [71, 49],
  s06: [43, 45],
  s07: [57, 46],
  s08: [61, 50],
  s09: [45, 45],
  s10: [58, 67],
  s11: [53, 51],
  s12: [63, 48],
  s13: [70, 53],
  s14: [50, 41],
  s15: [69, 61],
  s16: [49, 64],
  s17: [54, 70],
  s18: [74, 55],
  s19: [64, 57],
}

test('FRL-SCN-1 nineteen battles of history and one to learn by, with forces of their VP', () => {
  expect(laidOut.filter(({ isTraining }) => !isTraining)).toHaveLength(19)
  const found = laidOut.map((scenario) => [
    scenario.id,
    scenario.forces.map((cards) => cards.reduce((sum, x) => sum + vp[x]!, 0)),
  ])
  expect(Object.fromEntries(found)).toEqual(forces)
})
