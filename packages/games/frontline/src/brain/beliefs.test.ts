import { fastDice, playRandomly, positionFrom } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { ACTION_TYPES, COVERING_FIRE, HIT_THE_DIRT } from '../data/codes.ts'
import { copies, DECK } from '../data/deck.ts'
import { frontline } from '../game.ts'
import type { FrontlineState } from '../state.ts'
import { beliefsOf, chanceOfOne } from './beliefs.ts'

/** The Allies hold one card, the Germans four, and something has been discarded. */
function position(pile: string): FrontlineState {
  return positionFrom(
    frontline,
    `scenario training\nstep action\nwindow action\ndecider seat-1\nfirst allies\nacting allies
turn 1\nterrain ${Array<string>(9).fill('stream').join(' ')}\nsoldier us-walker seat-1 3
soldier de-weber seat-2 8\nhand seat-1 rally:1\nhand seat-2 attack:2 stay-low:2\n${pile}`,
  )
}

describe('what the computer thinks of other hands', () => {
  test('follows from the cards that were discarded', () => {
    const dirt = 'pile' + ' hit-the-dirt/1'.repeat(copies[HIT_THE_DIRT]!)
    const fire = 'pile' + ' covering-fire/2'.repeat(copies[COVERING_FIRE]!)
    expect(beliefsOf(position(dirt), 0).dirt).toBeCloseTo((-4 * copies[HIT_THE_DIRT]!) / DECK)
    expect(beliefsOf(position(fire), 0).covering).toBeCloseTo(
      -chanceOfOne(copies[COVERING_FIRE]!, 4, DECK),
    )
    expect(beliefsOf(position(fire), 0).dirt).toBeGreaterThan(0)
  })

  test('is what hands that look the same hold on average', () => {
    const state = position('pile attack/1 attack/2 rally/1')
    const view = frontline.view(state, 0)
    const dice = fastDice(5)
    const times = 4000
    let [dirt, covering] = [0, 0]
    for (let i = 0; i < times; i++) {
      const { hands } = frontline.imagine(view, dice)
      dirt += hands[ACTION_TYPES + HIT_THE_DIRT]!
      covering += Number(hands[ACTION_TYPES + COVERING_FIRE]! > 0)
    }
    const usual = chanceOfOne(copies[COVERING_FIRE]!, 4, DECK)
    const found = beliefsOf(state, 0)
    expect(dirt / times - (4 * copies[HIT_THE_DIRT]!) / DECK).toBeCloseTo(found.dirt, 1)
    expect(covering / times - usual).toBeCloseTo(found.covering, 1)
  })

  test('is the same wherever the cards lie that it has not seen', () => {
    let positions = 0
    playRandomly(frontline, { scenario: 'training', options: {} }, 3, {
      onMove(state, seat) {
        if (positions++ % 10 !== 0) return
        const disguised = frontline.disguise(state, seat, fastDice(positions))
        expect(beliefsOf(disguised, seat)).toEqual(beliefsOf(state, seat))
      },
    })
    expect(positions).toBeGreaterThan(100)
  })
})
