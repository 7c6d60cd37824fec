import { failureText } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { arras } from './game.ts'

/** What is wrong with a position of these lines after the head. */
function wrong(lines: string): string {
  const read = arras.read(`estafette position 1\ngame arras\n${lines}\n`)
  return read.ok ? '' : failureText(read)
}

test.each([
  ['at 22 rommel\nat 9 rommel', 'line 4: duplicate "rommel": it is in line 3 too'],
  ['vp 3\nvp 4', 'line 4: duplicate "vp": it is in line 3 too'],
  [
    'control allied 11\ncontrol german 11',
    'line 4: duplicate "control of 11": it is in line 3 too',
  ],
  [
    'control allied 11\ncontrol allied 12',
    'line 4: duplicate "control allied": it is in line 3 too',
  ],
  ['passed 11 11', 'line 3: duplicate "11" in this line'],
  [
    'doing rommel from=1\ndoing rommel mf=2',
    'line 4: duplicate "doing rommel": it is in line 3 too',
  ],
  ['doing rommel from=1 from=2', 'line 3: duplicate "from": it is in line 3 too'],
  ['location 22 tem=1\nlocation 22 tem=2', 'line 4: duplicate "location 22": it is in line 3 too'],
])('lines that contradict each other are refused: %j', (lines, reason) => {
  expect(wrong(lines)).toBe(reason)
})

test('the units of a place may stand in several lines', () => {
  expect(wrong('at 22 7-royal-tank-a\nat 22 8-durham-lt-1')).toBe('')
})
