import { expect } from 'vitest'
import { goThrough, isFocused, look, openLesson, savedSeats } from './coach.ts'
import { atLength, useHouse, violations } from './harness.ts'
import { slot } from './play.ts'

const house = useHouse()

atLength('the guided game of Celles by mouse, and on from there against the computer', async () => {
  const page = await openLesson(house, 'celles')
  await goThrough(page, async (shown) => {
    if (shown.goesOn) return page.locator('.coach-next').click()
    return page.mouse.click(shown.x, shown.y)
  })
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL(/\/table\/celles-/)
  await page.locator('.map-view').waitFor()
  expect(await savedSeats(page)).toEqual([['human', 'greedy']])
  expect(await page.evaluate(() => localStorage.getItem('estafette.learn.celles'))).toBeNull()
  expect(await page.locator('.decision').textContent()).toContain('Germans')
})

atLength('the guided game of Celles by keyboard alone', async () => {
  const page = await openLesson(house, 'celles')
  const onMap = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.matches('.map-view') ?? false)
  for (let tabs = 0; tabs < 12 && !(await onMap()); tabs++) await page.keyboard.press('Tab')
  expect(await onMap()).toBe(true)
  await goThrough(page, async ({ step }) => {
    expect({ step, focused: await isFocused(page) }).toEqual({ step, focused: true })
    await page.keyboard.press('Enter')
  })
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/table\/celles-/)
})

atLength('the guided game of Celles by touch on a phone, in French', async () => {
  const page = await openLesson(house, 'celles', {
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

atLength('a march of the own choice is held back with a kind word', async () => {
  const page = await openLesson(house, 'celles', {}, 'stop')
  await slot(page, 'b').click()
  expect(await look(page)).toMatchObject({ step: 6 })
  const again = await openLesson(house, 'celles', {}, 'chit')
  await again.locator('.dock [data-stack]').filter({ hasText: '2611' }).click() // where KG Böhm is
  await again.getByText('But two units are better than one').waitFor()
  await again.getByRole('button', { name: 'Français' }).click()
  await again.getByText('Mais deux valent mieux qu’une').waitFor()
  expect(await look(again)).toMatchObject({ step: 3 })
})

atLength(
  'every step of Celles can be gone back to, one by one, and none of them runs away',
  async () => {
    const page = await openLesson(house, 'celles', {}, 'yours')
    const { of } = await look(page)
    for (let step = of - 1; step > 0; step--) {
      await page.getByRole('button', { name: 'Back' }).click()
      expect(await look(page)).toMatchObject({ step, covers: 0 })
    }
  },
)

atLength('the bubble is accessible over the map of Celles', async () => {
  for (const step of ['unit', 'odds', 'yours']) {
    const page = await openLesson(house, 'celles', {}, step)
    await look(page)
    expect(await violations(page)).toEqual([])
  }
})
