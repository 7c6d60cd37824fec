import { stateOf } from '@estafette/table'
import { expect, test } from 'vitest'
import { atLength, useHouse } from './harness.ts'
import {
  confirmation,
  inSlots,
  myTurn,
  openTurns,
  savedTable,
  settled,
  sitDown,
  slot,
} from './play.ts'
import { prepare, stepOf } from './prepare.ts'

const house = useHouse()

test('the recap says what the computer did and why, in both languages, and the log on demand', async () => {
  const game = prepare({
    seed: 5,
    seats: ['human', 'greedy'],
    until: (state) => stepOf(state) === 'impulse',
  })
  const page = await sitDown(house, game)
  await myTurn(page)
  expect(await page.locator('.recap').count()).toBe(0)
  await inSlots(page, 'button').filter({ hasText: 'Pass' }).click()
  await confirmation(page).click()
  await expect.poll(async () => (await savedTable(page, game.id)).entries.length).toBeGreaterThan(2)
  await myTurn(page)

  const recap = page.locator('.recap')
  const why = recap.locator('.why')
  if ((await recap.getAttribute('open')) === null) await recap.locator('summary').click()
  await recap.locator('ol[aria-busy="false"]').waitFor()
  await expect.poll(() => why.count()).toBeGreaterThan(0)
  const english = await why.allTextContents()
  expect(english.join(' ')).toMatch(/%|sets out for/)
  expect(english.join(' ')).not.toContain('[')

  await page.getByRole('button', { name: 'FR Français' }).click()
  await expect.poll(() => why.first().textContent()).not.toBe(english[0])
  const french = await why.allTextContents()
  expect(french).toHaveLength(english.length)
  expect(french.join(' ')).toMatch(/%|part vers/)
  await page.getByRole('button', { name: 'EN English' }).click()
  await expect.poll(() => why.allTextContents()).toEqual(english)

  await page.getByRole('tab', { name: 'Log' }).click()
  await openTurns(page)
  await page.locator('.log .log-entry:has(.log-dice, .ref) [data-part="lines"]').last().click()
  const button = page.locator('.log').getByRole('button', { name: 'Why?' }).last()
  await button.click()
  await expect.poll(() => page.locator('.log .why').textContent()).toMatch(/\w/)

  // The same again, step by step, and back to the game where it stands.
  await page.locator('[data-part="watch"]').click()
  await page.locator('.step-tile').first().waitFor()
  await settled(page)
  await slot(page, 'a').click()
  await myTurn(page)
  expect(stepOf(stateOf(await savedTable(page, game.id)))).not.toBe('')
})

atLength('nobody explains what people do', async () => {
  const game = prepare({ seed: 5, moves: 60 })
  const page = await house.open(game.path, { storage: game.storage })
  await myTurn(page)
  expect(await page.locator('.why').count()).toBe(0)
  await page.getByRole('tab', { name: 'Log' }).click()
  await openTurns(page)
  expect(await page.locator('.log-entry').count()).toBeGreaterThan(3)
  expect(await page.locator('.why-button').count()).toBe(0)
})
