import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeGraph } from './graph.ts'
import { canTrace, flood } from './trace.ts'

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
  expect(
    canTrace(
      chain,
      1,
      (node) => node !== 0,
      (node) => node === 0,
    ),
  ).toBe(false)
})

test('a source named twice counts once', () => {
  expect(flood(chain, [5, 5, 6], all, new Uint8Array(7))).toBe(2)
})

test('a node that is not passable itself cannot trace, even if it is a source', () => {
  expect(
    canTrace(
      chain,
      3,
      (node) => node !== 3,
      () => true,
    ),
  ).toBe(false)
  expect(canTrace(chain, 3, all, (node) => node === 3)).toBe(true)
})

test('canTrace and flood tell the same, with and without their own work space', () => {
  const seen = new Uint8Array(9)
  const stack = new Int16Array(9)
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 80 }), { maxLength: 24 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 8 })),
      fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
      (links, sources, open) => {
        const graph = makeGraph(
          9,
          links
            .map((link) => ({ a: Math.floor(link / 9), b: link % 9, border: 0 }))
            .filter(({ a, b }) => a < b),
        )
        const passable = (node: number) => open[node]!
        const isSource = (node: number) => sources.includes(node)
        const out = new Uint8Array(9)
        const marked = flood(graph, sources, passable, out, stack)
        expect(marked).toBe(out.reduce((sum, mark) => sum + mark, 0))
        for (let node = 0; node < 9; node++) {
          expect(canTrace(graph, node, passable, isSource)).toBe(out[node] === 1)
          expect(canTrace(graph, node, passable, isSource, seen, stack)).toBe(out[node] === 1)
        }
      },
    ),
  )
})
