import { arras } from '@estafette/arras'
import { scriptedDice, makeChoice, type GameEvent } from '@estafette/kernel'
import { gameById } from '@estafette/registry'
import { stateOf } from '@estafette/table'
import { expect, test } from 'vitest'
import { inLanguages, sitAt, tableOf } from '../../../../test/sitting.ts'
import type { Person } from '../../../session/who.ts'
import { defaults, settings } from '../../../store/settings.ts'
import { cardOf } from '../../../table/card/decision.ts'
import { loadScreen } from '../../index.ts'
import { arrasReveals } from '../told/reveals.ts'
import { arrasRolls } from '../told/rolls.ts'

const setup = { scenario: 'historical', options: { bid: 'on' } }
const BID = arras.verbs.findIndex(({ name }) => name === 'bid')
const people: readonly Person[] = [
  { name: 'Ann', isYou: false },
  { name: 'Ben', isYou: false },
]
const who = (seat: number): Person => people[seat]!

/** What is told when both bid the same and the die falls so. */
function tiedBy(face: number): { readonly events: GameEvent[]; readonly allied: number } {
  const made = arras.create(setup)
  if (!made.ok) throw new Error(made.reason)
  const s = made.value
  arras.start(s, scriptedDice([]))
  const events: GameEvent[] = []
  const dice = scriptedDice([face, ...Array.from({ length: 40 }, () => 3)])
  for (const seat of [0, 1]) {
    arras.play(s, seat, makeChoice(BID, 10), dice, (event) => events.push(event))
  }
  return { events, allied: s.alliedSeat }
}

test.each([1, 2, 3, 4, 5, 6])(
  'ARR-14.1b equal bids are told by their die, %i, and by names',
  (face) => {
    const { events, allied } = tiedBy(face)
    const at = events.findIndex(({ type }) => type === 'bids-tied')
    const opened = events.findIndex(({ type }) => type === 'bids-revealed')
    const [winner, loser] = [who(allied).name, who(1 - allied).name]
    inLanguages((language) => {
      const roll = arrasRolls.read(events, at, {} as never, who)!
      expect(roll.rolled.map(({ side, faces }) => [side, ...faces])).toEqual([[-1, face]])
      expect([roll.detail.includes(winner), roll.detail.includes(loser)]).toEqual([true, false])
      expect(roll.detail).not.toMatch(/Initiative/)
      const text = arrasReveals.read(events, opened, {} as never, who)!.text
      expect(text.endsWith(roll.detail)).toBe(true)
      const faces =
        language === 'en' ? /1 to 3: (\w+), 4 to 6: (\w+)/ : /1 à 3\s: (\w+), 4 à 6\s: (\w+)/
      const [, low, high] = faces.exec(text)!
      expect(face <= 3 ? low : high).toBe(winner)
      return []
    })
    settings.value = defaults
  },
)

test('ARR-14.1a a bid that is about to be sealed says that it is for good', async () => {
  const state = stateOf(tableOf(gameById('arras')!, setup))
  const { model, taken } = sitAt((await loadScreen('arras'))!, state, 0)
  expect(cardOf(model).primary.closed).toBeDefined()
  expect(cardOf(model).decline.label).toMatch(/^Seal \d+$/)
  cardOf(model).decline.press()
  expect(taken).toEqual([])
  expect(cardOf(model).primary.label).toMatch(/^Seal \d+ for good$/)
  cardOf(model).primary.press()
  expect(taken).toHaveLength(1)
})
