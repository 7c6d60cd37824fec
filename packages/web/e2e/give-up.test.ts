import { expect, test } from 'vitest'
import { pressThrough, useHouse, violations } from './harness.ts'
import { prepare } from './prepare.ts'

const house = useHouse()

test('who gives up against the computer loses, and the result page says so', async () => {
  const game = prepare({ seats: ['human', 'greedy'], moves: 6 })
  const page = await house.open(game.path, { storage: game.storage })
  await page.getByRole('button', { name: 'End the game early' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await dialog.getByRole('button', { name: 'Agree on a draw' }).count()).toBe(0)
  expect(await violations(page)).toEqual([])
  await pressThrough(page, dialog.getByRole('button', { name: /^Resign as the/ }))
  await expect.poll(() => page.locator('.decision').innerText()).toContain('resigned')
  expect(await page.getByRole('button', { name: 'End the game early' }).count()).toBe(0)
  await page.reload()
  await expect.poll(() => page.locator('.decision').innerText()).toContain('resigned')
  await page.goto(`${house.address}/after/${game.id}`)
  await expect.poll(() => page.locator('h1').innerText()).toMatch(/^You lose/)
})

test('two at one screen agree on a draw, and the dice of the game can be checked', async () => {
  const game = prepare({ seats: ['human', 'human'], moves: 40, seed: 3 })
  const page = await house.open(game.path, { storage: game.storage, language: 'fr' })
  await page.getByRole('button', { name: 'Arrêter la partie' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'S’accorder sur la nulle' }).click()
  await expect.poll(() => page.locator('.decision').innerText()).toContain('commun accord')
  await page.goto(`${house.address}/fair/${game.id}`)
  await expect.poll(() => page.locator('.fair-verdict').innerText()).toMatch(/dés? .*promis/)
})
