import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  goThrough,
  isFocused,
  look,
  openLesson as open,
  pointAt,
  savedSeats,
  type Shown,
} from './coach.ts'
import { atLength, LONG, useHouse, violations, type How } from './harness.ts'

const house = useHouse()

const openLesson = (how: How = {}, step?: string): Promise<Page> => open(house, 'arras', how, step)

test('the guided game by mouse, and on from there against the computer', async () => {
  const page = await openLesson({}, LONG ? undefined : 'forward')
  const { step } = await look(page)
  const click = async (shown: Shown): Promise<void> => {
    if (shown.goesOn) return page.locator('.coach-next').click()
    const { x, y } = await pointAt(page, shown)
    return page.mouse.click(x, y)
  }
  await goThrough(page, click, step)
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL(/\/table\/arras-/)
  await page.locator('.map-view').waitFor()
  expect(await savedSeats(page)).toEqual([['human', 'greedy']])
  expect(await page.evaluate(() => localStorage.getItem('estafette.learn.arras'))).toBeNull()
  expect(await page.locator('.decision').textContent()).toContain('Allies, Combat Phase of turn 1')
})

atLength('the guided game by keyboard alone', async () => {
  const page = await openLesson()
  const onMap = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.matches('.map-view') ?? false)
  for (let tabs = 0; tabs < 12 && !(await onMap()); tabs++) await page.keyboard.press('Tab')
  expect(await onMap()).toBe(true)
  await goThrough(page, async (shown) => {
    const focused = await isFocused(page)
    expect({ step: shown.step, focused }).toEqual({ step: shown.step, focused: true })
    await page.keyboard.press('Enter')
  })
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/table\/arras-/)
})

atLength('the guided game by touch on a phone, in French', async () => {
  const page = await openLesson({ size: [390, 844], touch: true, language: 'fr' })
  const last = await goThrough(page, async (shown) => {
    if (shown.goesOn) return page.locator('.coach-next').tap()
    const { x, y } = await pointAt(page, shown)
    return page.touchscreen.tap(x, y)
  })
  expect(last.text).toContain('Vous savez l’essentiel')
})

test('something else is held back with a kind word, and nothing is lost', async () => {
  const page = await openLesson({}, 'further')
  await page.locator('.decision [data-choice]').filter({ hasText: 'Pass' }).first().click()
  await page.getByText('A fine idea for your own game.').waitFor()
  expect(await page.locator('.dock-count').textContent()).toBe('4 of 9 chosen')
  await page.getByRole('button', { name: 'Français' }).click()
  await page.getByText('Bonne idée pour votre propre partie.').waitFor()
  expect(await look(page)).toMatchObject({ step: 8, at: '{"place":"16"}' })
})

atLength('it can be left and gone on with, gone back in, skipped and begun again', async () => {
  const page = await openLesson({}, 'air')
  const { step } = await look(page)
  await page.getByRole('button', { name: 'Do it for me' }).click()
  expect(await look(page)).toMatchObject({ step: step + 1 })
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  expect(await look(page)).toMatchObject({ step: step - 1 })
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByText('Your first game is kept at this step.').waitFor()
  await page.getByRole('link', { name: 'Learn', exact: true }).first().click()
  await page.locator('main').getByRole('link', { name: 'Counter-Attack: Arras' }).click()
  await page.locator('.coach').waitFor()
  expect(await look(page)).toMatchObject({ step: step - 1 })
  await page.getByRole('button', { name: 'Begin again' }).click()
  expect(await look(page)).toMatchObject({ step: 1 })
  expect(await savedSeats(page)).toEqual([])
})

atLength('every step can be gone back to, one by one, and none of them runs away', async () => {
  const page = await openLesson({}, 'yours')
  const { of } = await look(page)
  for (let step = of - 1; step > 0; step--) {
    await page.getByRole('button', { name: 'Back' }).click()
    expect(await look(page)).toMatchObject({ step, covers: 0 })
  }
})

atLength('units that were let go are found again', async () => {
  const page = await openLesson({}, 'move')
  await page.locator('.map-view').focus()
  await page.keyboard.press('Escape')
  await look(page)
  expect(await page.locator('.dock-count').textContent()).toBe('4 of 9 chosen')
  expect(await look(page)).toMatchObject({ step: 5, at: '{"place":"18"}' })
})

atLength('the bubble is accessible wherever it stands', async () => {
  for (const step of ['part', 'odds', 'forward', 'yours']) {
    const page = await openLesson({}, step)
    const { hides } = await look(page)
    if (step === 'odds') expect(hides).toBe(0)
    expect(await violations(page)).toEqual([])
  }
})
