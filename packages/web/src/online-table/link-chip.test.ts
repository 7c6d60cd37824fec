import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaults, settings } from '../store/settings.ts'
import { linkState } from './link-chip.tsx'

type Link = Parameters<typeof linkState>[0]

/** A line that stands so, with this many choices that were not sent. */
const lineThat = (link: object, unsent: number): Link =>
  ({
    link: signal(link),
    outbox: signal(Array.from({ length: unsent })),
    news: signal(null),
  }) as unknown as Link

const before = settings.peek()
beforeEach(() => void (settings.value = { ...defaults, language: 'en' }))
afterEach(() => void (settings.value = before))

const waiting = { state: 'waiting', until: Date.now() + 3000 }

test.each([
  ['waits to try again', waiting, 0, 'Reconnecting'],
  ['waits to try again with something unsent', waiting, 2, 'Offline, 2 unsent'],
  ['is tried again', { state: 'opening' }, 0, 'Connecting'],
  ['is tried again with something unsent', { state: 'opening' }, 2, 'Offline, 2 unsent'],
])('a line that %s does not say that all is saved', (_, link, unsent, text) => {
  expect(linkState(lineThat(link, unsent), false, true).text).toBe(text)
})

test('the seconds of a wait are no part of what is said aloud', () => {
  const { text, count } = linkState(lineThat(waiting, 0), false, true)
  expect(text).not.toMatch(/\d/)
  expect(count).toMatch(/\d s/)
})

test('an open line with nothing unsent says that all is saved', () => {
  expect(linkState(lineThat({ state: 'open' }, 0), false, false).text).toBe('Saved')
})
