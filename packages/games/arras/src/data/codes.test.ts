import { expect, test } from 'vitest'
import { LOCATION_IDS, locationIndex, UNIT_CODES, unitIndex } from './codes.ts'
import { unitsSource } from './source.ts'

test('locations are numbered 1..28, then A..F', () => {
  expect(LOCATION_IDS.join(' ')).toBe(
    '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 A B C D E F',
  )
  expect(LOCATION_IDS.map(locationIndex)).toEqual(LOCATION_IDS.map((_, index) => index))
})

test('unit codes are the ids of the data without their side', () => {
  for (const [index, { id, side }] of unitsSource.units.entries()) {
    expect(id).toBe(`${side === 'allied' ? 'al' : 'ge'}-${UNIT_CODES[index]}`)
  }
  expect(['7-royal-tank-a', 'rommel', '7th-pz-1-25'].map(unitIndex)).not.toContain(-1)
})

test('unit codes are unique across both sides and read back', () => {
  expect(new Set(UNIT_CODES).size).toBe(86)
  expect(UNIT_CODES.map(unitIndex)).toEqual(UNIT_CODES.map((_, index) => index))
})

test('unit codes are plain words of notation, and no location has the name of one', () => {
  for (const code of UNIT_CODES) expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  expect(
    LOCATION_IDS.filter((id) => unitIndex(id) >= 0 || unitIndex(id.toLowerCase()) >= 0),
  ).toEqual([])
})

test.each(['', '0', '29', 'G', 'a', '01', ' 1', '1.0', 'rommel', 'constructor'])(
  'there is no location %j',
  (id) => {
    expect(locationIndex(id)).toBe(-1)
  },
)

test.each(['', 'Rommel', 'ge-rommel', 'rommel:r', '25', '__proto__', 'toString'])(
  'there is no unit %j',
  (code) => {
    expect(unitIndex(code)).toBe(-1)
  },
)
