import { expect } from 'vitest'
import { goThrough, isFocused, look, openLesson, savedSeats } from './coach.ts'
import { atLength, useHouse, violations } from './harness.ts'

const house = useHouse()

atLength('the training battle by mouse, and on from there against the computer', async () => {
  const page = await openLesson(house, 'training')
  await goThrough(page, async (shown) => {
    if (shown.goesOn) return page.locator('.coach-next').click()
    return page.mouse.click(shown.x, shown.y)
  })
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL(/\/table\/training-/)
  await page.locator('.map-view').waitFor()
  expect(await savedSeats(page)).toEqual([['human', 'greedy']])
  expect(await page.evaluate(() => localStorage.getItem('estafette.learn.training'))).toBeNull()
  expect(await page.locator('.decision').textContent()).toContain('Germans')
})

atLength('the training battle by keyboard alone', async () => {
  const page = await openLesson(house, 'training')
  const onNext = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.matches('.coach-next') ?? false)
  for (let tabs = 0; tabs < 12 && !(await onNext()); tabs++) await page.keyboard.press('Tab')
  expect(await onNext()).toBe(true)
  await goThrough(page, async ({ step }) => {
    expect({ step, focused: await isFocused(page) }).toEqual({ step, focused: true })
    await page.keyboard.press('Enter')
  })
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/table\/training-/)
})

atLength('the training battle by touch on a phone, in French', async () => {
  const page = await openLesson(house, 'training', {
    size: [390, 844],
    touch: true,
    language: 'fr',
  })
  const last = await goThrough(page, async (shown) => {
    if (shown.goesOn) return page.locator('.coach-next').tap()
    return page.touchscreen.tap(shown.x, shown.y)
  })
  expect(last.text).toContain('Vous savez l’essentiel')
})

atLength('every step of the training battle can be gone back to, one by one', async () => {
  const page = await openLesson(house, 'training', {}, 'yours')
  const { of } = await look(page)
  for (let step = of - 1; step > 0; step--) {
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    expect(await look(page)).toMatchObject({ step, covers: 0 })
  }
})

atLength('the bubble is accessible over the planner of the training battle', async () => {
  for (const step of ['planner', 'odds', 'stand', 'yours']) {
    const page = await openLesson(house, 'training', {}, step)
    await look(page)
    expect(await violations(page)).toEqual([])
  }
})
