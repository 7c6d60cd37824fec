import type { fastDice, GameEvent } from '@estafette/kernel'
import { sideOfUnit, type CellesState } from '@estafette/celles/screen'
import { ask, makePlayer } from '@estafette/bots'
import { brainOf } from '@estafette/registry/brains'
import { expect, test } from 'vitest'
import { eventsOfPlay } from '../../../../test/events-of-play.ts'
import { inLanguages } from '../../../../test/sitting.ts'
import { celles } from '@estafette/celles'
import { cellesRolls } from './rolls.ts'

const player = makePlayer('greedy', brainOf)!

/** Lets the computer play and hands over every event, in the position before it. */
function played(
  seed: number,
  seen: (events: GameEvent[], at: number, s: CellesState) => void,
): void {
  const choose = (state: CellesState, seat: number, mind: ReturnType<typeof fastDice>) =>
    ask(player, celles, state, seat, mind)
  eventsOfPlay(celles, { seed, most: 300, choose }, seen)
}

test('CEL-11.0.16: every attack is read with its die, its place and what both sides suffer', () => {
  let attacks = 0
  for (const seed of [2]) {
    played(seed, (events, at, s) => {
      const event = events[at]!
      const roll = cellesRolls.read(events, at, s)
      if (event.type !== 'combat-roll') return
      attacks++
      const declared = events.slice(0, at).findLast(({ type }) => type === 'attack-declared')
      const units = declared?.['units'] as readonly number[]
      expect(roll?.place).toBe(s.place[units[0]!])
      expect(roll?.rolled[0]?.faces).toEqual([event['die']])
      expect(roll?.rolled[0]?.total).toBe(event['total'])
      expect(roll?.rolled[0]?.side).toBe(sideOfUnit(s, declared?.['unit'] as number))
      const [own, other] = [event['attackerResult'], event['defenderResult']]
      const winner = roll!.winner === -1 ? -1 : Number(roll!.winner !== roll!.rolled[0]!.side)
      expect(winner).toBe((own === 0) === (other === 0) ? -1 : own === 0 ? 0 : 1)
      expect(roll!.detail === '').toBe(own === 0 && other === 0)
    })
  }
  expect(attacks).toBeGreaterThan(2)
})

test('every roll has a title and says what it means in both languages', () => {
  const texts = inLanguages(() => {
    const found: string[] = []
    played(5, (events, at, s) => {
      const roll = cellesRolls.read(events, at, s)
      if (roll) found.push(roll.title, `${roll.verdict} ${roll.detail}`.trim())
    })
    return found
  })
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter((text) => text === '' || /undefined|\[/.test(text))).toEqual([])
})
