import { expect } from 'vitest'
import { goThrough, isFocused, look, openLesson, savedSeats } from './coach.ts'
import type { Page } from 'playwright-core'
import { atLength, violations, type House } from './harness.ts'

/** What is peculiar to the guided game of one game. */
export interface Lesson {
  readonly id: string // of the game
  readonly name: string // as the tests speak of it
  readonly first: string // what the keyboard comes to, and goes through all of it from
  readonly bubbles: readonly string[] // steps where the bubble stands over something else
  readonly end: string // the last step
  readonly ends: 'played on' | 'over' // whether there is something left to play at its end
  readonly last: RegExp // what it says last, in French
}

/** The tests that every guided game passes: by mouse, keyboard and touch, backwards, with axe. */
export function testLesson(house: House, lesson: Lesson): void {
  const { id, name, first, bubbles, end, ends, last: lastWords } = lesson
  /** From the end on there is a game against the computer, or the way to one where it is over. */
  const goneOn = async (page: Page): Promise<void> => {
    await page.waitForURL(new RegExp(ends === 'over' ? `/new/${id}` : `/table/${id}-`))
    expect(await savedSeats(page)).toEqual(ends === 'over' ? [] : [['human', 'greedy']])
    if (ends === 'over') return
    await page.locator('.map-view').waitFor()
    const kept = await page.evaluate((key) => localStorage.getItem(key), `estafette.learn.${id}`)
    expect(kept).toBeNull()
    expect(await page.locator('.decision').textContent()).toContain('Germans')
  }

  atLength(`${name} by mouse, and on from there`, async () => {
    const page = await openLesson(house, id)
    await goThrough(page, async (shown) => {
      if (shown.goesOn) return page.locator('.coach-next').click()
      return page.mouse.click(shown.x, shown.y)
    })
    await page.locator('.coach-next').click()
    await goneOn(page)
  })

  atLength(`${name} by keyboard alone`, async () => {
    const page = await openLesson(house, id)
    const isThere = (): Promise<boolean> =>
      page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, first)
    for (let tabs = 0; tabs < 12 && !(await isThere()); tabs++) await page.keyboard.press('Tab')
    expect(await isThere()).toBe(true)
    await goThrough(page, async ({ step }) => {
      expect({ step, focused: await isFocused(page) }).toEqual({ step, focused: true })
      await page.keyboard.press('Enter')
    })
    await page.keyboard.press('Enter')
    await goneOn(page)
  })

  atLength(`${name} by touch on a phone, in French`, async () => {
    const page = await openLesson(house, id, { size: [390, 844], touch: true, language: 'fr' })
    const last = await goThrough(page, async (shown) => {
      if (shown.goesOn) return page.locator('.coach-next').tap()
      return page.touchscreen.tap(shown.x, shown.y)
    })
    expect(last.text).toMatch(lastWords)
  })

  atLength(`every step of ${name} can be gone back to, and none of them runs away`, async () => {
    const page = await openLesson(house, id, {}, end)
    const { of } = await look(page)
    for (let step = of - 1; step > 0; step--) {
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      expect(await look(page)).toMatchObject({ step, covers: 0 })
    }
  })

  atLength(`the bubble of ${name} is accessible wherever it stands`, async () => {
    for (const step of bubbles) {
      const page = await openLesson(house, id, {}, step)
      const { hides } = await look(page)
      if (step === 'odds') expect(hides).toBe(0)
      expect(await violations(page)).toEqual([])
    }
  })
}
