import { arrasPlans, type ArrasState } from '@estafette/arras/screen'
import type { State } from '@estafette/kernel'
import { gameById } from '@estafette/registry'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atLength, LONG, useHouse, violations, violationsInAllLooks, type How } from './harness.ts'
import { arrasScreen } from '../src/games/arras/screen.tsx'
import { confirmation, look, selectStack } from './play.ts'
import { prepare, stepOf, type Prepared } from './prepare.ts'

const house = useHouse()
const arras = gameById('arras')!

const openGame = (game: Prepared, how: How = {}): Promise<Page> =>
  house.open(game.path, { storage: game.storage, ...how })

const isImpulse = (state: State, side: number): boolean =>
  stepOf(state) === 'impulse' && arras.sideOf(state, arras.toAct(state)) === side

test('the table at set-up', async () => {
  const page = await openGame(prepare({ seed: 51, setup: { scenario: 'free' }, moves: 5 }))
  expect((await page.evaluate(look)).prompt).toContain('set-up')
  await page.locator('.slot-c[aria-disabled="false"]').waitFor() // its unit is in hand
  expect(await (LONG ? violationsInAllLooks : violations)(page)).toEqual([])
})

atLength('the table in mid-game, with its log and its units', async () => {
  const until = (state: State, count: number): boolean => count >= 150 && isImpulse(state, 0)
  const game = prepare({ seed: 52, until, seats: ['human', 'greedy'] })
  const page = await openGame(game)
  await selectStack(page)
  expect(await violationsInAllLooks(page)).toEqual([])
  for (const tab of [0, 1, 2]) {
    await page.getByRole('tab').nth(tab).click()
    for (const fault of await violations(page)) expect(`tab ${tab} ${fault}`).toBe('')
  }
})

atLength('the preview of an assault, on a desk and on a phone', async () => {
  const game = prepare({ seed: 53, until: canAssault })
  for (const how of [{}, { size: [390, 844] as const, touch: true }]) {
    const page = await openGame(game, how)
    await page.getByRole('button', { name: 'Whole map' }).click()
    await selectStack(page, '.area.is-attack')
    await page.locator('[data-group="attack"] .tile').first().click()
    await confirmation(page).waitFor()
    expect(await violationsInAllLooks(page)).toEqual([])
  }
})

/** Whether the Allies may attack from somewhere. */
function canAssault(state: State, count: number): boolean {
  if (count < 40 || !isImpulse(state, 0)) return false
  return arrasScreen.map.places.some((_, place) => {
    const units = arrasPlans.usable(state as ArrasState, place)
    return arrasPlans.plansFor(state as ArrasState, units).some(({ kind }) => kind === 'attack')
  })
}

atLength('the replay', async () => {
  const game = prepare({ seed: 54, moves: 90 })
  const page = await house.open(`/replay/${game.id}`, { storage: game.storage })
  await page.locator('.replay-moments').waitFor()
  expect(await violationsInAllLooks(page)).toEqual([])
})

atLength('the guided game', async () => {
  const page = await house.open('/learn/arras')
  expect(await violationsInAllLooks(page)).toEqual([])
})

atLength('the screen between two players, and the end of a game', async () => {
  const page = await openGame(prepare({ seed: 55, setup: { options: { bid: 'on' } } }))
  await page.locator('.hand-over').waitFor()
  expect(await violationsInAllLooks(page)).toEqual([])
  const over = await openGame(prepare({ seed: 56, moves: 5000 }))
  await over.locator('.outcome').waitFor()
  expect(await violationsInAllLooks(over)).toEqual([])
})
