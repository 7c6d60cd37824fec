import { expect, test } from 'vitest'
import { signSpots, type WantedSign } from './sign-spots.ts'

const size = (_kind: string, count: number | null) => ({
  width: count === null ? 12 : 12 + 5 * String(count).length,
  height: 12,
})
const sign = (kind: string, x: number, y: number, more: Partial<WantedSign> = {}): WantedSign => ({
  kind,
  count: 1,
  isPart: false,
  at: { x, y },
  half: { width: 32, height: 22 },
  place: x * 1000 + y,
  side: 0,
  ...more,
})

test('a sign has its own corner, the next one the corner that is free', () => {
  const found = signSpots(
    [sign('disrupted', 0, 0), sign('fired', 0, 0), sign('refit', 0, 0)],
    size,
    1,
  )
  const [disrupted, fired, refit] = found.map(({ at }) => at)
  expect(disrupted!.x > 0 && disrupted!.y < 0).toBe(true)
  expect(fired!.x < 0 && fired!.y < 0).toBe(true)
  expect(refit!.y > 0).toBe(true) // both upper corners are taken
})

test('part of a stack says how many, all of it does not', () => {
  const [part, whole] = signSpots(
    [sign('disrupted', 0, 0, { count: 2, isPart: true }), sign('disrupted', 500, 0, { count: 3 })],
    size,
    1,
  )
  expect([part!.isShown, whole!.isShown]).toEqual([true, false])
})

test('where stacks are closer together than signs are wide, nobody is lost and none lies over another', () => {
  const wanted = Array.from({ length: 120 }, (_, index) =>
    sign(index % 2 ? 'disrupted' : 'refit', 40 * (index % 12), 40 * Math.floor(index / 12)),
  )
  const found = signSpots(wanted, size, 8)
  const sum = (kind: string): number =>
    found.filter((one) => one.kind === kind).reduce((all, { count }) => all + count, 0)
  expect([sum('disrupted'), sum('refit')]).toEqual([60, 60])
  expect(found.length).toBeLessThan(120) // some are one with their number
  for (const { from, isShown } of found) expect(isShown).toBe(from.length > 1)
  found.forEach(({ box }, index) => {
    const over = found
      .slice(index + 1)
      .filter(
        (other) =>
          box.x < other.box.x + other.box.width &&
          other.box.x < box.x + box.width &&
          box.y < other.box.y + other.box.height &&
          other.box.y < box.y + box.height,
      )
    expect(over).toEqual([])
  })
})
