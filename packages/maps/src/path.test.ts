import { expect, test } from 'vitest'
import { addDot, addLine, addRing, addSmoothLine, pathWriter, type PathWriter } from './path.ts'

const cases: readonly (readonly [string, number, (writer: PathWriter) => void, string])[] = [
  [
    'straight pieces are relative',
    0,
    (w) =>
      addLine(w, [
        [10, 20],
        [13, 16],
        [13, 30],
      ]),
    'm10 20 3-4v14',
  ],
  [
    'a ring returns to its start',
    0,
    (w) =>
      addRing(w, [
        [0, 0],
        [5, 0],
        [5, 5],
      ]),
    'm0 0h5v5z',
  ],
  [
    'decimals lose their zero',
    1,
    (w) =>
      addLine(w, [
        [0.5, 0.5],
        [1, 0.3],
      ]),
    'm.5.5.5-.2',
  ],
  ['a dot has almost no length', 1, (w) => addDot(w, [4, 5]), 'm4 5h.1'],
  [
    'a curve through two points is straight',
    1,
    (w) =>
      addSmoothLine(w, [
        [0, 0],
        [6, 6],
      ]),
    'm0 0c1 1 5 5 6 6',
  ],
  [
    'a curve that goes on as the last one ended leaves its first handle out',
    0,
    (w) =>
      addSmoothLine(w, [
        [0, 0],
        [6, 0],
        [12, 12],
      ]),
    'm0 0c1 0 4-2 6 0s5 10 6 12',
  ],
  [
    'a curve that turns off says both handles',
    0,
    (w) => w.move([0, 0]).curve([1, 0], [5, 0], [6, 0]).curve([6, 1], [6, 5], [6, 6]),
    'm0 0c1 0 5 0 6 0 0 1 0 5 0 6',
  ],
  [
    'a curve after a straight piece says both handles',
    0,
    (w) =>
      w.move([0, 0]).curve([1, 0], [5, 0], [6, 0]).line([7, 3]).curve([8, 3], [9, 9], [10, 10]),
    'm0 0c1 0 5 0 6 0l1 3c1 0 2 6 3 7',
  ],
]

test.each(cases)('%s', (_, digits, draw, data) => {
  const writer = pathWriter(digits)
  draw(writer)
  expect(writer.data()).toBe(data)
})

test('rounding does not drift', () => {
  const writer = pathWriter()
  addLine(
    writer,
    Array.from({ length: 11 }, (_, i) => [i * 0.4, 0] as const),
  )
  const steps = writer.data().match(/-?\d+/g)!.map(Number)
  expect(steps.slice(2).reduce((sum, step) => sum + step, 0)).toBe(4)
})
