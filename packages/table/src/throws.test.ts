import {
  fastDice,
  hashText,
  makeChoice,
  verbOf,
  type Dice,
  type GameEvent,
  type RuledGame,
  type State,
} from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import { describe, expect, test } from 'vitest'
import { lookup, playOn, toyTable } from '../test/players.ts'
import { printedDice } from './printed.ts'
import { runScript } from './run.ts'
import { scriptOf } from './script.ts'
import { stateOf } from './table.ts'
import { notedDice } from './throws.ts'

const text = (...lines: string[]): string =>
  `${['estafette script 1', 'title a race', 'game toy', ...lines].join('\n')}\n`

/** The toy with dice that are printed from 0. */
const zero = { ...toy, die: { sides: 6, zero: true } } as unknown as RuledGame
const fair = { setup: { scenario: 'lane', options: { weather: 'fair' } } }
const race = ['scenario lane', 'option weather fair']
const gallop = ['do seat-1 bid 2', 'do seat-2 bid 1', 'do red gallop k0']

describe('a draw by name', () => {
  test.each(['clear', 'mud', 'storm'])('%s is what is drawn', (weather) => {
    const ran = runScript(
      lookup,
      text('scenario lane', `draw ${weather}`, `expect weather is ${weather}`),
    )
    expect(ran).toMatchObject({ failures: [], errors: [] })
    expect(ran.steps[0]!.faces).toEqual([weather])
  })

  test('is as good as its rank', () => {
    const drawn = runScript(lookup, text('scenario lane', 'draw mud'))
    const ranked = runScript(lookup, text('scenario lane', 'dice 6'))
    expect(drawn.hash).toBe(ranked.hash)
  })

  test('stands among dice in their order', () => {
    const play = ['do seat-1 bid 1', 'do seat-2 bid 1', 'expect weather is mud']
    const fits = runScript(lookup, text('scenario lane', 'draw mud', 'dice 3 4', ...play))
    expect(fits).toMatchObject({ failures: [], errors: [] })
    const late = runScript(lookup, text('scenario lane', 'dice 3 4', 'draw mud', ...play))
    expect(late.errors[0]!.text).toContain('expected a die here, not the draw "mud"')
  })

  test.each([
    ['what is not there', 'draw hail', '"hail" cannot be drawn here: there is clear, mud, storm'],
    ['what does not tell things apart', 'draw k0', '"k0" cannot be drawn here'],
    ['a rank that is too high', 'dice 11', 'die 1 cannot be 11: the rules draw one of 10'],
    ['a rank of zero', 'dice 0', 'die 1 cannot be 0: the rules draw one of 10'],
    ['a name among the dice', 'dice mud', 'no die shows "mud"; a thing is drawn by "draw"'],
  ])('refuses %s', (_, line, why) => {
    const ran = runScript(lookup, text('scenario lane', line))
    expect(ran.errors.map((error) => error.text)).toEqual([expect.stringContaining(why)])
  })

  test('refuses a name that several different things go by', () => {
    const rounds = { ...toy, fields: { ...toy.fields, round: 'place' } } as unknown as RuledGame
    const named = runScript(() => rounds, text('scenario lane', 'draw k1'))
    expect(named.errors[0]!.text).toBe(
      '"k1" does not say what is drawn here: there is clear, mud, storm',
    )
  })

  test('names cards that are dealt in secret, one after another', () => {
    const deal = ['scenario lane', 'option weather fair', 'option cards dealt']
    const codes = toy.kinds['card']!.codes
    const hand = codes.slice(1, 3) // one for each seat
    const named = runScript(lookup, text(...deal, `draw ${hand.join(' ')}`))
    expect(named.errors).toEqual([])
    const drawn = named.steps[0]!.events.flatMap((event) =>
      event.type === 'drawn' ? [codes[Number(event['card'])]] : [],
    )
    expect(drawn).toEqual(hand)
  })

  test('is left over like a die', () => {
    const ran = runScript(lookup, text(...race, 'draw mud'))
    expect(ran.errors[0]!.text).toBe('too many dice: 1 were not rolled')
  })
})

