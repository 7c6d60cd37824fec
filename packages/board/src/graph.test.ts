import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areAdjacent, borderBetween, degree, distances, edgeBetween } from './graph.ts'
import { makeGraph, UNREACHABLE } from './graph.ts'
import type { Edge, Graph } from './graph.ts'

const square: readonly Edge[] = [
  { a: 2, b: 0, border: 7 },
  { a: 0, b: 1, border: 0 },
  { a: 3, b: 1, border: 1 },
  { a: 3, b: 2, border: 2, back: 5 },
]

const someGraph = fc.integer({ min: 1, max: 12 }).chain((count) =>
  fc
    .uniqueArray(
      fc.record({
        a: fc.integer({ min: 0, max: count - 1 }),
        b: fc.integer({ min: 0, max: count - 1 }),
        border: fc.integer({ min: 0, max: 255 }),
      }),
      { selector: ({ a, b }) => Math.min(a, b) * count + Math.max(a, b) },
    )
    .map((links) => ({ count, edges: links.filter(({ a, b }) => a !== b) })),
)

function neighbours(graph: Graph, node: number): number[] {
  return [...graph.targets.subarray(graph.offsets[node], graph.offsets[node + 1])]
}

test('the neighbours of a node stand in ascending order', () => {
  const graph = makeGraph(5, square)
  const lists = [0, 1, 2, 3, 4].map((node) => neighbours(graph, node))
  expect(lists).toEqual([[1, 2], [0, 3], [0, 3], [1, 2], []])
})

test('an edge has the same border from both ends, unless told otherwise', () => {
  const graph = makeGraph(5, square)
  expect([borderBetween(graph, 0, 2), borderBetween(graph, 2, 0)]).toEqual([7, 7])
  expect([borderBetween(graph, 3, 2), borderBetween(graph, 2, 3)]).toEqual([2, 5])
})

test('nodes without an edge between them are not adjacent', () => {
  const graph = makeGraph(5, square)
  expect([areAdjacent(graph, 0, 1), areAdjacent(graph, 0, 3)]).toEqual([true, false])
  expect([edgeBetween(graph, 0, 3), borderBetween(graph, 0, 3)]).toEqual([-1, -1])
  expect([degree(graph, 0), degree(graph, 4)]).toEqual([2, 0])
})

test.each([
  ['a loop', 3, [{ a: 1, b: 1, border: 0 }], 'loop'],
  ['a repeated edge', 3, [0, 1].map(() => ({ a: 0, b: 1, border: 0 })), 'repeated'],
  [
    'an edge given in both directions',
    3,
    [0, 1].map((n) => ({ a: n, b: 1 - n, border: 0 })),
    'rep',
  ],
  ['an unknown node', 3, [{ a: 0, b: 3, border: 0 }], 'no edge 0-3'],
  ['a negative node', 3, [{ a: -1, b: 1, border: 0 }], 'no edge -1-1'],
  ['a fractional node', 3, [{ a: 0.5, b: 1, border: 0 }], 'no edge'],
  ['a border over 255', 3, [{ a: 0, b: 1, border: 256 }], 'border 256'],
  ['a back border below 0', 3, [{ a: 0, b: 1, border: 0, back: -1 }], 'border -1'],
  ['too many nodes', 40000, [], 'nodes'],
  ['a negative count', -1, [], 'nodes'],
])('makeGraph refuses %s', (_, count, edges, words) => {
  expect(() => makeGraph(count, edges)).toThrow(words)
})

test('every edge given is there in both directions, and no other', () => {
  fc.assert(
    fc.property(someGraph, ({ count, edges }) => {
      const graph = makeGraph(count, edges)
      expect(graph.targets.length).toBe(edges.length * 2)
      for (const { a, b, border } of edges) {
        expect(borderBetween(graph, a, b)).toBe(border)
        expect(borderBetween(graph, b, a)).toBe(border)
      }
    }),
  )
})

test('distances agree with relaxing every pair through every node', () => {
  fc.assert(
    fc.property(someGraph, ({ count, edges }) => {
      const graph = makeGraph(count, edges)
      const want = Array.from({ length: count * count }, (_, at): number => {
        const [a, b] = [Math.floor(at / count), at % count]
        return a === b ? 0 : areAdjacent(graph, a, b) ? 1 : UNREACHABLE
      })
      for (let via = 0; via < count; via++) {
        for (let at = 0; at < want.length; at++) {
          const detour = want[at - (at % count) + via]! + want[via * count + (at % count)]!
          if (detour < want[at]!) want[at] = detour
        }
      }
      expect([...distances(graph)]).toEqual(want)
    }),
  )
})

test('distances refuses chains too long for a byte', () => {
  const chain = (count: number) =>
    makeGraph(
      count,
      Array.from({ length: count - 1 }, (_, a) => ({ a, b: a + 1, border: 0 })),
    )
  expect(distances(chain(255))[254]).toBe(254)
  expect(() => distances(chain(256))).toThrow('255 hops')
})
