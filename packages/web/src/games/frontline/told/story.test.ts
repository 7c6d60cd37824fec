import { frontline } from '@estafette/frontline'
import type { FrontlineState } from '@estafette/frontline/screen'
import { playRandomly, type GameEvent } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { frontStory } from './story.ts'

test('the kills that are told are the dead of the damage draws, as often as their chances say', () => {
  let [kills, due, draws, dead] = [0, 0, 0, 0]
  for (let seed = 1; seed <= 2; seed++) {
    const hear = frontStory.reader()
    let before: FrontlineState | null = null
    playRandomly(frontline, { scenario: 's05', options: {} }, seed, {
      onState(state) {
        before = frontline.clone(state)
      },
      tell(event: GameEvent) {
        if (!before) return
        const { fight } = hear(event, before)
        if (event.type === 'died' && event['rule'] !== 'FRL-TER-12') dead++
        if (!fight) return
        expect(fight.chance).toBeGreaterThanOrEqual(Number(fight.won) * 1e-9)
        expect(fight.chance).toBeLessThanOrEqual(1)
        draws++
        due += fight.chance
        if (fight.won) kills++
      },
    })
  }
  expect(draws).toBeGreaterThan(40)
  expect(Math.abs(kills - dead)).toBeLessThanOrEqual(2) // trees and Dig-In kill without a counter
  expect(Math.abs(kills - due)).toBeLessThan(4 * Math.sqrt(draws / 4))
})
