import { expect, test } from 'vitest'
import { takeNotes } from './figures.ts'
import { reportOf } from './report.ts'
import { loadUsage, parseTerms } from './terms.ts'

test('times are counted from when a command was due, not from when it could be sent', () => {
  const notes = takeNotes(1000)
  for (let count = 1; count <= 100; count++) notes.answered(1000, 1000 + count)
  notes.answered(1500, 2500)
  notes.other('refused')
  const { all, seconds, perSecond, refused } = notes.figures(3000, 7)
  expect(seconds.map(({ done }) => done)).toEqual([100, 1])
  expect(seconds[0]).toEqual({ done: 100, half: 51, late: 100, worst: 100 })
  expect([all.done, all.worst, perSecond]).toEqual([101, 1000, 50.5])
  expect(refused).toEqual({ refused: 1 })
})

test('a report shows what was played and what came of it, and needs nothing else', () => {
  const terms = parseTerms(['--games', '3', '--titles', '<b>'])
  if (!terms.ok) throw new Error(terms.reason)
  const notes = takeNotes(0)
  notes.answered(0, 12)
  const html = reportOf(terms.value, notes.figures(1000, 5), [['memory', '1 MiB']])
  expect(html).toContain('<svg')
  expect(html).toContain('12.0 ms')
  expect(html).toContain('1 MiB')
  expect(html).not.toContain('<b>')
  expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org)/)
})

test.each([
  [['--games', 'many']],
  [['--rate', '0']],
  [['--address', 'ftp://x']],
  [['--nothing', '1']],
  [['--games']],
])('%j is answered with what there is', (args) => {
  expect(parseTerms(args)).toEqual({ ok: false, reason: loadUsage })
})

test('saturation has no rate', () => {
  expect(parseTerms(['--rate', 'max'])).toMatchObject({ value: { rate: Infinity } })
})
