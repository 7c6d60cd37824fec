import { usualNotices } from '@estafette/protocol'
import { expect, test } from 'vitest'
import { whenTold } from './quiet.ts'

const at = (text: string): number => Date.parse(`${text}Z`)

test.each([
  ['in the day', '2026-11-16T12:30', '2026-11-16T12:30'],
  ['in the evening', '2026-11-16T22:10', '2026-11-17T06:00'],
  ['in the night', '2026-11-17T03:59', '2026-11-17T06:00'],
  ['when the quiet ends', '2026-11-17T06:00', '2026-11-17T06:00'],
])('nobody is woken: %s', (_, now, told) => {
  const quiet = { from: 23, to: 7, zone: 'Europe/Paris' } // 22 to 6 UTC in winter
  expect(whenTold({ ...usualNotices, quiet }, at(now))).toBe(at(told))
})

test('hours within a day, none at all, and a zone that nobody knows', () => {
  const now = at('2026-11-16T13:15')
  const inDay = { from: 13, to: 14, zone: 'Atlantis/Nowhere' }
  expect(whenTold({ ...usualNotices, quiet: inDay }, now)).toBe(at('2026-11-16T14:00'))
  expect(whenTold({ ...usualNotices, quiet: { ...inDay, to: 13 } }, now)).toBe(now)
  expect(whenTold(usualNotices, now)).toBe(now)
})
