import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useHouse, violations, type How } from './harness.ts'

const house = useHouse()

const still = JSON.stringify({ speed: 'off' })
const openLesson = (how: How = {}, step?: string): Promise<Page> =>
  house.open('/learn/arras', {
    ...how,
    storage: {
      'estafette.settings': still,
      ...(step === undefined ? {} : { 'estafette.learn.arras': step }),
    },
  })

/** What the coach shows: its step, whether reading is enough, what it points at and covers. */
interface Shown {
  readonly step: number
  readonly of: number
  readonly text: string
  readonly goesOn: boolean // a button goes on
  readonly at: string // what the ring is round
  readonly x: number // its middle
  readonly y: number
  readonly covers: number // pixels of the target under the bubble
  readonly outside: number // pixels of the bubble outside the window
}

/** Looks once the bubble has come to rest. */
async function look(page: Page): Promise<Shown> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  return page.evaluate(() => {
    const coach = document.querySelector('.coach')!
    const ring = document.querySelector<HTMLElement>('.coach-ring')!
    const bubble = coach.getBoundingClientRect()
    const target = ring.getBoundingClientRect()
    const width = Math.min(bubble.right, target.right) - Math.max(bubble.left, target.left)
    const height = Math.min(bubble.bottom, target.bottom) - Math.max(bubble.top, target.top)
    const [step, of] = coach.querySelector('header small')!.textContent.split('/')
    return {
      step: Number(step),
      of: Number(of),
      text: coach.querySelector('.coach-text')!.textContent,
      goesOn: coach.querySelector('.coach-next') !== null,
      at: ring.hidden ? '' : (ring.dataset['at'] ?? ''),
      x: target.left + target.width / 2,
      y: target.top + target.height / 2,
      covers: ring.hidden ? 0 : Math.max(0, width) * Math.max(0, height),
      outside: Math.max(
        -bubble.left,
        -bubble.top,
        bubble.right - innerWidth,
        bubble.bottom - innerHeight,
      ),
    }
  })
}

/** Goes through the whole lesson; `act` does what the coach asks for. */
async function goThrough(
  page: Page,
  act: (shown: Shown) => Promise<void>,
  from = 1,
): Promise<Shown> {
  const seen: number[] = []
  for (let acts = 0; acts < 150; acts++) {
    const shown = await look(page)
    if (seen.at(-1) !== shown.step) seen.push(shown.step)
    expect(shown).toMatchObject({ covers: 0 })
    expect(shown.outside).toBeLessThanOrEqual(0)
    if (shown.step === shown.of) {
      expect(seen).toEqual(Array.from({ length: shown.of - from + 1 }, (_, index) => index + from))
      return shown
    }
    await act(shown)
  }
  throw new Error(`the lesson does not end, it is at ${seen.at(-1)}`)
}

/** Where a tap on the target goes: to a unit where it is the tray, else to its middle. */
async function pointAt(page: Page, shown: Shown): Promise<{ x: number; y: number }> {
  if (!shown.at.includes('tray')) return shown
  const box = await page.locator('.tray button.tray-unit').first().boundingBox()
  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }
}

async function savedSeats(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('estafette.note.'))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? '').seats),
  )
}

test('the guided game by mouse, and on from there against the computer', async () => {
  const page = await openLesson()
  await goThrough(page, async (shown) => {
    if (shown.goesOn) return page.locator('.coach-next').click()
    const { x, y } = await pointAt(page, shown)
    return page.mouse.click(x, y)
  })
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL(/\/table\/arras-/)
  await page.locator('.board').waitFor()
  expect(await savedSeats(page)).toEqual([['human', 'greedy']])
  expect(await page.evaluate(() => localStorage.getItem('estafette.learn.arras'))).toBeNull()
  expect(await page.locator('.prompt').textContent()).toContain('Allies, Combat Phase of turn 1')
})

test('the guided game by keyboard alone', async () => {
  const page = await openLesson()
  const onBoard = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.matches('.board') ?? false)
  for (let tabs = 0; tabs < 12 && !(await onBoard()); tabs++) await page.keyboard.press('Tab')
  expect(await onBoard()).toBe(true)
  await goThrough(page, async (shown) => {
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document
      const ring = document.querySelector('.coach-ring')!.getBoundingClientRect()
      const box = element?.getBoundingClientRect()
      const inRing =
        box && box.left >= ring.left - 1 && box.right <= ring.right + 1 && box.top >= ring.top - 1
      return element?.matches('.coach-next') || element?.matches('.board') || inRing
    })
    expect({ step: shown.step, focused }).toEqual({ step: shown.step, focused: true })
    await page.keyboard.press('Enter')
  })
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/table\/arras-/)
})

test('the guided game by touch on a phone, in French', async () => {
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
  await page.locator('.prompt').getByRole('button', { name: 'Pass' }).click()
  await page.getByText('A fine idea for your own game.').waitFor()
  expect(await page.locator('.tray-count').textContent()).toBe('4 of 9 chosen')
  await page.getByRole('button', { name: 'Français' }).click()
  await page.getByText('Bonne idée pour votre propre partie.').waitFor()
  expect(await look(page)).toMatchObject({ step: 8, at: '{"place":"16"}' })
})

test('it can be left and gone on with, gone back in, skipped and begun again', async () => {
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
  await page.locator('.coach').waitFor()
  expect(await look(page)).toMatchObject({ step: step - 1 })
  await page.getByRole('button', { name: 'Begin again' }).click()
  expect(await look(page)).toMatchObject({ step: 1 })
  expect(await savedSeats(page)).toEqual([])
})

test('every step can be gone back to, one by one, and none of them runs away', async () => {
  const page = await openLesson({}, 'yours')
  const { of } = await look(page)
  for (let step = of - 1; step > 0; step--) {
    await page.getByRole('button', { name: 'Back' }).click()
    expect(await look(page)).toMatchObject({ step, covers: 0 })
  }
})

test('units that were let go are found again', async () => {
  const page = await openLesson({}, 'move')
  await page.locator('.board').focus()
  await page.keyboard.press('Escape')
  await look(page)
  expect(await page.locator('.tray-count').textContent()).toBe('4 of 9 chosen')
  expect(await look(page)).toMatchObject({ step: 5, at: '{"place":"18"}' })
})

test('the bubble is accessible wherever it stands', async () => {
  for (const step of ['part', 'odds', 'forward', 'yours']) {
    const page = await openLesson({}, step)
    await look(page)
    expect(await violations(page)).toEqual([])
  }
})
