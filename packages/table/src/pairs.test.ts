import { allSetups, type Game, type GameEvent, type State } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { workshop } from '@estafette/registry/workshop'
import { describe, expect, test } from 'vitest'
import { dayOf, seed } from '../../../scripts/seed.mjs'
import { examineDoors } from './doors.ts'

const frontline = [...games, ...workshop].find(({ id }) => id === 'frontline') as Game
const setups = allSetups(frontline)
const solitaire = setups.filter(({ options }) => options['automat'] !== 'off')
const people = setups.filter((setup) => !solitaire.includes(setup))

// Each game gives a pair for every seat and one for the public: other games every day.
const GAMES = process.env['LONG'] ? 36 : 4
const FIRST = 100 * dayOf(seed)
const AN_HOUR = 3_600_000

/** Leaks in the pairs of one game; forces and equipment are seen when all have chosen. */
function examined(game: Game, i: number): { faults: readonly string[]; choices: number } {
  const setup = people[(i * 37) % people.length]!
  // A third of the games are compared early, where forces, sections and equipment are chosen.
  const opening = i % 3 === 0 ? 60 : 700
  const { faults, choices } = examineDoors(game, setup, i, {
    opening,
    choices: 24,
    reveals: ['select', 'outfit'],
  })
  return { faults: faults.map((fault) => `${JSON.stringify(setup)} ${i}: ${fault}`), choices }
}

test(
  'pairs of games of Frontline between people that look the same to a viewer let out the same',
  () => {
    let choices = 0
    for (let i = 0; i < GAMES; i++) {
      const compared = examined(frontline, FIRST + i)
      expect(compared.faults).toEqual([])
      choices += compared.choices
    }
    expect(choices).toBeGreaterThan(GAMES * 20)
  },
  AN_HOUR,
)

test(
  'pairs of games against the Automat that look the same to the player let out the same',
  () => {
    for (let i = 6; i < (process.env['LONG'] ? 36 : 8); i++) {
      const setup = solitaire[(i * 37) % solitaire.length]!
      // They part where the Automat plays a card of its hand, as it may.
      const compared = examineDoors(frontline, setup, i, { opening: 300, choices: 60 })
      expect(compared.faults, `${JSON.stringify(setup)} ${i}`).toEqual([])
    }
  },
  AN_HOUR,
)

test(
  'partners who choose among the same cards tell nothing of what the first of them took',
  () => {
    for (const players of ['three-axis', 'four']) {
      const setup = { scenario: 'battle', options: { players } }
      for (let i = 0; i < (process.env['LONG'] ? 12 : 2); i++) {
        // The second partner begins after so many choices; the pairs part about there.
        const after = players === 'four' ? 85 : 60
        const { faults } = examineDoors(frontline, setup, i, {
          after,
          opening: 20,
          choices: 24,
          reveals: ['select'],
        })
        expect(faults).toEqual([])
      }
    }
  },
  AN_HOUR,
)

/** What the rules keep of hands and counters, by names that only they know. */
type Kept = State & { readonly hands: Int8Array; readonly counters: Int8Array }

const leaks: readonly (readonly [string, Partial<Game>])[] = [
  [
    'a view that shows one card of a hand',
    {
      view(state, viewer, into) {
        const seen = frontline.view(state, viewer, into)
        const [whole, known] = [state as Kept, seen.known as Kept]
        if (viewer !== 0) known.hands[0] = whole.hands[0]!
        return seen
      },
    },
  ],
  [
    'a prompt that counts the canteens',
    {
      decision(state, viewer) {
        const canteens = (state as Kept).counters.filter((counter) => counter === 2).length
        const decision = frontline.decision(state, viewer)
        return { ...decision, args: { ...decision.args, canteens } }
      },
    },
  ],
  [
    'a refusal that depends on the hand of another',
    {
      verdict(state, seat, choice) {
        const verdict = frontline.verdict(state, seat, choice)
        return verdict !== 0 && seat !== 0 && (state as Kept).hands[0]! > 0 ? 1 : verdict
      },
    },
  ],
  [
    'an event that tells what was drawn',
    {
      play(state, seat, choice, dice, tell) {
        const toAll = ({ type, rule, only, ...fields }: GameEvent): void =>
          tell?.({ type, rule, ...fields, ...(only !== undefined && { owner: only }) })
        frontline.play(state, seat, choice, dice, toAll)
      },
    },
  ],
]

describe('a leak is noticed', () => {
  test.each(leaks)('%s', (_, leak) => {
    const game = { ...frontline, ...leak }
    const found = Array.from({ length: 16 }, (_, at) => at + 1).some(
      (i) => examined(game, i).faults.length > 0,
    )
    expect(found).toBe(true)
  })
})
