import { battles } from '@estafette/blitzkrieg'
import { distance } from '@estafette/maps/geometry'
import { beforeAll, describe, expect, test } from 'vitest'
import { boardOf } from '../screen.tsx'
import { SCALE } from './grid.ts'
import { loadPrint, type BattlePrint } from './print.ts'

test('a battle that is not there has no map', async () => {
  await expect(loadPrint('waterloo')).rejects.toThrow("'waterloo'")
})

describe.each(battles.map((game) => ({ id: game.id, game })))('the map of $id', ({ id, game }) => {
  const board = boardOf(game)
  let print: BattlePrint
  beforeAll(async () => {
    print = await loadPrint(id)
  })

  test('has the hexes of the game, each a place with room for a counter', () => {
    const { shapes, corners, viewBox } = print
    expect(shapes).toHaveLength(board.hexCount)
    for (const [hex, { path, label, spots }] of shapes.entries()) {
      expect(path).toMatch(/^M[\d.]+ [\d.]+h[\d.]+l[-\d. l]+h-[\d.]+l[-\d. ]+z$/)
      expect(spots).toEqual([label, label])
      for (const [x, y] of corners[hex]!)
        expect(x > 0 && y > 0 && x < viewBox.width && y < viewBox.height).toBe(true)
    }
  })

  test('neighbours of the game share two corners on the map, in the same order', () => {
    for (let hex = 0; hex < board.hexCount; hex++) {
      for (let side = 0; side < 6; side++) {
        const to = board.neighbours[hex * 6 + side]!
        if (to < 0) continue
        const own = [print.corners[hex]![side]!, print.corners[hex]![(side + 1) % 6]!]
        for (const corner of own)
          expect(print.corners[to]!.some((other) => distance(corner, other) < 0.1)).toBe(true)
      }
    }
  })

  test('the arrow keys lead from every hex to every other', () => {
    const seen = new Set([0])
    for (const hex of seen)
      for (const way of ['up', 'down', 'left', 'right'] as const)
        seen.add(print.neighbour(hex, way))
    expect(seen.size).toBe(board.hexCount)
  })

  test('every hexside that a pontoon can lie on has its place on the river', () => {
    for (const [a, b] of board.riverSides) {
      const span = print.spanOf(board.hexIds[a]!, board.hexIds[b]!)!
      const [from, to] = [print.shapes[a]!.label, print.shapes[b]!.label]
      const middle = [(from.x + to.x) / 2, (from.y + to.y) / 2] as const
      expect(distance([span.x * SCALE, span.y * SCALE], middle)).toBeLessThan(20 * SCALE)
    }
    expect(print.spanOf('0101', '0102') === undefined).toBe(
      !board.riverSides.some(([a, b]) => a === 0 && b === 1),
    )
  })
})
