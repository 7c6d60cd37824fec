import type { fastDice, Choice, Seat } from '@estafette/kernel'
import { gameById } from '@estafette/registry'
import { legalChoices, stateOf, tableFromRecord, type Table } from '@estafette/table'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { ready, type House, type How } from './harness.ts'
import type { Prepared } from './prepare.ts'

/** Chance of the test's own. */
export type Chance = ReturnType<typeof fastDice>

/** A page of any engine, as far as it is only looked at. */
export interface Shown {
  evaluate<R, A>(fn: (argument: A) => R, argument: A): Promise<R>
}

/** The game as the page has saved it. */
export async function savedTable(page: Shown, id: string): Promise<Table> {
  const record = await page.evaluate((id) => localStorage.getItem(`estafette.record.${id}`), id)
  const read = tableFromRecord(gameById, record ?? '')
  if (!read.ok) throw new Error(read.reason)
  return read.value
}

/** The choices that a seat has in the game as it is saved. */
export async function legalNow(page: Shown, id: string, seat?: Seat): Promise<Choice[]> {
  const table = await savedTable(page, id)
  const state = stateOf(table)
  return legalChoices(table.game, state, seat ?? table.game.toAct(state))
}

export const outcomeOf = (table: Table) => table.game.outcome(stateOf(table))

/** Opens a prepared game at its table, where the computer's mind is as repeatable as the dice. */
export async function sitDown(house: House, game: Prepared, how: How = {}): Promise<Page> {
  const page = await house.open('/help', { storage: game.storage, ...how })
  await page.addInitScript(tameChance)
  await page.goto(house.address + game.path)
  await ready(page)
  return page
}

/** Opens every turn of the log, so that all of its lines are there. */
export async function openTurns(page: Page): Promise<void> {
  const folded = page.locator('.log [data-part="turn"][aria-expanded="false"]')
  for (let rest = await folded.count(); rest > 0; rest = await folded.count()) {
    await folded.first().click()
    await expect.poll(() => folded.count()).toBe(rest - 1)
  }
}

/** Makes the chance of a page repeatable. Runs in the page. */
export function tameChance(): void {
  let seed = 1
  const next = (): number => (seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0) >>> 8
  crypto.getRandomValues = (<T extends ArrayBufferView>(array: T): T => {
    const numbers = array as unknown as Uint8Array
    for (let i = 0; i < numbers.length; i++) numbers[i] = next()
    return array
  }) as typeof crypto.getRandomValues
}

/** What a person sees on the table: what is asked, and everything that can be acted upon. */
export interface Sight {
  readonly over: boolean
  readonly prompt: string
  readonly isThinking: boolean
  readonly canConfirm: boolean
  readonly acts: readonly number[] // choices in the slots
  readonly listed: readonly number[] // choices in the list
  readonly lit: readonly number[] // places that are marked as a way to go
  readonly able: readonly number[] // places with a stack that can act
  readonly dockUnits: number // units in the dock that can be pressed
}

/** What hears a press in the slots: they are deaf for a moment after their meaning changed. */
export const inSlots = (page: Page, what: string): Locator =>
  page.locator(`.slots:not([data-deaf]) ${what}`)

/** Slot A goes forward, B back, C declines. */
export const slot = (page: Page, name: 'a' | 'b' | 'c'): Locator =>
  inSlots(page, `[data-slot="${name}"]`)

/** What carries out what is intended, in whichever slot it is. */
export const confirmation = (page: Page): Locator => inSlots(page, '[data-part="confirm"]')

/** Waits until the card shows what has just been done: some pictures after the map. */
export async function followed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const _ of 'abcd') await new Promise((drawn) => requestAnimationFrame(drawn))
  })
}

/** Waits until the card shows what has just been done, and hears. */
export async function settled(page: Page): Promise<void> {
  await followed(page)
  await page.locator('.slots:not([data-deaf])').waitFor()
}

/** Looks at the table. Runs in the page. */
export function look(): Sight {
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
  const numbers = (selector: string, name: string): number[] => [
    ...new Set(all(selector).map((element) => Number(element.getAttribute(name)))),
  ]
  const prompt = document.querySelector('.decision [role="status"]')?.textContent ?? ''
  return {
    over: document.querySelector('.decision[data-over]') !== null,
    prompt,
    isThinking: /thinking|réfléchit/.test(prompt),
    canConfirm: document.querySelector('.slots [data-part="confirm"]') !== null,
    acts: numbers('.slots [data-choice]:not([aria-disabled="true"])', 'data-choice'),
    listed: numbers('.choices [data-choice]', 'data-choice'),
    lit: numbers('.area.is-go, .area.is-attack', 'data-place'),
    able: numbers('.pile:has(.ctr-mark-can-act)', 'data-place'),
    dockUnits: all('button.dock-unit[data-unit]').filter((unit) => unit.checkVisibility()).length,
  }
}

