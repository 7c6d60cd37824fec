import { describe, expect, test } from 'vitest'
import { createState, playRandomly } from './examiner/random-play.ts'
import { fastDice } from './dice.ts'
import { SPECTATOR } from './game.ts'
import { hashText } from './state.ts'
import { toy, toyHills } from './toy/index.ts'
import { readView, viewerName, viewerNamed, writeView } from './view.ts'

const { state } = playRandomly(
  toy,
  { scenario: 'road', options: { players: 'four', cards: 'dealt' } },
  3,
  {
    decisionsLimit: 21,
  },
)

describe('a view', () => {
  test('is written with what it hides marked, and reads back', () => {
    for (const viewer of [SPECTATOR, 0, 1, 2, 3]) {
      const text = writeView(toy, toy.view(state, viewer))
      expect(text).toMatch(/^view (public|seat-[1-4])\ntoy\n[^]*\ncards .*\?/)
      const read = readView(toy, text)
      expect(read.ok && hashText(read.value.known)).toBe(hashText(toy.view(state, viewer).known))
      expect(read.ok && read.value.viewer).toBe(viewer)
    }
  })

  test.each([
    ['', 1],
    ['view\ntoy', 1],
    ['view seat-5\ntoy', 1],
    ['view somebody\ntoy', 1],
    ['view seat-1\nchess', 2],
    [writeView(toy, toy.view(state, 0)).replace(/round \d+/, 'round ?'), 9],
  ])('that is damaged is refused in its line: %j', (text, line) => {
    expect(readView(toy, text)).toMatchObject({ ok: false, line })
  })

  test('can be put on a state that is there already, whatever it held', () => {
    const into = createState(toy, { scenario: 'lane', options: {} })
    into.raw.fill(-1)
    expect(toy.view(state, 1, into).known).toBe(into)
    expect(hashText(into)).toBe(hashText(toy.view(state, 1).known))
    const whole = createState(toy, { scenario: 'lane', options: {} })
    whole.raw.fill(-1)
    expect(toy.imagine(toy.view(state, 1), fastDice(1), whole)).toBe(whole)
    expect(hashText(whole)).toBe(hashText(toy.imagine(toy.view(state, 1), fastDice(1))))
  })
})

test('viewers have names', () => {
  expect([SPECTATOR, 0, 3].map(viewerName)).toEqual(['public', 'seat-1', 'seat-4'])
  expect(viewerNamed('seat-2', 2)).toBe(1)
  expect(viewerNamed('seat-3', 2)).toBeNull()
})

test('the battles of a series do not know of each other', () => {
  const games = [toy, toyHills].map((game) =>
    playRandomly(game, { scenario: game.scenarios[0]!, options: {} }, 4),
  )
  expect(games[1]!.state.track.places).toHaveLength(12)
  expect(toy.read(toyHills.write(games[1]!.state)).ok).toBe(false)
  const again = playRandomly(toy, { scenario: 'lane', options: {} }, 4)
  expect(hashText(again.state)).toBe(hashText(games[0]!.state))
})
