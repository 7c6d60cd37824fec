import { fastDice, makeChoice, makeNotation, type Choice, type Seat } from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import { legalChoices, seatsOf, type RuledLookup } from '../src/seat.ts'
import { openTable, stateOf, take, type Table, type Terms } from '../src/table.ts'

export const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
export const CONTRIBUTIONS = ['11'.repeat(32), '22'.repeat(32)]

export const lookup: RuledLookup = (id) => (id === 'toy' ? toy : undefined)

/** A seed like any other, by number. */
export function seedOf(number: number): string {
  return number.toString(16).padStart(8, '0').repeat(8)
}

/** A table of the toy game. */
export function toyTable(changes: Partial<Terms> = {}): Table {
  const table = openTable(toy, {
    start: { setup: { scenario: 'lane', options: {} } },
    gameId: 'test-1',
    names: ['Anna', 'Bob'],
    seed: SEED,
    contributions: CONTRIBUTIONS,
    ...changes,
  })
  if (!table.ok) throw new Error(table.reason)
  return table.value
}

/** All that can be done at a table now. */
export function options(table: Table): { seat: Seat; choice: Choice }[] {
  const { game } = table
  const state = stateOf(table)
  return seatsOf(game, state).flatMap((seat) =>
    legalChoices(game, state, seat).map((choice) => ({ seat, choice })),
  )
}

/** Plays at random, up to so many choices or the end. */
export function playOn(table: Table, most = Infinity, chooser = 1, comments: string[] = []): Table {
  const { below } = fastDice(chooser)
  for (let i = 0; i < most; i++) {
    const all = options(table)
    const one = all[below(all.length)]
    if (!one) return table
    const comment = comments[i % (comments.length || 1)] ?? ''
    const taken = take(table, one.seat, one.choice, comment)
    if (!taken.ok) throw new Error(taken.reason)
  }
  return table
}

/** Takes choices given as 'seat notation', and throws when one is refused. */
export function takeAll(table: Table, moves: readonly string[]): Table {
  for (const move of moves) {
    const [seat, ...notation] = move.split(' ')
    const taken = take(table, Number(seat), notation.join(' '))
    if (!taken.ok) throw new Error(`${move}: ${taken.reason} ${taken.detail}`)
  }
  return table
}

/** Things that are no legal choice, or none at all. */
export const garbage: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'bid',
  'bid x',
  'bid -1',
  'bid 9999',
  'bid 1 2',
  'walk',
  'walk k99',
  'walk __proto__',
  'rest k1',
  'constructor',
  'x'.repeat(100_000),
  '\ud800',
  NaN,
  Infinity,
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  makeChoice(0, 65_535),
  makeChoice(1, 60_000),
  makeChoice(255, 0),
  makeChoice(3, 1),
  -0.0001,
  10n,
  true,
  Symbol('x'),
  {},
  [],
  [0],
  { valueOf: () => 0 },
  () => 0,
]

/** The written form of everything a seat may do. */
export function notations(table: Table, seat: Seat): string[] {
  const { game } = table
  return legalChoices(game, stateOf(table), seat).map((choice) => makeNotation(game, choice))
}
