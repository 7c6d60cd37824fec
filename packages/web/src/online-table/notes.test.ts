import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPrivate, openPrivate, privateNotes } from '../store/private.ts'
import { keepNotes } from './notes.ts'

const TABLE = '4f1c'
const LONG = 5000

/** The server's end of the notes. */
function far(first: string | null = null) {
  const noted = signal(first)
  const sent: string[] = []
  return { noted, sent, keepNote: (text: string) => void sent.push(text) }
}

const write = (text: string): void => keepPrivate(TABLE, { text })

beforeEach(() => {
  vi.useFakeTimers()
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  openPrivate(TABLE)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('notes are sent after a pause, once, as they stand then', () => {
  const talk = far('')
  const notes = keepNotes(TABLE, talk)
  write('Mé')
  vi.advanceTimersByTime(300)
  write('Ménin')
  vi.advanceTimersByTime(LONG)
  expect(talk.sent).toEqual(['Ménin'])
  talk.noted.value = 'Ménin'
  vi.advanceTimersByTime(LONG)
  expect(talk.sent).toEqual(['Ménin'])
  notes.stop()
})

test('what another device wrote is taken where nothing was written here since', () => {
  const talk = far('')
  const notes = keepNotes(TABLE, talk)
  write('Ménin')
  vi.advanceTimersByTime(LONG)
  talk.noted.value = 'Ménin'
  notes.stop()
  const again = far()
  const later = keepNotes(TABLE, again)
  again.noted.value = 'Ypres'
  expect(privateNotes.value.text).toBe('Ypres')
  vi.advanceTimersByTime(LONG)
  expect(again.sent).toEqual([])
  later.stop()
})

test.each([
  ['an older copy', 'Ménin'],
  ['what another device wrote', 'Lille'],
])('what was written here and never arrived is sent, not lost to %s', (_, theirs) => {
  const before = far('Ménin')
  keepNotes(TABLE, before).stop()
  write('Ménin, then Ypres')
  openPrivate(TABLE) // the page is loaded again
  const talk = far()
  const notes = keepNotes(TABLE, talk)
  talk.noted.value = theirs
  expect(privateNotes.value.text).toBe('Ménin, then Ypres')
  vi.advanceTimersByTime(LONG)
  expect(talk.sent).toEqual(['Ménin, then Ypres'])
  notes.stop()
})

test('notes that were wiped out while the server was away stay wiped out', () => {
  keepNotes(TABLE, far('Ménin')).stop()
  write('')
  openPrivate(TABLE)
  const talk = far('Ménin')
  const notes = keepNotes(TABLE, talk)
  expect(privateNotes.value.text).toBe('')
  vi.advanceTimersByTime(LONG)
  expect(talk.sent).toEqual([''])
  notes.stop()
})

test('notes that another device wiped out are gone here', () => {
  keepNotes(TABLE, far('Ménin')).stop()
  const talk = far('')
  const notes = keepNotes(TABLE, talk)
  expect(privateNotes.value.text).toBe('')
  notes.stop()
})

test('an answer that comes while one writes changes nothing that is written', () => {
  const talk = far('')
  const notes = keepNotes(TABLE, talk)
  write('a')
  vi.advanceTimersByTime(LONG)
  write('')
  talk.noted.value = 'a'
  expect(privateNotes.value.text).toBe('')
  vi.advanceTimersByTime(LONG)
  expect(talk.sent).toEqual(['a', ''])
  notes.stop()
})

test('an answer to what was sent before changes nothing that was sent since', () => {
  const talk = far('')
  const notes = keepNotes(TABLE, talk)
  write('a')
  vi.advanceTimersByTime(LONG)
  write('ab')
  vi.advanceTimersByTime(LONG)
  talk.noted.value = 'a'
  expect(privateNotes.value.text).toBe('ab')
  talk.noted.value = 'ab'
  vi.advanceTimersByTime(LONG)
  expect(talk.sent).toEqual(['a', 'ab'])
  notes.stop()
})

test('whoever leaves at once has their last words sent', () => {
  const talk = far('')
  const notes = keepNotes(TABLE, talk)
  write('Ménin')
  notes.stop()
  expect(talk.sent).toEqual(['Ménin'])
})
