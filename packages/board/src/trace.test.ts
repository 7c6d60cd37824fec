import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeGraph } from './graph.ts'
import { flood } from './trace.ts'

// 0 - 1 - 2 - 3 - 4     5 - 6
const chain = makeGraph(
  7,
  [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [5, 6],
  ].map(([a, b]) => ({ a: a!, b: b!, border: 0 })),
)
const all = () => true

test('flood marks what is joined to a source and clears what was marked before', () => {
  const out = new Uint8Array(7).fill(1)
  expect(flood(chain, [1], all, out)).toBe(5)
  expect([...out]).toEqual([1, 1, 1, 1, 1, 0, 0])
})

test('flood does not go through or into what is not passable', () => {
  const out = new Uint8Array(7)
  expect(flood(chain, [0, 6], (node) => node !== 2, out)).toBe(4)
  expect([...out]).toEqual([1, 1, 0, 0, 0, 1, 1])
})

test('a source that is not passable feeds nobody', () => {
  const out = new Uint8Array(7)
  expect(flood(chain, [0], (node) => node !== 0, out)).toBe(0)
})

test('a source named twice counts once', () => {
  expect(flood(chain, [5, 5, 6], all, new Uint8Array(7))).toBe(2)
})

test('flood agrees with spreading from edge to edge until nothing changes, work space given or not', () => {
  const stack = new Int16Array(9)
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 80 }), { maxLength: 24 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 8 })),
      fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
      (links, sources, open) => {
        const edges = links
          .map((link) => ({ a: Math.floor(link / 9), b: link % 9, border: 0 }))
          .filter(({ a, b }) => a < b)
        const graph = makeGraph(9, edges)
        const passable = (node: number) => open[node]!
        const out = new Uint8Array(9)
        const marked = flood(graph, sources, passable, out, stack)
        expect(marked).toBe(out.reduce((sum, mark) => sum + mark, 0))
        const joined = new Set(sources.filter(passable))
        for (let before = -1; before < joined.size;) {
          before = joined.size
          for (const { a, b } of edges) {
            if (joined.has(a) && passable(b)) joined.add(b)
            if (joined.has(b) && passable(a)) joined.add(a)
          }
        }
        expect([...out]).toEqual(open.map((_, node) => (joined.has(node) ? 1 : 0)))
        const again = new Uint8Array(9)
        flood(graph, sources, passable, again)
        expect(again).toEqual(out)
      },
    ),
  )
})
