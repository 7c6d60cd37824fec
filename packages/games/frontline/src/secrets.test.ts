import {
  allSetups,
  fastDice,
  greedyPolicy,
  hashText,
  ONE_IN_A_THOUSAND,
  parseNotation,
  playRandomly,
  positionFrom,
  SPECTATOR,
  surprise,
  type Choice,
  type FastDice,
  type Seat,
} from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { brain } from './brain/index.ts'
import { ACTION_TYPES, DIG_IN, FALL_BACK, HIT_THE_DIRT } from './data/codes.ts'
import { draw } from './deck.ts'
import { frontline } from './index.ts'
import { hasCounter } from './soldiers.ts'
import { PASSED, type FrontlineState } from './state.ts'
import { decisions } from './steps.ts'

const isLong = process.env['LONG'] !== undefined
const setups = allSetups(frontline)

/** Visits positions of random games, every so many of them. */
function visit(
  games: number,
  every: number,
  look: (state: FrontlineState, seat: Seat, choice: Choice, seed: number) => void,
): void {
  for (let i = 0; i < games; i++) {
    let count = 0
    playRandomly(frontline, setups[(i * 41) % setups.length]!, i, {
      onMove(state, seat, choice) {
        if (count++ % every === 0) look(state, seat, choice, i * 10_000 + count)
      },
    })
  }
}

/** Who is asked what after a choice, and what happened meanwhile. */
function outcomeOf(state: FrontlineState, seat: Seat, choice: Choice, seed: number) {
  const after = frontline.clone(state)
  const told: string[] = []
  frontline.play(after, seat, choice, fastDice(seed), (event) => told.push(JSON.stringify(event)))
  const happened = told.join()
  if (frontline.acting(after) === 0) return { happened, asked: 'over' }
  const { seats, step, isWindow } = frontline.decision(after, SPECTATOR)
  return { happened, asked: `${seats.join()} ${step} ${isWindow === true}` }
}

const fired = ['attack us-walker', 'at de-brandt', 'plain attack', 'grenade us-walker']

const revealing: ReadonlySet<string> = new Set(['select', 'outfit'])

describe('windows', () => {
  test('are put whatever anybody holds', () => {
    let put = 0
    visit(isLong ? 60 : 3, 9, (state, seat, choice, seed) => {
      if (revealing.has(decisions[state.step]!)) return // afterwards everybody sees what was chosen
      const { happened, asked } = outcomeOf(state, seat, choice, seed)
      for (let other = 0; other < 4; other++) {
        const disguised = frontline.disguise(state, SPECTATOR, fastDice(seed + other))
        if (frontline.verdict(disguised, seat, choice) !== 0) continue
        const disguise = outcomeOf(disguised, seat, choice, seed)
        // The Automat plays at once what it may, and everybody sees it. FRL-SOLO-1
        if (state.automat > 0 && disguise.happened !== happened) continue
        expect(disguise.asked).toBe(asked)
        if (asked.endsWith('true')) put++
      }
    })
    expect(put).toBeGreaterThan(100)
  })

  test('are put to those who could only pass as well as to the others', () => {
    const count = { able: 0, unable: 0 }
    visit(isLong ? 60 : 6, 1, (state, seat) => {
      if (decisions[state.step] !== 'cover') return
      const holds = [HIT_THE_DIRT, DIG_IN, FALL_BACK].some(
        (card) => state.hands[seat * ACTION_TYPES + card]! > 0,
      )
      const isAble = holds || hasCounter(state, seat, (counter) => counter !== 0)
      count[isAble ? 'able' : 'unable']++
    })
    expect(count.able).toBeGreaterThan(20)
    expect(count.unable).toBeGreaterThan(2)
  })
})

