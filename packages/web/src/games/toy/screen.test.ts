import { allSetups, playRandomly, type Game } from '@estafette/kernel'
import { pileOf, toy, type ToyState } from '@estafette/kernel/toy'
import { h } from 'preact'
import { expect, test } from 'vitest'
import type { Sample } from '../../../test/look.ts'
import { deciders, screenContract } from '../../../test/screen-contract.ts'
import { attributes, sitAt } from '../../../test/sitting.ts'
import { anyScreen } from '../../screen/of-any-game.ts'
import { toyScreen } from './screen.tsx'

const screen = anyScreen(toyScreen)
const game: Game = screen.game

/** Positions of random games with every option, for two and for four players. */
function positions(least: number): Sample[] {
  const found: Sample[] = []
  const setups = allSetups(toy)
  for (let index = 0; found.length < least; index++) {
    playRandomly(toy, setups[index % setups.length]!, index, {
      onState(state) {
        found.push(...deciders(game, state))
      },
    })
  }
  return found
}

screenContract(screen, { positions })

test('cards that their viewer may not see lie face down, and every card lies somewhere', () => {
  const all = toy.kinds['card']!.codes.length
  let open = 0
  for (const { state, seat } of positions(200)) {
    const { model } = sitAt(screen, state, seat)
    const { Field, feed } = screen.field!
    const now = feed(model, null)
    const laid = attributes(h(Field, { feed: now }), 'data-lies')
    expect(laid.length + now.hand.size).toBe(all)
    expect(laid.filter((one) => one === 'open')).toHaveLength(pileOf(state as ToyState).length)
    open += now.hand.size
  }
  expect(open).toBeGreaterThan(50)
})