describe('dice that are printed from 0', () => {
  test('are written as they are printed', () => {
    const ran = runScript(() => zero, text(...race, 'dice 2 0', ...gallop))
    expect(ran).toMatchObject({ errors: [], failures: [] })
    expect(ran.steps.at(-1)!.faces).toEqual([2, 0])
    const plain = runScript(lookup, text(...race, 'dice 3 1', ...gallop))
    expect(ran.hash).toBe(plain.hash)
  })

  test('have no highest face of other dice', () => {
    const ran = runScript(() => zero, text(...race, 'dice 2 6', ...gallop))
    expect(ran.errors[0]!.text).toBe('die 2 cannot be 6: the rules roll 0 to 5')
  })

  test('leave what is drawn by rank as it is', () => {
    const one = { ...toy, die: { sides: 10, zero: true } } as unknown as RuledGame
    const ran = runScript(() => one, text('scenario lane', 'dice 10', 'expect weather is storm'))
    expect(ran).toMatchObject({ errors: [], failures: [] })
  })

  test('are told as they are printed', () => {
    const table = playOn(toyTable({ start: fair }), Infinity, 3)
    const faces = table.entries.map((entry) => [...entry.faces])
    expect(faces.flat().length).toBeGreaterThan(3)
    expect(printedDice(table)).toEqual(faces)
    const lower = faces.map((list) => list.map((face) => face - 1))
    expect(printedDice({ ...table, game: zero })).toEqual(lower)
  })

  test('come out of a table as they are printed', () => {
    for (const chooser of [1, 2, 3]) {
      const table = { ...playOn(toyTable(), Infinity, chooser), game: zero }
      const ran = runScript(() => zero, scriptOf(table, 'again'))
      expect(ran).toMatchObject({ errors: [], failures: [] })
      expect(ran.hash).toBe(hashText(stateOf(table)))
    }
  })
})

test('noted dice tell every face with its sides, ties and draws included', () => {
  const noted: [number, number, boolean][] = []
  const plain = fastDice(5)
  const dice = notedDice(fastDice(5), (...face) => noted.push(face))
  const both = (play: (dice: Dice) => number): void => expect(play(dice)).toBe(play(plain))
  both((d) => d.roll(2))
  both((d) => d.roll(1, 10))
  both((d) => d.pick(7))
  for (let i = 0; i < 20; i++) both((d) => d.contest(1, 0, undefined, 4))
  expect(noted).toHaveLength(dice.drawn)
  expect(noted.slice(0, 4).map(([, sides, isPick]) => [sides, isPick])).toEqual([
    [6, false],
    [6, false],
    [10, false],
    [7, true],
  ])
  expect(dice.drawn).toBeGreaterThan(4 + 40) // some contests were tied
  expect(dice.faces).toEqual(plain.faces)
})

describe('a choice taken by force', () => {
  const REST = makeChoice(toy.verbs.findIndex(({ name }) => name === 'rest'))

  /** The toy, in which the first rider always rests by force. */
  const tired = {
    ...toy,
    play(state: State, seat: number, choice: number, ...rest: [never, (e: GameEvent) => void]) {
      toy.play(state as never, seat, choice, ...rest)
      if (toy.verbs[verbOf(choice)]?.name !== 'bid' || !(toy.acting(state as never) & 1)) return
      rest[1]?.({ type: 'forced', rule: 'TOY-1', seat: 0, choice: REST })
      toy.play(state as never, 0, REST, ...rest)
    },
  } as unknown as RuledGame
  const bids = [...race, 'do seat-1 bid 2', 'do seat-2 bid 1']
  const run = (...lines: string[]) => runScript(() => tired, text(...bids, ...lines))

  test('need not be written', () => {
    expect(run('do blue walk k0')).toMatchObject({ errors: [], failures: [], notes: [] })
  })

  test('may be written all the same, and is noted', () => {
    const ran = run('do red rest', 'expect event rest', 'do blue walk k0')
    expect(ran).toMatchObject({ errors: [], failures: [] })
    expect(ran.notes).toEqual([{ line: 8, text: 'red rest' }])
    expect(ran.hash).toBe(run('do blue walk k0').hash)
    expect(ran.steps).toHaveLength(4)
  })

  test.each([
    ['twice', ['do red rest', 'do red rest'], 9],
    ['after a choice of another seat', ['do blue rest', 'do red rest'], 9],
    ['another choice', ['do red walk k0'], 8],
    ['later than the next choice', ['do blue walk k0', 'do red rest'], 9],
  ])('is taken once, and only that: %s', (_, lines, line) => {
    expect(run(...lines).errors).toMatchObject([{ line }])
  })
})
