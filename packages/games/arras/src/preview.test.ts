import { fastDice, playRandomly, type GameEvent } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { arras } from './game.ts'
import { previewCurrent } from './preview.ts'

test('ARR-6.2a ARR-6.3a the preview of an assault shows the values it is then decided by', () => {
  let compared = 0
  for (let seed = 1; seed <= 6; seed++) {
    playRandomly(arras, { scenario: 'historical', options: {} }, seed, {
      onState(state) {
        if (arras.decision(state, arras.toAct(state)).step !== 'counter-support') return
        const preview = previewCurrent(state)!
        const seat = arras.toAct(state)
        const out = new Int32Array(64)
        arras.choices(state, seat, out) // no support is the first
        const events: GameEvent[] = []
        arras.play(arras.clone(state), seat, out[0]!, fastDice(seed), (event) => events.push(event))
        const roll = events.find(({ type }) => type === 'assault-roll')!
        expect(preview.attackValue).toBe(roll['attackValue'])
        expect(preview.defenceValue).toBe(roll['defenceValue'])
        const sum = (parts: readonly { value: number }[]) =>
          parts.reduce((total, { value }) => total + value, 0)
        expect(sum(preview.attack)).toBe(preview.attackValue)
        expect(sum(preview.defence)).toBe(preview.defenceValue)
        compared++
      },
    })
  }
  expect(compared).toBeGreaterThan(30)
})
