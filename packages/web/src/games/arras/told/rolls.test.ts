import type { Choice, Dice, GameEvent } from '@estafette/kernel'
import type { ArrasState } from '@estafette/arras/screen'
import { legalChoices } from '@estafette/table'
import { expect, test } from 'vitest'
import { eventsOfPlay } from '../../../../test/events-of-play.ts'
import { inLanguages } from '../../../../test/sitting.ts'
import { arras } from '@estafette/arras'
import { arrasRolls } from './rolls.ts'

/** Plays at random and hands over every event with what was told so far. */
function played(
  seed: number,
  seen: (events: GameEvent[], at: number, s: ArrasState) => void,
): void {
  const choose = (state: ArrasState, seat: number, mind: Dice): Choice => {
    const choices = legalChoices(arras, state, seat)
    return choices[mind.pick(choices.length)]!
  }
  eventsOfPlay(arras, { seed, most: 1500, choose }, (events, at, _before, after) =>
    seen(events, at, after),
  )
}

test('ARR-6.4a: every roll is read with its dice, its totals and the side that won', () => {
  let fights = 0
  for (const seed of [1, 2]) {
    played(seed, (events, at, s) => {
      const event = events[at]!
      const roll = arrasRolls.read(events, at, s)
      expect(roll !== null).toBe('faces' in event || 'attackFaces' in event)
      if (!roll || !('attackTotal' in event)) return
      fights++
      const [attack, defence] = roll.rolled
      expect(attack?.faces).toEqual(event['attackFaces'])
      expect(defence?.faces).toEqual(event['defenceFaces'])
      expect([attack?.total, defence?.total]).toEqual([event['attackTotal'], event['defenceTotal']])
      const added = (parts: readonly string[] = []): number =>
        parts.reduce((sum, part) => sum + Number(part.match(/[+−]?\d+$/)![0].replace('−', '-')), 0)
      const sum = (faces: readonly number[] = []): number =>
        faces.reduce((all, one) => all + one, 0)
      expect(sum(attack?.faces) + added(attack?.parts)).toBe(attack?.total)
      expect(sum(defence?.faces) + added(defence?.parts)).toBe(defence?.total)
      const isWon = attack!.total > defence!.total
      expect(roll.winner).toBe(isWon ? attack?.side : defence?.side)
      expect(roll.points?.value).toBe(isWon ? attack!.total - defence!.total : undefined)
    })
  }
  expect(fights).toBeGreaterThan(5)
})

test('a roll is open until it is told what came of it', () => {
  const isOpen = { before: 0, after: 0 }
  played(4, (events, at, s) => {
    if (events[at]!.type !== 'success' && events[at]!.type !== 'failure') return
    const roll = events.findLastIndex((event, index) => index < at && 'attackFaces' in event)
    if (arrasRolls.read(events.slice(0, at), roll, s)?.isOpen) isOpen.before++
    if (arrasRolls.read(events.slice(0, at + 1), roll, s)?.isOpen) isOpen.after++
  })
  expect(isOpen.before).toBeGreaterThan(0)
  expect(isOpen.after).toBe(0)
})

test('every roll has a title and says what it means in both languages', () => {
  const texts = inLanguages(() => {
    const found: string[] = []
    played(5, (events, at, s) => {
      const roll = arrasRolls.read(events, at, s)
      if (roll) found.push(roll.title, roll.detail)
    })
    return found
  })
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((text) => text === '' || /undefined|\[/.test(text))).toEqual([])
})

test('what is said of a roll that may be repeated is a sentence that ends, in both languages', () => {
  let seen = 0
  played(4, (events, at, s) => {
    const faults = inLanguages(() => {
      const roll = arrasRolls.read(events.slice(0, at + 1), at, s)
      if (!roll?.isOpen || roll.detail === '') return []
      seen++
      return roll.detail.endsWith('.') ? [] : [roll.detail]
    })
    expect(faults).toEqual([])
  })
  expect(seen).toBeGreaterThan(10)
})
