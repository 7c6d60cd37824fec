import { expect, test } from 'vitest'
import { bandsOf, FLOOR, makePlot, ringSpots, scoresAt, stepLine, TOP } from './plot.ts'
import { indexOf, jumpFrom, stopsOf, nearest, stepFrom } from './way.ts'

const marks = [
  { number: 0, turn: 0, scores: [2] },
  { number: 10, turn: 1, scores: [2] },
  { number: 30, turn: 1, scores: [5] },
  { number: 60, turn: 2, scores: [4] },
]
const plot = makePlot(marks, { lines: [{ value: 10, label: 'wins' }] }, 100, 1024)

test('the curve stays level until the score changes, and ends where nothing more was read', () => {
  const line = stepLine(marks, 0, plot, 80)
  expect(line).toMatch(/^M12\.0 [\d.]+(?:H[\d.]+V[\d.]+){3}H812\.0$/)
  expect(plot.y(10)).toBeLessThan(plot.y(5))
  expect(plot.y(0)).toBe(FLOOR)
})

test('turns lie one after another, what came before the first apart', () => {
  expect(bandsOf(marks, 80)).toEqual([
    { turn: 0, from: 0, to: 10 },
    { turn: 1, from: 10, to: 60 },
    { turn: 2, from: 60, to: 80 },
  ])
  expect(scoresAt(marks, 29)).toEqual([2])
  expect(scoresAt(marks, 30)).toEqual([5])
})

test('a place on the timeline is the choice that is drawn there, and beyond it the first or last', () => {
  for (const choice of [0, 1, 50, 99, 100]) expect(plot.choiceAt(plot.x(choice))).toBe(choice)
  expect(plot.choiceAt(-40)).toBe(0)
  expect(plot.choiceAt(5000)).toBe(100)
})

test('six numbers at one place of the curve lie beside it and not on each other', () => {
  const spots = ringSpots([30, 30, 31, 32, 90, 91], marks, plot)
  for (const [at, spot] of spots.entries()) {
    expect(spot.y).toBeGreaterThanOrEqual(TOP)
    expect(spot.y).toBeLessThanOrEqual(FLOOR)
    for (const other of spots.slice(at + 1)) {
      expect(Math.hypot(other.x - spot.x, other.y - spot.y)).toBeGreaterThan(18)
    }
  }
})

test('steps, jumps and presses lead to the ends of scenes, or to every choice', () => {
  const scenes = [
    { at: 0, part: 0, step: null },
    { at: 4, part: 0, step: null },
    { at: 4, part: 1, step: null },
    { at: 9, part: 0, step: null },
  ]
  const few = stopsOf(scenes, 9, true)
  const all = stopsOf(scenes, 9, false)
  expect(few.map(({ at }) => at)).toEqual([0, 4, 4, 9])
  expect(all.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 4, 5, 6, 7, 8, 9])
  expect(indexOf(few, { at: 6, part: 0 })).toBe(2)
  expect(stepFrom(few, { at: 6, part: 0 }, 1)).toEqual({ at: 9, part: 0 })
  expect(stepFrom(few, { at: 6, part: 0 }, -1)).toEqual({ at: 4, part: 1 })
  expect(stepFrom(few, { at: 4, part: 1 }, -1)).toEqual({ at: 4, part: 0 })
  expect(stepFrom(few, { at: 0, part: 0 }, -1)).toEqual({ at: 0, part: 0 })
  expect(nearest(few, 8)).toEqual({ at: 9, part: 0 })
  expect(jumpFrom([3, 7], 3, 1)).toBe(7)
  expect(jumpFrom([3, 7], 3, -1)).toBeNull()
})
