import { expect, test } from 'vitest'
import { deleteGame } from './games.ts'
import { keepPrivate, keepSketch, openPrivate, privateNotes, readSketch } from './private.ts'
import type { Shelf } from './storage.ts'

function shelf(kept: Record<string, string> = {}): Shelf & { readonly kept: typeof kept } {
  return {
    kept,
    getItem: (key) => kept[key] ?? null,
    setItem: (key, text) => void (kept[key] = text),
    removeItem: (key) => void delete kept[key],
    key: (index) => Object.keys(kept)[index] ?? null,
    get length() {
      return Object.keys(kept).length
    },
  }
}

test('notes and pins are kept by game, come back, and go with their game', () => {
  const here = shelf()
  openPrivate('one', here)
  keepPrivate('one', { text: 'hold the bridge' }, here)
  keepPrivate('one', { pins: [{ place: 3, text: 'guns' }] }, here)
  openPrivate('two', here)
  expect(privateNotes.value).toEqual({ text: '', pins: [] })
  openPrivate('one', here)
  expect(privateNotes.value).toEqual({
    text: 'hold the bridge',
    pins: [{ place: 3, text: 'guns' }],
  })
  deleteGame('one', here)
  expect(here.kept).toEqual({})
})

test('notes that were emptied leave nothing behind, and damaged ones are left aside', () => {
  const here = shelf()
  openPrivate('one', here)
  keepPrivate('one', { text: 'x' }, here)
  keepPrivate('one', { text: '' }, here)
  expect(here.kept).toEqual({})
  const bad = shelf({ 'estafette.private.one': '{"text":7,"pins":[{"place":"a"},null]}' })
  openPrivate('one', bad)
  expect(privateNotes.value).toEqual({ text: '', pins: [] })
})

test('what was thought out comes back, and goes when it is empty or its game goes', () => {
  const here = shelf()
  keepSketch('one', [{ letter: 0 }], here)
  expect(readSketch('one', here)).toEqual([{ letter: 0 }])
  expect(readSketch('two', here)).toBeNull()
  keepSketch('one', [], here)
  expect(here.kept).toEqual({})
  keepSketch('one', [{ letter: 0 }], here)
  deleteGame('one', here)
  expect(here.kept).toEqual({})
})
