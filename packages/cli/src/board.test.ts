import { createState, fastDice, type Game } from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import { games } from '@estafette/registry'
import { workshop } from '@estafette/registry/workshop'
import { speaker } from '@estafette/words'
import { describe, expect, test } from 'vitest'
import { boardText, generalFacts } from './board.ts'
import { makeContext } from './testing.ts'

/** Facts by everything but the last word of their names. */
function families(facts: Readonly<Record<string, string>>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const name of Object.keys(facts)) {
    const at = name.lastIndexOf(' ')
    if (at < 0) continue
    const family = name.slice(0, at)
    found.set(family, [...(found.get(family) ?? []), name])
  }
  return found
}

describe.each([...games, ...workshop, toy])('the board of $id', (ruled) => {
  const game = ruled as unknown as Game
  const state = createState(game, { scenario: game.scenarios[0]!, options: {} })
  const dice = fastDice(1)
  game.start(state, dice)
  const out = new Int32Array(state.legal.length)
  // Far enough that forces have been chosen and stand on the board.
  for (let taken = 0; taken < 120 && game.acting(state) !== 0; taken++) {
    const seat = game.toAct(state)
    game.play(state, seat, out[dice.below(game.choices(state, seat, out))]!, dice)
  }

  test('tells of a place only what there is of all places, and the rest by its name', () => {
    const facts = game.facts(state)
    const general = generalFacts(game, state)
    for (const names of families(facts).values()) {
      const isOfAll = Object.values(game.kinds).some(({ codes }) =>
        codes.every((code) => names.some((name) => name.endsWith(` ${code}`))),
      )
      if (isOfAll) continue
      for (const name of names) expect([name, general[name]]).toEqual([name, facts[name]])
    }
  })

  test('says something of every unit and place without breaking', () => {
    const context = makeContext(ruled, [], () => {}, '/nowhere')
    const text = boardText(context, speaker(game, 'en'), game, state)
    expect(text).not.toContain('undefined')
    expect(text.split('\n').length).toBeGreaterThan(2)
  })
})
