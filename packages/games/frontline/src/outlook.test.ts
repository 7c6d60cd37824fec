import { playRandomly, tryChoice } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { frontline } from './game.ts'
import { RESHUFFLES } from './deck.ts'
import { commanderOf, handSizeOf } from './holding.ts'
import { outlookOf } from './outlook.ts'
import { copyOf, type FrontlineState } from './state.ts'
import { STEP } from './steps.ts'
import { victories } from './victory.ts'

const SEEDS = 3

test('a battle ends only as the outlook before its last decision says it can', () => {
  const kinds = new Set<string>()
  for (const scenario of ['battle', 's06', 's11', 's13', 's19']) {
    for (let seed = 1; seed <= SEEDS; seed++) {
      let before: FrontlineState | null = null
      let last: FrontlineState | null = null
      const { moves } = playRandomly(
        frontline,
        { scenario, options: { 'fixed-length': 'on' } },
        seed,
        {
          onState(state) {
            if (state.step !== STEP.over) before = copyOf(state)
            last = state
          },
        },
      )
      const { victory, winner } = last! as FrontlineState
      const kind = victories[victory]!
      kinds.add(kind)
      const { endings } = outlookOf(before!)!
      const found = endings.filter(({ key }) =>
        kind === 'losses' ? key === (winner === 0 ? 'axis-lost' : 'allies-lost') : key === kind,
      )
      expect(found).toHaveLength(1)
      expect(found[0]!.side).toBe(winner)
      if (kind === 'losses') continue
      expect(found[0]!.chance).toBe(1)
      // Cards that are drawn before the check change nothing of it.
      const { seat, choice } = moves.at(-1)!
      const after = copyOf(before!)
      tryChoice(frontline, after, seat, choice)
      expect(after.step === STEP.over || outlookOf(after)?.isDue).toBe(true)
    }
  }
  expect(kinds.size).toBeGreaterThan(1)
})

test('FRL-VIC-6 night falls at the end of a turn whose filled hands empty the deck the fifth time', () => {
  let seen: FrontlineState | null = null
  playRandomly(frontline, { scenario: 'battle', options: {} }, 1, {
    onState(state) {
      if (state.turn === 0 || state.acting === state.first || state.pileSize === 0) return false
      seen = copyOf(state)
      return true
    },
  })
  const s = seen! as FrontlineState
  const chance = (): number => outlookOf(s)!.endings.find(({ key }) => key === 'nightfall')!.chance
  s.reshuffles = RESHUFFLES - 1
  s.handSize[commanderOf(s, s.acting)] = 0
  s.deckSize = 1
  expect(chance()).toBe(1)
  s.reshuffles -= 1
  expect(chance()).toBe(0)
  s.reshuffles += 1
  s.deckSize = handSizeOf(s, commanderOf(s, s.acting))
  expect(chance()).toBe(0)
})
