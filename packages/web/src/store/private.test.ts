import { expect, test } from 'vitest'
import { shelfOf } from '../../test/shelf.ts'
import { deleteGame } from './games.ts'
import { keepPrivate, keepSketch, openPrivate, privateNotes, readSketch } from './private.ts'

test('notes and pins are kept by game, come back, and go with their game', () => {
  const here = shelfOf()
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
  expect([...here.kept]).toEqual([])
})

test('notes that were emptied leave nothing behind, and damaged ones are left aside', () => {
  const here = shelfOf()
  openPrivate('one', here)
  keepPrivate('one', { text: 'x' }, here)
  keepPrivate('one', { text: '' }, here)
  expect([...here.kept]).toEqual([])
  const bad = shelfOf(
    new Map([['estafette.private.one', '{"text":7,"pins":[{"place":"a"},null]}']]),
  )
  openPrivate('one', bad)
  expect(privateNotes.value).toEqual({ text: '', pins: [] })
})

test('what was thought out comes back, and goes when it is empty or its game goes', () => {
  const here = shelfOf()
  keepSketch('one', [{ letter: 0 }], here)
  expect(readSketch('one', here)).toEqual([{ letter: 0 }])
  expect(readSketch('two', here)).toBeNull()
  keepSketch('one', [], here)
  expect([...here.kept]).toEqual([])
  keepSketch('one', [{ letter: 0 }], here)
  deleteGame('one', here)
  expect([...here.kept]).toEqual([])
})