describe('counters', () => {
  const heads = 'scenario training\nfirst allies\nacting allies\nturn 1\nturn-seat seat-1'
  const line = `terrain ${Array<string>(9).fill('stream').join(' ')}`

  /** Takes some choices of the Allies. */
  function take(s: FrontlineState, choices: readonly string[]): void {
    for (const text of choices) {
      const choice = parseNotation(frontline, text)
      if (!choice.ok || frontline.verdict(s, 0, choice.value) !== 0) throw new Error(text)
      frontline.play(s, 0, choice.value, fastDice(1))
    }
  }

  /** What the enemy sees after some choices of the Allies, who carry these counters. */
  function seenAfter(step: string, counters: string, choices: readonly string[]): string {
    const s = positionFrom(
      frontline,
      `${heads}\nstep ${step}\nwindow ${step === 'action' ? 'action' : 'closed'}\ndecider seat-1
${line}\nsoldier us-walker seat-1 3 ${counters} wounds:1\nsoldier us-smith seat-1 3
soldier us-feldman seat-1 3 ${counters}\nsoldier de-brandt seat-2 4\nhand seat-1 attack:1
hand seat-2 attack:1\npile rally/1`,
    )
    take(s, choices)
    return frontline.write(frontline.view(s, 1).known)
  }

  test.each([
    ['spent', 'action', 'canteen', ['canteen us-walker']],
    ['thrown', 'action', 'hand-grenade', fired],
    ['turned up', 'medical', 'bandages', ['treat us-feldman', 'heal us-walker']],
    ['used by one who is no medic', 'medical', 'bandages', ['bandage us-walker', 'heal us-walker']],
  ])('which one is %s tells nothing of the other', (_, step, kind, choices) => {
    const seen = ['shovel', 'binoculars', kind].flatMap((other) => [
      seenAfter(step, `1:${kind} 2:${other}`, choices),
      seenAfter(step, `1:${other} 2:${kind}`, choices),
    ])
    expect(new Set(seen).size).toBe(1)
  })

  test('one that is hidden has its owner asked how they fire, whatever it is', () => {
    const asked = ['hand-grenade', 'canteen'].map((kind) => {
      const s = positionFrom(
        frontline,
        `${heads}\nstep action\nwindow action\ndecider seat-1\n${line}\nsoldier us-walker seat-1 3
soldier us-hale seat-1 3 under:us-walker empty 1:${kind}\nsoldier de-brandt seat-2 4
hand seat-1 attack:1`,
      )
      take(s, ['attack us-walker', 'at de-brandt', 'plain attack', 'aim us-walker'])
      return JSON.stringify(frontline.decision(s, 1))
    })
    expect(asked[0]).toContain('"step":"fire"')
    expect(asked[1]).toBe(asked[0])
  })

  test('everybody sees that one has changed hands, and imagines it so', () => {
    const s = positionFrom(
      frontline,
      `${heads}\nstep equip\nwindow closed\ndecider seat-1\n${line}
soldier us-walker seat-1 3 1:canteen+ 2:shovel\nsoldier us-smith seat-1 3\nsoldier de-brandt seat-2 4`,
    )
    const view = frontline.view(s, 1)
    expect(frontline.write(view.known)).toContain('1:?+ 2:?')
    const imagined = frontline.imagine(view, fastDice(1))
    const passed = Array.from(imagined.counters, (counter) => counter & PASSED)
    expect(passed).toEqual(Array.from(s.counters, (counter) => counter & PASSED))
  })

  test('one that lies face up is used before its like', () => {
    const seen = ['shovel', 'canteen'].map((other) =>
      seenAfter('action', `1:${other} 2:canteen!`, ['canteen us-walker']),
    )
    expect(seen[0]).toBe(seen[1])
  })
})

describe('the deck', () => {
  /** Positions whose deck has run out, with some cards discarded. */
  function emptied(): FrontlineState[] {
    const found: FrontlineState[] = []
    visit(isLong ? 20 : 4, 23, (state) => {
      if (state.turn === 0 || state.pileSize < 3) return
      const empty = frontline.clone(state)
      for (let card = 0; card < ACTION_TYPES; card++) {
        for (; empty.deck[card]! > 0; empty.deck[card]! -= 1) {
          empty.pile[empty.pileSize] = card
          empty.pileSize += 1
        }
      }
      empty.deckSize = 0
      found.push(empty)
    })
    return found
  }

  test('forgets in which order its cards were discarded, and by whom', () => {
    const positions = emptied()
    expect(positions.length).toBeGreaterThan(20)
    for (const state of positions) {
      const turned = frontline.clone(state)
      const { pileSize } = state
      turned.pile.subarray(0, pileSize).reverse()
      turned.pileBy.subarray(0, pileSize).reverse()
      for (const one of [state, turned])
        draw(one, 0, 2, 'FRL-HAND-5', fastDice(pileSize), undefined)
      expect(hashText(turned)).toBe(hashText(state))
    }
  })

  test('gives every card of the pile as often as another', () => {
    const [state] = emptied()
    const counts = Array<number>(ACTION_TYPES).fill(0)
    const dice = fastDice(3)
    const times = 4000
    for (let i = 0; i < times; i++) {
      const after = frontline.clone(state!)
      draw(after, 0, 1, 'FRL-HAND-5', dice, undefined)
      counts[after.hands.findIndex((count, card) => count !== state!.hands[card])]! += 1
    }
    const inPile = Array<number>(ACTION_TYPES).fill(0)
    for (const card of state!.pile.subarray(0, state!.pileSize)) inPile[card]! += 1
    const expected = inPile.map((count) => (count * times) / state!.pileSize)
    expect(surprise(counts, expected)).toBeLessThan(ONE_IN_A_THOUSAND)
  })
})

describe('the computer', () => {
  const policy = greedyPolicy(frontline, brain)
  type Decide = (state: FrontlineState, seat: Seat, dice: FastDice) => Choice

  const fair: Decide = (state, seat, dice) =>
    policy.choose(frontline.imagine(frontline.view(state, seat), dice), seat, dice)

  /** One that sees whether somebody else can take cover. */
  const peeking: Decide = (state, seat, dice) => {
    const other = (1 - (seat % 2)) * ACTION_TYPES
    const choice = fair(state, seat, dice)
    return state.hands[other + HIT_THE_DIRT]! > 0 ? choice : -choice
  }

  /** In how many positions it decides otherwise when cards that it has not seen lie elsewhere. */
  function differences(decide: Decide, games: number): { positions: number; others: number } {
    const found = { positions: 0, others: 0 }
    visit(games, 11, (state, seat, _choice, seed) => {
      const permuted = frontline.disguise(state, seat, fastDice(seed))
      if (hashText(permuted) === hashText(state)) return
      const [one, other] = [state, permuted].map((position) =>
        Array.from({ length: 8 }, (_, i) => decide(position, seat, fastDice(i))).join(),
      )
      found.positions++
      found.others += Number(one !== other)
    })
    return found
  }

  test('decides the same wherever the cards lie that it has not seen', () => {
    const { positions, others } = differences(fair, isLong ? 40 : 2)
    expect(positions).toBeGreaterThan(50)
    expect(others).toBe(0)
  })

  test('would be found out if it looked', () => {
    expect(differences(peeking, 1).others).toBeGreaterThan(0)
  })
})
