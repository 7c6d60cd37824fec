import { fastDice, ONE_IN_A_THOUSAND, positionFrom, surprise, type Viewer } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { ACTIONS } from './data/codes.ts'
import { copies } from './data/deck.ts'
import { forceCodes, vp } from './data/forces.ts'
import { frontline } from './index.ts'
import { PICKED } from './selection.ts'
import type { FrontlineState } from './state.ts'

const SAMPLES = 6000

const germans = forceCodes.findIndex((code) => code.startsWith('de-'))
const SHOWN = 4 // cards

/** How far positions imagined behind a view are from what is expected of some feature of them. */
function surpriseOf(
  state: FrontlineState,
  viewer: Viewer,
  feature: (imagined: FrontlineState) => string,
  expected: ReadonlyMap<string, number>,
): number {
  const view = frontline.view(state, viewer)
  const dice = fastDice(7)
  const counts = new Map<string, number>()
  for (let i = 0; i < SAMPLES; i++) {
    const seen = feature(frontline.imagine(view, dice))
    if (!expected.has(seen)) throw new Error(`nobody expected ${seen}`)
    counts.set(seen, (counts.get(seen) ?? 0) + 1)
  }
  const total = [...expected.values()].reduce((sum, weight) => sum + weight, 0)
  return surprise(
    [...expected.keys()].map((key) => counts.get(key) ?? 0),
    [...expected.values()].map((weight) => (weight / total) * SAMPLES),
  )
}

/** How often each feature comes up in all ways there are. */
function tally(ways: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const way of ways) counts.set(way, (counts.get(way) ?? 0) + 1)
  return counts
}

/** All ways to choose some of a list, by index. */
function* subsets(size: number, count: number, from = 0): Generator<number[]> {
  if (count === 0) return yield []
  for (let i = from; i <= size - count; i++) {
    for (const rest of subsets(size, count - 1, i + 1)) yield [i, ...rest]
  }
}

const line = `terrain ${Array<string>(9).fill('stream').join(' ')}`
const men = ['soldier us-walker seat-1 3', 'soldier de-weber seat-2 8']

/** All but seven cards are discarded: three lie in the deck, two are in each hand. */
function fewCards(): FrontlineState {
  const unseen = ['attack', 'attack', 'rally', 'obscured', 'stay-low']
  const left = Array.from(copies)
  for (const card of [...unseen, 'dig-in', 'dig-in']) {
    left[ACTIONS.indexOf(card as (typeof ACTIONS)[number])]! -= 1
  }
  const pile = left.flatMap((count, card) => Array<string>(count).fill(`${ACTIONS[card]}/1`))
  return positionFrom(
    frontline,
    `scenario training\nstep action\nwindow action\ndecider seat-1\nfirst allies\nacting allies
turn 1\n${line}\n${men.join('\n')}\nhand seat-1 dig-in:2\nhand seat-2 attack:1 rally:1
pile ${pile.join(' ')}`,
  )
}

const handOf = (s: FrontlineState, seat: number): string =>
  s.hands.subarray(seat * ACTIONS.length, (seat + 1) * ACTIONS.length).join('')

