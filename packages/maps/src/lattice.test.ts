import { expect, test } from 'vitest'
import { distance } from './geometry.ts'
import { hexLattice, type LatticeShape } from './lattice.ts'

const SHAPE: LatticeShape = {
  columns: 7,
  rows: 5,
  firstColumn: 3,
  firstRow: 0,
  lower: 'odd',
  halfWidth: 40,
  halfHeight: 20 * Math.sqrt(3),
  shoulder: 20,
  left: 100,
  top: 50,
}

test.each(['odd', 'even'] as const)('with %s columns lower', (lower) => {
  const lattice = hexLattice({ ...SHAPE, lower })
  const { cellOf, hexOf, idOf, cellOfId, centreOf, cornersOf, cellAt, neighbourOf } = lattice
  for (let hex = 0; hex < lattice.count; hex++) {
    const cell = cellOf(hex)
    expect([hexOf(cell), hexOf(cellOfId(idOf(cell)))]).toEqual([hex, hex])
    const [x, y] = centreOf(cell)
    for (let turn = 0; turn < 12; turn++) {
      const angle = (turn * Math.PI) / 6
      expect(hexOf(cellAt([x + 33 * Math.cos(angle), y + 33 * Math.sin(angle)]))).toBe(hex)
    }
    for (let way = 0; way < 6; way++) {
      const beyond = neighbourOf(cell, way)
      expect(lattice.directionTo(cell, beyond)).toBe(way)
      expect(distance(centreOf(cell), centreOf(beyond))).toBeCloseTo(2 * SHAPE.halfHeight)
      const middle = lattice.sideMiddle(cell, way)
      expect(distance(middle, lattice.sideMiddle(beyond, (way + 3) % 6))).toBeCloseTo(0)
      const [a, b] = [cornersOf(cell)[way]!, cornersOf(cell)[(way + 1) % 6]!]
      expect(distance(a, middle)).toBeCloseTo(distance(b, middle))
    }
  }
})

test('columns of the lower kind lie half a hex below the others', () => {
  const { centreOf, hexOf } = hexLattice(SHAPE)
  expect(centreOf({ column: 3, row: 0 })[1] - centreOf({ column: 4, row: 0 })[1]).toBeCloseTo(
    SHAPE.halfHeight,
  )
  expect([hexOf({ column: 2, row: 0 }), hexOf({ column: 3, row: 5 })]).toEqual([-1, -1])
})
