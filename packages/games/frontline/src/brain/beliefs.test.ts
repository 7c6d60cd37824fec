import { fastDice, playRandomly, positionFrom } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { ACTION_TYPES, COVERING_FIRE, HIT_THE_DIRT } from '../data/codes.ts'
import { copies, DECK } from '../data/deck.ts'
import { frontline } from '../game.ts'
import type { FrontlineState } from '../state.ts'
import { beliefsOf, chanceOfOne } from './beliefs.ts'

/** The Allies hold one card, the Germans four; more is said of hands and pile. */
function position(more: string, hand = 'attack:2 stay-low:2'): FrontlineState {
  return positionFrom(
    frontline,
    `scenario training\nstep action\nwindow action\ndecider seat-1\nfirst allies\nacting allies
turn 1\nterrain ${Array<string>(9).fill('stream').join(' ')}\nsoldier us-walker seat-1 3
soldier de-weber seat-2 8\nhand seat-1 rally:1\nhand seat-2 ${hand}\n${more}`,
  )
}

const usualDirt = (4 * copies[HIT_THE_DIRT]!) / DECK
const usualCovering = chanceOfOne(copies[COVERING_FIRE]!, 4, DECK)
const many = `pile${' attack/1'.repeat(6)}${' pour-it-on/2'.repeat(5)}${' obscured/1'.repeat(3)}${' dig-in/2'.repeat(3)}${' move-out/1'.repeat(3)}${' double-time/1'.repeat(3)}${' fall-back/2'.repeat(3)}${' flanking-position/2'.repeat(4)}`
const seen = 'shown seat-2 hit-the-dirt:1'
const caught = 'shown seat-2 covering-fire:1'

describe('what the computer thinks of other hands', () => {
  test('follows from the cards that were discarded', () => {
    const dirt = 'pile' + ' hit-the-dirt/1'.repeat(copies[HIT_THE_DIRT]!)
    const fire = 'pile' + ' covering-fire/2'.repeat(copies[COVERING_FIRE]!)
    expect(beliefsOf(position(dirt), 0).dirt).toBeCloseTo(-usualDirt, 10)
    expect(beliefsOf(position(fire), 0).covering).toBeCloseTo(-usualCovering, 10)
    // 55 cards less 30 discarded and one in the own hand, ten of them Hit The Dirt.
    expect(beliefsOf(position(many), 0).dirt).toBeCloseTo(40 / 24 - usualDirt, 10)
  })

  test('follows from a card that was seen to go into a hand', () => {
    // Of the 54 cards that are not the own one, one is known; nine of the others are Hit The Dirt.
    const known = beliefsOf(position(seen, 'attack:1 hit-the-dirt:1 stay-low:2'), 0)
    expect(known.dirt).toBeCloseTo(1 + 27 / 53 - usualDirt, 10)
    const certain = beliefsOf(position(caught, 'attack:1 covering-fire:1 stay-low:2'), 0)
    expect(certain.covering).toBeCloseTo(1 - usualCovering, 10)
  })

  test.each([
    ['after many cards', many, undefined],
    ['after a card was seen', seen, 'attack:1 hit-the-dirt:1 stay-low:2'],
  ])('is what hands that look the same hold on average, %s', (_, more, hand) => {
    const state = position(more, hand)
    const view = frontline.view(state, 0)
    const dice = fastDice(5)
    const times = 4000
    let [dirt, covering] = [0, 0]
    for (let i = 0; i < times; i++) {
      const { hands } = frontline.imagine(view, dice)
      dirt += hands[ACTION_TYPES + HIT_THE_DIRT]!
      covering += Number(hands[ACTION_TYPES + COVERING_FIRE]! > 0)
    }
    const found = beliefsOf(state, 0)
    const off = 4 / Math.sqrt(times) // four standard errors of what varies by less than one
    expect(Math.abs(dirt / times - usualDirt - found.dirt)).toBeLessThan(off)
    expect(Math.abs(covering / times - usualCovering - found.covering)).toBeLessThan(off / 2)
    expect(found.dirt).toBeGreaterThan(4 * off) // so that nothing at all would be noticed
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