describe('what is imagined is as likely as it is', () => {
  test('a hand comes out of the cards that were not seen', () => {
    const unseen = [0, 0, 11, 9, 12]
    const hands = [...subsets(unseen.length, 2)].map((picks) => {
      const hand = Array<number>(ACTIONS.length).fill(0)
      for (const pick of picks) hand[unseen[pick]!]! += 1
      return hand.join('')
    })
    const found = surpriseOf(fewCards(), 0, (s) => handOf(s, 1), tally(hands))
    expect(found).toBeLessThan(ONE_IN_A_THOUSAND)
  })

  test('counters come out of the box, those of a vehicle without grenades', () => {
    // Left in the box: a grenade, a canteen and two shovels.
    const state = positionFrom(
      frontline,
      `scenario training\nstep action\nwindow action\ndecider seat-1\nfirst allies\nacting allies
turn 1\n${line}\nsoldier us-walker seat-1 3\nsoldier de-weber seat-2 8 1:canteen
soldier de-sdkfz-251 seat-2 8 1:shovel
spent axis bandages:4 hand-grenade:7 rifle-grenade:4 binoculars:3 canteen:4 shovel:2`,
    )
    const box = [2, 5, 6, 6]
    const slots = (s: FrontlineState): string =>
      Array.from(s.counters)
        .filter((counter) => counter > 0)
        .join('')
    const weber = forceCodes.indexOf('de-weber')
    const isFirst = weber < forceCodes.indexOf('de-sdkfz-251')
    const ways = box.flatMap((onVehicle, i) =>
      onVehicle === 2
        ? []
        : box.flatMap((onMan, j) =>
            i === j ? [] : [isFirst ? `${onMan}${onVehicle}` : `${onVehicle}${onMan}`],
          ),
    )
    expect(surpriseOf(state, 0, slots, tally(ways))).toBeLessThan(ONE_IN_A_THOUSAND)
  })

  test('counters that are being chosen may be none', () => {
    // One canteen is left for two slots.
    const state = positionFrom(
      frontline,
      `scenario training\nstep outfit\ndecider seat-1\nfirst axis\nacting axis\nforming 1\nitem 2
${line}\nsoldier us-walker seat-1 2 outfitting\nsoldier de-eisenberg seat-2 8 outfitting
spent axis bandages:4 hand-grenade:8 rifle-grenade:4 binoculars:3 canteen:4 shovel:4`,
    )
    const at = forceCodes.indexOf('de-eisenberg') * 2
    const slots = (s: FrontlineState): string => `${s.counters[at]}${s.counters[at + 1]}`
    const ways = tally(['00', '50', '05'])
    expect(surpriseOf(state, 0, slots, ways)).toBeLessThan(ONE_IN_A_THOUSAND)
  })

  test.each([
    ['of one player', 'two', [31]],
    ['of partners who share a nation', 'three-axis', [16, 15]],
  ])('forces %s fit the limit, each as often', (_, players, limits) => {
    const seats = limits.length + 1
    const state = positionFrom(
      frontline,
      `scenario battle\noption players ${players}\nsize 31\nstep select\ndecider seat-${seats}
first allies\nacting allies\nforming ${seats - 1}\nitem ${germans + SHOWN}\n${line}`,
    )
    // The last to choose has decided on the first cards, his partner on all.
    state.picks.fill(1, germans, seats === 2 ? germans + SHOWN : forceCodes.length)
    const feature = (s: FrontlineState): string =>
      s.picks.subarray(germans, germans + SHOWN).join('')
    const expected = sharedOut(limits)
    expect(expected.size).toBeGreaterThan(10)
    expect(surpriseOf(state, 0, feature, expected)).toBeLessThan(ONE_IN_A_THOUSAND)
  })

  test.each([
    ['allies', 'seat-2', germans, 0],
    ['axis', 'seat-1', 0, 1],
  ])('the Automat of the %s has no card while the player chooses', (side, seat, first, automat) => {
    const state = positionFrom(
      frontline,
      `scenario battle\noption automat ${side}\nsize 31\nstep select\ndecider ${seat}
first allies\nacting allies\nforming ${1 - automat}\nitem ${first + SHOWN}\n${line}`,
    )
    state.picks.fill(1, first, first + SHOWN)
    for (const viewer of [1 - automat, -1]) {
      const { picks } = frontline.imagine(frontline.view(state, viewer), fastDice(1))
      const decided = [...picks.keys()].filter((x) => picks[x] !== 0)
      expect(decided).toEqual(Array.from({ length: SHOWN }, (_, at) => first + at))
    }
  })
})

/** Who has which of the first cards, and in how many ways the first of two has others as well. */
function sharedOut(limits: readonly number[]): Map<string, number> {
  const found = new Map<string, number>()
  const share = (at: number, left: readonly number[], picks: string): void => {
    if (at === SHOWN) {
      const isEmpty = !picks.includes(String(PICKED + 1))
      const others = limits.length === 1 ? 1 : forcesWithin(left[0]!) - Number(isEmpty)
      found.set(picks, others)
      return
    }
    share(at + 1, left, `${picks}1`)
    left.forEach((rest, i) => {
      const after = rest - vp[germans + at]!
      if (after >= 0) share(at + 1, left.with(i, after), `${picks}${PICKED + 1 + i}`)
    })
  }
  share(0, limits, '')
  return found
}

/** How many forces of the later cards fit into some VP, the empty one included. */
function forcesWithin(limit: number): number {
  const byWorth = Array<number>(limit + 1).fill(0)
  byWorth[0] = 1
  for (let x = germans + SHOWN; x < forceCodes.length; x++) {
    for (let sum = limit; sum >= vp[x]!; sum--) byWorth[sum]! += byWorth[sum - vp[x]!]!
  }
  return byWorth.reduce((sum, ways) => sum + ways, 0)
}
