import { expect, test } from 'vitest'
import { PIPS, ROLL_FACES, ROLL_STEPS, ROLL_TIME, rollingFace } from './faces.ts'

test('a face has as many pips as it counts, inside the die', () => {
  expect(PIPS.map((pips) => pips.length)).toEqual([0, 1, 2, 3, 4, 5, 6])
  for (const [x, y] of PIPS.flat()) {
    expect(Math.min(x, y, 20 - x, 20 - y)).toBeGreaterThan(3)
  }
})

test('a rolling die shows three faces, none twice and none the result', () => {
  for (const sides of [6, 10] as const) {
    for (let result = 1; result <= sides; result++) {
      const shown = ROLL_STEPS.map((_, step) => rollingFace(result, step, sides))
      expect(new Set([...shown, result]).size).toBe(ROLL_FACES + 1)
      for (const face of shown) expect(face >= 1 && face <= sides).toBe(true)
    }
  }
})

test('it slows down and is still after 450 ms', () => {
  const times = [...ROLL_STEPS, ROLL_TIME]
  const gaps = times.slice(1).map((time, index) => time - times[index]!)
  expect(times[0]).toBe(0)
  expect(gaps).toEqual([...gaps].sort((a, b) => a - b))
  expect(ROLL_TIME).toBe(450)
})
