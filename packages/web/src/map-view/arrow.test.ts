import { expect, test } from 'vitest'
import { arrowBetween, arrowsOf } from './arrow.ts'

const attack = { kind: 'attack', place: 1, units: [0], cost: 0, left: 0, path: [0, 1] } as const
const shape = (x: number, y: number) => ({ path: '', label: { x, y }, spots: [] })

test('an arrow goes from the edge of a stack to the edge of the other', () => {
  const arrow = arrowBetween({ x: 0, y: 0 }, { x: 300, y: 0 }, [])!
  expect(arrow.tip).toEqual({ x: 264, y: 0 })
  expect(arrow.angle).toBe(0)
  expect(arrow.shaft).toBe('M36 0Q150 0 234 0')
})

test('it goes round an identifier that lies in its way', () => {
  const arrow = arrowBetween({ x: 0, y: 0 }, { x: 300, y: 0 }, [{ x: 150, y: 4 }])!
  const turn = Number(/Q\S+ (\S+)/.exec(arrow.shaft)![1])
  expect(Math.abs(turn)).toBeGreaterThan(60)
})

test('it covers neither the name of a place nor a pill', () => {
  const along = (x: number, y: number) => [-36, 0, 36].map((by) => ({ x: x + by, y }))
  const turnOf = (labels: { x: number; y: number }[], names: { x: number; y: number }[]) =>
    Number(
      /Q\S+ (\S+)/.exec(arrowBetween({ x: 0, y: 0 }, { x: 300, y: 0 }, labels, names)!.shaft)![1],
    )
  const [above, below] = [turnOf([], along(150, 8)), turnOf([], along(150, -8))]
  expect(Math.abs(above)).toBeGreaterThan(30)
  expect(Math.abs(below)).toBeGreaterThan(30)
  const pill = along(150, Math.sign(above) * 50)
  expect(Math.sign(turnOf(pill, along(150, 8)))).toBe(-Math.sign(above))
})

test('stacks side by side have none', () => {
  expect(arrowBetween({ x: 0, y: 0 }, { x: 70, y: 0 }, [])).toBeNull()
  expect(arrowBetween({ x: 0, y: 0 }, { x: 92, y: 0 }, [])).toBeNull() // room for half a head
})

test('who helps has an arrow, too, and all of them lead to the enemy', () => {
  const at = (x: number) => ({ x, y: 500 })
  const piles = [
    { place: 0, side: 0, units: [0, 1], at: at(0) },
    { place: 2, side: 0, units: [2], at: at(800) },
    { place: 1, side: 0, units: [3], at: at(300) },
    { place: 1, side: 1, units: [9], at: at(400) },
  ]
  const places = [shape(0, 0), shape(300, 0), shape(800, 0)]
  expect(arrowsOf({ ...attack, helpers: [2] }, piles, places).map(({ tip }) => tip.x)).toEqual([
    364, 436,
  ])
  expect(arrowsOf(attack, piles, places)).toHaveLength(1)
})
