import { expect, test } from 'vitest'
import { edgeSpot, noteSpot } from './note-spot.ts'

const window = { width: 1100, height: 700 }
const note = { width: 420, height: 280 }
const at = (x: number, y: number) => ({ x: x - 40, y: y - 40, width: 80, height: 80 })

test('a note stands on the side of a place where it covers the fewest counters', () => {
  const right = Array.from({ length: 4 }, (_, index) => ({ x: 640 + index * 20, y: 350 }))
  expect(noteSpot(window, note, at(520, 350), right).side).toBe('left')
  const left = right.map(({ x, y }) => ({ x: x - 400, y }))
  expect(noteSpot(window, note, at(520, 350), left).side).toBe('right')
})

test('a note lies in the window and never on its place', () => {
  for (let x = 60; x < 980; x += 80) {
    for (let y = 60; y < 640; y += 60) {
      const place = at(x, y)
      const { left, top, isClear } = noteSpot(window, note, place, [], { reserved: 56 })
      expect(isClear).toBe(true)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(left + note.width).toBeLessThanOrEqual(window.width - 56)
      expect(top + note.height).toBeLessThanOrEqual(window.height)
      const isBeside = left >= place.x + 80 || left + note.width <= place.x
      const isAboveOrBelow = top >= place.y + 80 || top + note.height <= place.y
      expect(isBeside || isAboveOrBelow).toBe(true)
    }
  }
})

test('where there is no room beside a place the note says that the map has to give way', () => {
  const small = { width: 390, height: 260 }
  const strip = { width: 374, height: 160 }
  expect(noteSpot(small, strip, at(195, 130), []).isClear).toBe(false)
  expect(noteSpot(small, strip, at(195, 215), [])).toMatchObject({ top: 8, isClear: true })
  expect(noteSpot(small, strip, at(195, 45), [])).toMatchObject({ side: 'below', isClear: true })
})

test('in a narrow window a note stays at the edges', () => {
  const tall = { width: 390, height: 500 }
  const strip = { width: 374, height: 130 }
  const spot = (y: number) => noteSpot(tall, strip, at(195, y), [], { onlyEdges: true })
  expect(spot(300)).toMatchObject({ top: 8, side: 'above', isClear: true })
  expect(spot(60)).toMatchObject({ top: 500 - 130 - 8, side: 'below', isClear: true })
})

test('a note about no place lies in a corner, or at an edge, where it covers no marked place', () => {
  const corner = (...points: readonly (readonly [x: number, y: number])[]) =>
    edgeSpot(
      window,
      note,
      points.map(([x, y]) => ({ x, y })),
      { reserved: 56, around: 30 },
    )
  const [right, low] = [1100 - 56 - 8 - 420, 700 - 8 - 280]
  expect(corner()).toEqual({ left: 8, top: 8 })
  expect(corner([200, 200])).toEqual({ left: right, top: 8 })
  expect(corner([450, 200])).toEqual({ left: right, top: 8 }) // half of it would be covered
  expect(corner([200, 200], [800, 100])).toEqual({ left: 8, top: low })
  expect(corner([200, 200], [800, 100], [100, 600])).toEqual({ left: right, top: low })
  const corners = [
    [200, 200],
    [950, 100],
    [100, 600],
    [950, 600],
  ] as const
  const { left, top } = corner(...corners)
  for (const [x, y] of corners) {
    const isBeside = x < left - 30 || x > left + 450
    expect(isBeside || y < top - 30 || y > top + 310).toBe(true)
  }
})

test('a note about no place fits between two things where no stretch of the edge does', () => {
  const points = [300, 760].flatMap((x) => [60, 350, 640].map((y) => ({ x, y })))
  const { left } = edgeSpot(window, note, points, { reserved: 56, around: 30 })
  expect([left > 300, left + note.width < 760]).toEqual([true, true])
})
