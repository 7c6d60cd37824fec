import { playRandomly } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { frontline } from './game.ts'
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
      playRandomly(frontline, { scenario, options: { 'fixed-length': 'on' } }, seed, {
        onState(state) {
          if (state.step !== STEP.over) before = copyOf(state)
          last = state
        },
      })
      const { victory, winner } = last! as FrontlineState
      const kind = victories[victory]!
      kinds.add(kind)
      const { endings } = outlookOf(before!)!
      const found = endings.filter(({ key }) =>
        kind === 'losses' ? key === (winner === 0 ? 'axis-lost' : 'allies-lost') : key === kind,
      )
      expect(found).toHaveLength(1)
      expect(found[0]!.side).toBe(winner)
      if (kind !== 'losses') expect(found[0]!.chance).toBe(1)
    }
  }
  expect(kinds.size).toBeGreaterThan(1)
})
