import { expect, test } from 'vitest'
import { subjectOf } from './push.ts'

test.each([
  ['https://games.example.net', 'a@example.net', 'h', 'https://games.example.net'],
  ['http://games.example.net', 'a@example.net', 'h', 'mailto:a@example.net'],
  [null, null, 'games.example.net', 'mailto:estafette@games.example.net'],
  [null, null, 'laptop', 'mailto:estafette@example.org'],
  ['http://localhost', null, 'laptop.local', 'mailto:estafette@example.org'],
  [null, null, '10.0.0.1', 'mailto:estafette@example.org'],
])('push services are told of %s, %s or %s: %s', (origin, from, host, subject) => {
  expect(subjectOf(origin, from, host)).toBe(subject)
})