/** Slot A of the sum of a turn that others had. */
export const SUM_READ = '[data-part="sum"] .slots:not([data-deaf]) [data-slot="a"]'

/** Reads past what a turn of others came to, if that is told now. */
export async function readSum(page: Page): Promise<void> {
  const sum = page.locator('[data-part="sum"]')
  while ((await sum.count()) > 0) {
    await page.locator(SUM_READ).click()
    await sum.waitFor({ state: 'detached' })
  }
}

/**
 * Waits until a person has to decide, or the game is over, and looks at the table; what a turn of
 * others came to is read past.
 */
export async function myTurn(page: Page, timeout = 60_000): Promise<Sight> {
  await page.waitForFunction(
    (read) => {
      document.querySelector<HTMLElement>(read)?.click()
      const text = document.querySelector('.decision [role="status"]')?.textContent ?? ''
      return text !== '' && !/thinking|réfléchit/.test(text)
    },
    SUM_READ,
    { timeout, polling: 50 },
  )
  await followed(page)
  const sight = await page.evaluate(look)
  return sight.prompt === '' || sight.isThinking ? myTurn(page, timeout) : sight
}

/** Slot A beside what has just been revealed to both. */
const REVEAL_READ = ':has([data-part="reveal"]) .slots:not([data-deaf]) [data-slot="a"]'

const TURN_READ = '[data-part="enemy"] .slots:not([data-deaf]) [data-slot="a"]'

/** Reads past the turn of others, what it came to and what was revealed, until something stands. */
export async function readUntil(page: Page, wanted: string): Promise<void> {
  await page.waitForFunction(
    ([wanted, ...read]) => {
      if (document.querySelector(wanted!)) return true
      for (const one of read) document.querySelector<HTMLElement>(one)?.click()
      return false
    },
    [wanted, TURN_READ, SUM_READ, REVEAL_READ],
    { timeout: 60_000, polling: 50 },
  )
}

/**
 * Waits until the page lists these choices and no others; what a turn came to, and what was
 * revealed, is read past.
 */
export async function untilListed(page: Page, legal: readonly Choice[]): Promise<void> {
  await page.waitForFunction(
    ([wanted, ...read]) => {
      for (const one of read) document.querySelector<HTMLElement>(one)?.click()
      return (
        [...document.querySelectorAll<HTMLElement>('.choices [data-choice]')]
          .map(({ dataset }) => Number(dataset['choice']))
          .sort((a, b) => a - b)
          .join() === wanted
      )
    },
    [legal.toSorted((a, b) => a - b).join(), SUM_READ, REVEAL_READ],
    { timeout: 60_000, polling: 'raf' },
  )
}

/** Chooses stacks on the card until one can attack; returns the tiles of what it can attack. */
export async function chooseAttacker(page: Page): Promise<Locator> {
  const stacks = page.locator('[data-group="stacks"] .tile')
  const targets = page.locator('[data-group="attack"] .tile')
  for (let stack = 0; stack < (await stacks.count()); stack++) {
    await stacks.nth(stack).click()
    await settled(page)
    if (await targets.count()) break
    await page.locator('.map-view').press('Escape')
    await settled(page)
  }
  return targets
}

/** Selects a stack that can go somewhere, and returns where. */
export async function selectStack(page: Page, goal = '.area.is-go'): Promise<number> {
  for (const place of (await myTurn(page)).able) {
    const at = await pointOf(page, place)
    if (!at) continue
    await page.mouse.click(at.x, at.y)
    await followed(page)
    const found = page.locator(goal)
    if (await found.count()) return Number(await found.first().getAttribute('data-place'))
  }
  throw new Error('no stack can go anywhere')
}

/** A point of the window where a press means this place; null where it is out of sight. */
export function pointOf(page: Shown, place: number): Promise<{ x: number; y: number } | null> {
  return page.evaluate((place) => {
    const isHere = (x: number, y: number): boolean => {
      const element = document.elementFromPoint(x, y)
      const found = element?.closest('.map-view [data-place]')?.getAttribute('data-place')
      return found === String(place)
    }
    const shape = document.querySelector(`.hits [data-place="${place}"]`)
    const box = shape?.getBoundingClientRect()
    if (!box) return null
    const steps = 9
    const ranks = Array.from({ length: steps }, (_, i) => i)
    const points = ranks
      .flatMap((i) => ranks.map((j) => ({ i, j })))
      .map(({ i, j }) => ({
        x: Math.round(box.left + (box.width * (i + 0.5)) / steps),
        y: Math.round(box.top + (box.height * (j + 0.5)) / steps),
        far: Math.abs(i - 4) + Math.abs(j - 4),
      }))
      .sort((a, b) => a.far - b.far)
    const found = points.find(({ x, y }) => isHere(x, y))
    return found ? { x: found.x, y: found.y } : null
  }, place)
}
