import type { Listed, ListedSeat, Lobby } from '@estafette/protocol'
import { expect, test } from 'vitest'
import { leftAt } from '../../online/left.ts'
import { keepFilter, keptFilter } from './filter.ts'
import {
  everything,
  fateOf,
  filtered,
  listsOf,
  shareLeft,
  steady,
  type LobbyFilter,
} from './lists.ts'

const HOUR = 3_600_000
const NOW = 1_763_280_000_000

function seat(name: string, acting: boolean): ListedSeat {
  return { name, level: '', side: 'german', taken: true, acting }
}

/** A table at which the reader sits first. */
function table(id: string, mine: boolean, some: Partial<Listed> = {}): Listed {
  return {
    table: id,
    game: 'arras',
    scenario: 'historical',
    options: {},
    commitment: '',
    status: 'playing',
    version: 3,
    pace: { kind: 'none' },
    watchable: true,
    listed: false,
    seats: [seat('Anne', mine), seat('Ben', !mine)],
    own: 0,
    host: true,
    clock: null,
    ending: null,
    made: 0,
    changed: NOW - HOUR,
    ...some,
  }
}

/** With a clock of so many hours that has run for one on the seat to decide. */
function timed(id: string, mine: boolean, hours: number): Listed {
  const left = [hours * HOUR, hours * HOUR]
  return table(id, mine, {
    pace: { kind: 'live', minutes: 600, seconds: 0 },
    clock: { left, bank: [0, 0], running: [mine ? 0 : 1], at: NOW - HOUR },
  })
}

function lobby(mine: readonly Listed[]): Lobby {
  const seekers = { hour: 0, evening: 0, turns: 0 }
  return { mine: [...mine], finished: [], invited: [], open: [], watchable: [], seekers }
}

test('what waits for me stands apart, and what runs out first stands first', () => {
  const mine = [
    table('calm', true),
    timed('soon', true, 2),
    timed('later', true, 9),
    timed('theirs', false, 1),
  ]
  const { yours, waiting } = listsOf(lobby(mine), NOW)
  expect(yours.map(({ table }) => table)).toEqual(['soon', 'later', 'calm'])
  expect(waiting.map(({ table }) => table)).toEqual(['theirs'])
})

test('a table with a free seat waits for nobody in particular', () => {
  const open = table('open', true, { status: 'open' })
  expect(listsOf(lobby([open]), NOW)).toMatchObject({ yours: [], waiting: [{ table: 'open' }] })
})

test('time goes by while the list stands', () => {
  const soon = timed('soon', true, 5)
  expect(leftAt(soon, NOW)).toBe(4 * HOUR)
  expect(leftAt(soon, NOW + HOUR)).toBe(3 * HOUR)
  expect(shareLeft(soon, NOW)).toBeCloseTo(0.4)
  expect(leftAt(table('calm', true), NOW)).toBeNull()
})

test('filters narrow down by game and by pace', () => {
  const tables = [timed('a', false, 1), table('b', false), table('c', false, { game: 'celles' })]
  expect(filtered(tables, everything, 0)).toHaveLength(3)
  expect(filtered(tables, { ...everything, game: 'celles' }, 0)).toMatchObject([{ table: 'c' }])
  expect(filtered(tables, { ...everything, game: 'arras', pace: 'live' }, 0)).toMatchObject([
    { table: 'a' },
  ])
})

test('filters narrow down by the level of whoever offers, and by the level they wish for', () => {
  const by = (id: string, games: number, some: Partial<Listed> = {}): Listed =>
    table(id, false, { seats: [{ ...seat('Anne', false), games }], ...some })
  const tables = [by('a', 0), by('b', 5, { wished: 'new' }), by('c', 40, { wished: 'many' })]
  const left = (level: LobbyFilter['level'], games: number): string[] =>
    filtered(tables, { ...everything, level }, games).map((one) => one.table)
  expect([left('new', 0), left('some', 0), left('many', 0)]).toEqual([['a'], ['b'], ['c']])
  expect([left('mine', 2), left('mine', 7), left('mine', 20)]).toEqual([
    ['a', 'b'],
    ['a'],
    ['a', 'c'],
  ])
})

test('a filter is kept in this browser', () => {
  const kept = new Map<string, string>()
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    key: () => null,
    length: 0,
  }
  expect(keptFilter(shelf)).toEqual(everything)
  const filter = { game: 'celles', pace: 'post', language: 'fr', level: 'mine' } as const
  keepFilter(filter, shelf)
  expect(keptFilter(shelf)).toEqual(filter)
})

test('what comes new stands at the end, what is gone leaves, and what stays is brought up to date', () => {
  const shown = [table('a', true), table('b', true)]
  const fresh = [table('c', true), table('b', false)]
  expect(steady(shown, fresh).map(({ table, seats }) => [table, seats[0]?.acting])).toEqual([
    ['b', false],
    ['c', true],
  ])
})

const ended = { how: 'rules', side: 'german', seat: -1, kind: '', score: 0 } as const
const bid = [seat('Anne', false), seat('Ben', false)].map((one) => ({ ...one, side: '' }))

test.each([
  ['the side one played won', { ending: ended }, 'won'],
  ['the other side won', { ending: { ...ended, side: 'allied' } }, 'lost'],
  ['nobody won', { ending: { ...ended, side: '' } }, 'drawn'],
  ['sides were bid for and the rules decided', { ending: ended, seats: bid }, 'over'],
  ['so, and the other resigned', { ending: { ...ended, seat: 1 }, seats: bid }, 'won'],
  ['so, and one resigned oneself', { ending: { ...ended, seat: 0 }, seats: bid }, 'lost'],
] as const)('a game is told as it ended for the reader: %s', (_, some, fate) => {
  expect(fateOf(table('a', false, { status: 'over', ...some }))).toBe(fate)
})
