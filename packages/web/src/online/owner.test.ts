import { expect, test } from 'vitest'
import { shelfOf } from '../../test/shelf.ts'
import { keepPrivate, openPrivate, privateNotes } from '../store/private.ts'
import { forgetTables, holdsUnsent, learnOwner } from './owner.ts'

const TABLE = '5d41402abc4b2a76b9719d91'
const GAME = 'arras-23456789'

/** What a browser holds after somebody played on the network and at one screen. */
function used(): ReturnType<typeof shelfOf> {
  const ofTable = ['online', 'chat', 'private', 'sketch', 'orders'].map(
    (what): [string, string] => [
      `estafette.${what}.${TABLE}`,
      '{"text":"hold the bridge","pins":[],"kept":"hold the bridge"}',
    ],
  )
  const others = [
    `estafette.private.${GAME}`,
    `estafette.sketch.${GAME}`,
    `estafette.orders.${GAME}`,
    `estafette.note.${GAME}`,
    `estafette.record.${GAME}`,
    `estafette.dice.${TABLE}`,
    'estafette.settings',
  ].map((key): [string, string] => [key, '{}'])
  return shelfOf(new Map([...ofTable, ...others]))
}

const left = (shelf: ReturnType<typeof used>): string[] =>
  [...shelf.kept.keys()].filter((key) => key.endsWith(TABLE))
const games = (shelf: ReturnType<typeof used>): number =>
  [...shelf.kept.keys()].filter((key) => key.endsWith(GAME)).length

test('who goes leaves nothing of their tables behind; games of the browser and the proof of dice stay', () => {
  const shelf = used()
  openPrivate(TABLE, shelf)
  forgetTables(shelf)
  expect(left(shelf)).toEqual([`estafette.dice.${TABLE}`])
  expect(games(shelf)).toBe(5)
  expect(shelf.kept.get('estafette.settings')).toBe('{}')
  expect(privateNotes.value).toEqual({ text: '', pins: [] })
})

test.each([
  ['nobody', null],
  ['somebody else', 'ben'],
])('what one kept is gone when %s is here, however the one was ended', (_, next) => {
  const shelf = used()
  learnOwner('anne', shelf)
  learnOwner('anne', shelf)
  expect(left(shelf)).toHaveLength(6)
  learnOwner(next, shelf)
  expect(left(shelf)).toEqual([`estafette.dice.${TABLE}`])
})

test('what nobody kept stays with whoever comes in', () => {
  const shelf = used()
  learnOwner(null, shelf)
  learnOwner('anne', shelf)
  expect(left(shelf)).toHaveLength(6)
})

test('what has not reached the server is known of before it goes', () => {
  const shelf = used()
  expect(holdsUnsent(shelf)).toBe(true)
  shelf.kept.delete(`estafette.online.${TABLE}`)
  expect(holdsUnsent(shelf)).toBe(false)
  openPrivate(TABLE, shelf)
  keepPrivate(TABLE, { text: 'hold the mill' }, shelf)
  expect(holdsUnsent(shelf)).toBe(true)
  openPrivate(GAME, shelf)
  keepPrivate(GAME, { text: 'of no server' }, shelf)
  keepPrivate(GAME, { text: '' }, shelf)
})
