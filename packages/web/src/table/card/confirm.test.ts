import { playRandomly } from '@estafette/kernel'
import { toy, type ToyState } from '@estafette/kernel/toy'
import { gameById } from '@estafette/registry'
import { stateOf } from '@estafette/table'
import { expect, test } from 'vitest'
import { inLanguages, sitAt, tableOf, type Sitting } from '../../../test/sitting.ts'
import { loadScreen } from '../../games/index.ts'
import { toyScreen } from '../../games/toy/screen.tsx'
import { anyScreen } from '../../screen/of-any-game.ts'
import { cardOf } from './decision.ts'

/** A seat of the toy that may rest. */
function mayRest(): Sitting {
  const found: ToyState[] = []
  playRandomly(toy, { scenario: 'lane', options: {} }, 1, {
    onState(state) {
      found.push(toy.clone(state))
    },
  })
  const sittings = found
    .filter((state) => toy.toAct(state) >= 0)
    .map((state) => sitAt(anyScreen(toyScreen), state, toy.toAct(state)))
  return sittings.find(({ model }) => model.offers.value.all.some(({ verb }) => verb === 'rest'))!
}

/** What is noted while a choice waits to be confirmed, in both languages. */
function noted({ model, taken }: Sitting, verb: string): readonly string[] {
  model.choose(model.offers.value.all.find((offer) => offer.verb === verb)!)
  expect(taken).toEqual([])
  const notes = inLanguages(() => [cardOf(model).caution ?? ''])
  model.confirm()
  expect(taken).toHaveLength(1)
  return notes
}

test('a final choice that is no bid is put again in words of its own', () => {
  expect(noted(mayRest(), 'rest')).toEqual([
    'This choice cannot be undone.',
    'Ce choix est définitif.',
  ])
})

test('a sealed bid is put again as one', async () => {
  const table = tableOf(gameById('arras')!, { scenario: 'historical', options: { bid: 'on' } })
  const state = stateOf(table)
  expect(noted(sitAt((await loadScreen('arras'))!, state, 0), 'bid')).toEqual([
    'A sealed bid cannot be undone.',
    'Une enchère scellée est définitive.',
  ])
})
