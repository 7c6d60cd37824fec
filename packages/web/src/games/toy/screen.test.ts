import { allSetups, playRandomly, type Game } from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import { expect, test } from 'vitest'
import type { Sample } from '../../../test/look.ts'
import { deciders, screenContract } from '../../../test/screen-contract.ts'
import { sitAt } from '../../../test/sitting.ts'
import { FACE_DOWN } from '../../screen/cards.ts'
import type { GameScreen } from '../../screen/screen.ts'
import { toyScreen } from './screen.tsx'

const screen = toyScreen as unknown as GameScreen
const game: Game = screen.game

/** Positions of random games with every option, for two and for four players. */
function positions(least: number): Sample[] {
  const found: Sample[] = []
  const setups = allSetups(toy)
  for (let index = 0; found.length < least; index++) {
    playRandomly(toy, setups[index % setups.length]!, index, {
      onState(state) {
        found.push(...deciders(game, state as never))
      },
    })
  }
  return found
}

screenContract(screen, { positions })

test('a card that its viewer may not see lies face down, and every card lies somewhere', () => {
  const all = toy.kinds['card']!.codes.length
  let open = 0
  for (const { state, seat } of positions(200)) {
    const { model } = sitAt(screen, state, seat)
    const rows = screen.cards!.rows(model.state.value, seat, 'en')
    expect(rows.flatMap(({ cards }) => cards)).toHaveLength(all)
    const others = rows.filter(({ key }) => key === 'deck' || key.startsWith('hand-'))
    expect(others.flatMap(({ cards }) => cards).every((card) => card === FACE_DOWN)).toBe(true)
    open += rows.at(-1)!.cards.filter((card) => card !== FACE_DOWN).length
  }
  expect(open).toBeGreaterThan(50)
})

test('a tap on a card plays what can be done with it, and one of no use does nothing', () => {
  let played = 0
  for (const { state, seat } of positions(300)) {
    const { model, taken, legal } = sitAt(screen, state, seat)
    const hand = screen.cards!.rows(model.state.value, seat, 'en').at(-1)!.cards
    for (const card of hand) {
      taken.length = 0
      model.back()
      model.back()
      model.tapCard(card)
      if (model.intention.value) model.confirm()
      const offers = model.offers.value.all.filter(
        ({ kind, target }) => kind === 'card' && target === card,
      )
      expect(taken.flat()).toEqual(offers.map(({ choice }) => choice))
      expect(taken.flat().every((choice) => legal.includes(choice))).toBe(true)
      played += taken.length
    }
  }
  expect(played).toBeGreaterThan(20)
})
