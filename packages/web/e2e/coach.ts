import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { House, How } from './harness.ts'

const still = JSON.stringify({ speed: 'off' })

/** Opens a guided game, at a step that it was left at, and waits for the bubble. */
export async function openLesson(
  house: House,
  game: string,
  how: How = {},
  step?: string,
): Promise<Page> {
  const page = await house.open(`/learn/${game}`, {
    ...how,
    storage: {
      'estafette.settings': still,
      ...(step === undefined ? {} : { [`estafette.learn.${game}`]: step }),
    },
  })
  await page.locator('.coach').waitFor()
  return page
}

/** What the coach shows: its step, whether reading is enough, what it points at and covers. */
export interface Shown {
  readonly step: number
  readonly of: number
  readonly text: string
  readonly goesOn: boolean // a button goes on
  readonly at: string // what the ring is round
  readonly x: number // its middle
  readonly y: number
  readonly covers: number // pixels of the target under the bubble
  readonly hides: number // of the odds on the card
  readonly outside: number // pixels of the bubble outside the window
}

/** Looks once bubble and ring have come to rest: the same for some frames. */
export async function look(page: Page): Promise<Shown> {
  await page.locator('.coach-ring').waitFor({ state: 'attached' })
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done))
    const picture = (): string =>
      ['.coach', '.coach-ring']
        .map((one) => JSON.stringify(document.querySelector(one)?.getBoundingClientRect()))
        .join()
    let before = ''
    for (let same = 0, frames = 0; same < 12 && frames < 240; frames++) {
      await frame()
      const now = picture()
      same = now === before ? same + 1 : 0
      before = now
    }
  })
  return page.evaluate(() => {
    const coach = document.querySelector('.coach')!
    const ring = document.querySelector<HTMLElement>('.coach-ring')!
    const bubble = coach.getBoundingClientRect()
    const target = ring.getBoundingClientRect()
    const under = (box: DOMRect): number => {
      const width = Math.min(bubble.right, box.right) - Math.max(bubble.left, box.left)
      const height = Math.min(bubble.bottom, box.bottom) - Math.max(bubble.top, box.top)
      return Math.max(0, width) * Math.max(0, height)
    }
    const odds = [...document.querySelectorAll('.decision-chance, [data-part="odds"]')]
    const [step, of] = coach.querySelector('header small')!.textContent.split('/')
    return {
      step: Number(step),
      of: Number(of),
      text: coach.querySelector('.coach-text')!.textContent,
      goesOn: coach.querySelector('.coach-next') !== null,
      at: ring.hidden ? '' : (ring.dataset['at'] ?? ''),
      x: target.left + target.width / 2,
      y: target.top + target.height / 2,
      covers: ring.hidden ? 0 : under(target),
      hides: odds.reduce((sum, one) => sum + under(one.getBoundingClientRect()), 0),
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
export async function goThrough(
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
      // One click may do what two cues ask for: a mouse moves at once where a finger looks first.
      expect(seen).toEqual(seen.toSorted((a, b) => a - b))
      expect(seen[0]).toBe(from)
      expect(seen.length).toBeGreaterThan((shown.of - from + 1) * 0.85)
      return shown
    }
    if (shown.goesOn || shown.at !== '') await act(shown)
    else await page.waitForTimeout(100) // the map is still on its way there
  }
  const stuck = await look(page)
  throw new Error(`the lesson does not end, it is at ${seen.at(-1)}: ${JSON.stringify(stuck)}`)
}

/** Where a tap on the target goes: to a unit where it is the tray, else to its middle. */
export async function pointAt(page: Page, shown: Shown): Promise<{ x: number; y: number }> {
  if (!shown.at.includes('tray')) return shown
  const box = await page.locator('.dock button.dock-unit').first().boundingBox()
  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }
}

export async function savedSeats(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('estafette.note.'))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? '').seats),
  )
}

/** Whether the keyboard is where the coach wants it: in the ring, on the map, or on its button. */
export async function isFocused(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement: element } = document
    const ring = document.querySelector('.coach-ring')!.getBoundingClientRect()
    if (!element) return false
    const box = element.getBoundingClientRect()
    const isInRing =
      box.left >= ring.left - 1 && box.right <= ring.right + 1 && box.top >= ring.top - 1
    return element.matches('.coach-next, .map-view') || isInRing
  })
}
