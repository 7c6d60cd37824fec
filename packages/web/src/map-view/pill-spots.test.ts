import { expect, test } from 'vitest'
import type { Plan } from '@estafette/kernel'
import { pillSpots } from './pill-spots.ts'

const plan = (place: number, kind: Plan['kind'] = 'attack'): Plan => ({
  kind,
  place,
  units: [0],
  cost: 1,
  left: 1,
  path: [0, place],
})
const area = (x: number, y: number) => ({
  path: '',
  label: { x, y },
  spots: [
    { x: x - 90, y },
    { x: x + 90, y },
  ],
})

test('a pill stands above its identifier', () => {
  expect(pillSpots([plan(0)], [area(500, 500)], [], { growth: 1 })).toMatchObject([
    { x: 500, y: 451 },
  ])
})

test('where a stack stands there, it goes beside the identifier', () => {
  const pile = { place: 0, side: 1, units: [1], at: { x: 500, y: 440 } }
  const [spot] = pillSpots([plan(0)], [area(500, 500)], [pile], { growth: 1 })
  expect(spot).toMatchObject({ x: 413, y: 500 })
})

test('it keeps off the name of the place above, and off another pill', () => {
  const places = [area(500, 500), area(500, 418)]
  const [first, second] = pillSpots([plan(0), plan(0, 'move')], places, [], { growth: 1 })
  expect(first!.y).toBe(500)
  expect(second).not.toEqual(first)
})

test('on a hex it stands over the counter, not on it', () => {
  const hex = { path: '', label: { x: 300, y: 300 }, spots: [{ x: 300, y: 300 }] }
  const pile = { place: 0, side: 1, units: [1], at: { x: 300, y: 300 } }
  expect(pillSpots([plan(0)], [hex], [pile], { growth: 1 })).toMatchObject([{ x: 300, y: 241 }])
})

test('it does not stand where it would be taken for that of another place', () => {
  const piles = [
    { place: 0, side: 1, units: [1], at: { x: 440, y: 440 } },
    { place: 1, side: 0, units: [2], at: { x: 640, y: 500 } },
  ]
  const [spot] = pillSpots([plan(0)], [area(500, 500), area(760, 460)], piles, { growth: 1 })
  const far = (x: number, y: number): number => Math.hypot(spot!.x - x, spot!.y - y)
  expect(Math.min(far(500, 500), far(440, 440))).toBeLessThan(far(640, 500))
})

test('on a dense front pills lie neither over each other nor over counters of others', () => {
  const places = Array.from({ length: 49 }, (_, index) => {
    const [column, row] = [index % 7, Math.floor(index / 7)]
    const label = { x: 99 * column, y: 114 * row + (column % 2) * 57 }
    return { path: '', label, spots: [label] }
  })
  const piles = places.map(({ label }, place) => ({ place, side: 0, units: [place], at: label }))
  const front = [17, 23, 24, 25, 31, 16, 18].map((place) => plan(place))
  for (const growth of [1, 1.2, 1.5]) {
    const spots = pillSpots(front, places, piles, { growth })
    const boxes = spots.map(({ x, y }) => {
      const [width, height] = [94 * growth, 36 * growth]
      return {
        left: x - width / 2,
        right: x + width / 2,
        top: y - height / 2,
        bottom: y + height / 2,
      }
    })
    const meet = (a: (typeof boxes)[0], b: (typeof boxes)[0]): boolean =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    boxes.forEach((box, index) => {
      expect(boxes.slice(index + 1).some((other) => meet(box, other))).toBe(false)
      for (const { place, at } of piles) {
        if (place === front[index]!.place) continue
        const counter = { left: at.x - 32, right: at.x + 32, top: at.y - 22, bottom: at.y + 22 }
        expect(meet(box, counter)).toBe(false)
      }
    })
    expect(spots.some(({ target }) => target !== null)).toBe(true) // a line says whose it is
  }
})
