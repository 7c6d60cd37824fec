import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeGraph, type Graph } from './graph.ts'
import { makeReach, pathTo, reach } from './paths.ts'
import type { StepCost } from './paths.ts'

// 0 - 1 - 2
// |   |   |
// 3 - 4 - 5     6 alone
const grid = makeGraph(
  7,
  [
    [0, 1],
    [1, 2],
    [3, 4],
    [4, 5],
    [0, 3],
    [1, 4],
    [2, 5],
  ].map(([a, b]) => ({ a: a!, b: b!, border: 0 })),
)
const one: StepCost = () => 1

/** The cheapest way between two nodes, both included; empty without one. */
function wayOf(
  graph: Graph,
  from: number,
  to: number,
  cost: StepCost,
  stops?: (node: number) => boolean,
): number[] {
  return pathTo(reach(graph, from, 1000, cost, makeReach(graph.count), stops), to)
}

test('reach gives the least cost of every node within the budget', () => {
  const found = reach(grid, 0, 2, one, makeReach(7))
  expect([...found.cost]).toEqual([0, 1, 2, 1, 2, -1, -1])
  expect([...found.order.subarray(0, found.size)]).toEqual([0, 1, 3, 2, 4])
})

test('a dear node is gone around', () => {
  const found = reach(grid, 0, 9, (_, to) => (to === 1 ? 5 : 1), makeReach(7))
  expect(found.cost[2]).toBe(4)
  expect(pathTo(found, 2)).toEqual([0, 3, 4, 5, 2])
})

test('half points are doubled by the caller: a road at 0.5 and ground at 1.5', () => {
  const road: StepCost = (from, to) => (from + to === 1 || from + to === 3 ? 1 : 3)
  const found = reach(grid, 0, 5, road, makeReach(7))
  expect([...found.cost]).toEqual([0, 1, 2, 1, 4, 5, -1])
})

test.each([-1, Infinity, NaN])('a step that costs %d is forbidden', (price) => {
  const found = reach(grid, 0, 1000, (_, to) => (to === 1 || to === 3 ? price : 1), makeReach(7))
  expect(found.size).toBe(1)
  expect(wayOf(grid, 0, 5, (_, to) => (to === 1 || to === 3 ? price : 1))).toEqual([])
})

test('a node that stops may be entered but not left', () => {
  const stops = (node: number) => node === 1 || node === 3
  const found = reach(grid, 0, 9, one, makeReach(7), stops)
  expect([...found.cost]).toEqual([0, 1, -1, 1, -1, -1, -1])
  expect(wayOf(grid, 0, 3, one, stops)).toEqual([0, 3])
  expect(wayOf(grid, 0, 4, one, stops)).toEqual([])
})

test('the start may be left even where others must stop', () => {
  expect(wayOf(grid, 0, 1, one, () => true)).toEqual([0, 1])
  expect(wayOf(grid, 0, 2, one, () => true)).toEqual([])
})

test('of equally cheap paths the one with fewer steps wins, then the lower previous node', () => {
  expect(wayOf(grid, 0, 4, one)).toEqual([0, 1, 4])
  // 2 costs 6 both by 3, 4, 5 (found first) and by 1
  const prices = new Map([
    ['0-1', 5],
    ['4-1', 9],
    ['5-2', 3],
  ])
  const even: StepCost = (from, to) => prices.get(`${from}-${to}`) ?? 1
  const found = reach(grid, 0, 9, even, makeReach(7))
  expect([pathTo(found, 2), found.cost[2]]).toEqual([[0, 1, 2], 6])
})

test('steps that cost nothing are taken, by the fewest steps', () => {
  const found = reach(grid, 0, 0, () => 0, makeReach(7))
  expect(found.size).toBe(6)
  expect(pathTo(found, 5)).toEqual([0, 1, 2, 5])
})

test('pathTo a node that was not reached is empty, to the start the start alone', () => {
  const found = reach(grid, 4, 1, one, makeReach(7))
  expect([pathTo(found, 6), pathTo(found, 0), pathTo(found, 4)]).toEqual([[], [], [4]])
})

test('nothing is reached on a negative budget', () => {
  const found = reach(grid, 0, -1, one, makeReach(7))
  expect([found.size, found.cost[0]]).toEqual([0, -1])
})

test('the edge handed to the cost joins the nodes handed with it', () => {
  reach(
    grid,
    0,
    9,
    (from, to, edge) => {
      expect(grid.targets[edge]).toBe(to)
      expect(edge).toBeGreaterThanOrEqual(grid.offsets[from]!)
      expect(edge).toBeLessThan(grid.offsets[from + 1]!)
      return 1
    },
    makeReach(7),
  )
  expect.hasAssertions()
})

const someSearch = fc.record({
  links: fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { maxLength: 90, size: 'max' }),
  costs: fc.array(fc.integer({ min: -1, max: 9 }), { minLength: 100, maxLength: 100 }),
  stops: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
  start: fc.integer({ min: 0, max: 9 }),
  budget: fc.integer({ min: 0, max: 30 }),
})

test('reach agrees with relaxing all edges until nothing changes, and keeps no trace of earlier use', () => {
  const out = makeReach(10)
  fc.assert(
    fc.property(someSearch, ({ links, costs, stops, start, budget }) => {
      const edges = links
        .map((link) => ({ a: Math.floor(link / 10), b: link % 10, border: 0 }))
        .filter(({ a, b }) => a < b)
      const graph = makeGraph(10, edges)
      const cost: StepCost = (from, to) => costs[from * 10 + to]!
      reach(graph, start, budget, cost, out, (node) => stops[node]!)

      const best = Array.from({ length: 10 }, (): [number, number] => [Infinity, Infinity])
      best[start] = [0, 0]
      for (let round = 0; round < 10; round++) {
        for (const { a, b } of edges) {
          for (const [from, to] of [
            [a, b],
            [b, a],
          ] as const) {
            if ((stops[from]! && from !== start) || cost(from, to, 0) < 0) continue
            const total = best[from]![0] + cost(from, to, 0)
            const steps = best[from]![1] + 1
            const [known, knownSteps] = best[to]!
            if (total > budget || total > known || (total === known && steps >= knownSteps))
              continue
            best[to] = [total, steps]
          }
        }
      }
      expect([...out.cost]).toEqual(best.map(([total]) => (total === Infinity ? -1 : total)))
      for (let node = 0; node < 10; node++) {
        const path = pathTo(out, node)
        expect(path.length).toBe(best[node]![0] === Infinity ? 0 : best[node]![1] + 1)
        let sum = 0
        path.slice(1).forEach((to, index) => (sum += cost(path[index]!, to, 0)))
        if (path.length > 0) expect(sum).toBe(out.cost[node])
      }
    }),
    { numRuns: 500 },
  )
})
