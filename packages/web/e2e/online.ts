import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { ready } from './harness.ts'
import { confirmation, look, readSum, settled } from './play.ts'
import type { Hosted } from './server.ts'

/** Nothing moves at a table, and every choice is listed. */
export const still = { 'estafette.settings': JSON.stringify({ speed: 'off', list: true }) }

/** Whoever plays in English at a desk, and in French on a phone. */
export const desk = { language: 'en', storage: still } as const
export const phone = { language: 'fr', storage: still, size: [390, 844], touch: true } as const

/** What a browser says of a server that is gone, or of a connection that was cut. */
export const CUT_OFF = /WebSocket|ERR_|Failed to (?:load resource|fetch)/

/** Goes to a table. */
export async function sitDown(house: Hosted, page: Page, table: string): Promise<void> {
  await page.goto(`${house.address}/t/${table}`)
  await ready(page)
  await page.locator('.decision').waitFor()
}

/** What says how the page is connected. */
export const link = (page: Page) => page.locator('[data-part="link"]:visible').first()

/** Whether choices of this page wait to be stored by the server; it tells people a moment later. */
export function isUnsent(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const table = location.pathname.split('/').at(-1)
    return localStorage.getItem(`estafette.online.${table}`) !== null
  })
}

/** Waits until the server has stored everything. */
export async function saved(page: Page, timeout = 10_000): Promise<void> {
  const state = async (): Promise<string> =>
    (await isUnsent(page)) ? 'unsent' : link(page).innerText()
  await expect.poll(state, { timeout }).toMatch(/Saved|Enregistré/)
}

/** Takes a choice that is offered, the first or the last of the list; whether there was one. */
export async function choose(page: Page, which: 'first' | 'last'): Promise<boolean> {
  await readSum(page)
  await settled(page)
  const sight = await page.evaluate(look)
  if (sight.canConfirm) {
    await confirmation(page).first().click()
    return true
  }
  const choice = sight.listed.at(which === 'first' ? 0 : -1)
  if (choice === undefined) return false
  await page.locator(`.choices [data-choice="${choice}"]`).first().click()
  await settled(page)
  if ((await page.evaluate(look)).canConfirm) await confirmation(page).first().click()
  return true
}

/** Asks to take back the last thing that somebody did. */
export async function askBack(page: Page): Promise<void> {
  const named = (name: RegExp) =>
    page.getByRole('button', { name }).locator('visible=true').first().click()
  await named(/^(?:At this table|À cette table)$/)
  await named(/^(?:Ask to take back…|Demander à reprendre…)$/)
  await page.locator('[data-part="ask-take-back"]').click()
}

/** A table as the server tells somebody: its version, how it ended, and the dice of each choice. */
export interface Told {
  readonly version: number
  readonly ending: object | null
  readonly log: readonly { readonly seat: number; readonly faces: readonly number[] }[]
  readonly takenBack: readonly { readonly after: number; readonly count: number }[]
}

/** Asks the server how a table stands. */
export function told(page: Page, table: string): Promise<Told> {
  return page.evaluate(async (table) => {
    const answer = await fetch('/api/call', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ v: 1, call: 'open', table }),
    })
    return ((await answer.json()) as { standing: Told }).standing
  }, table)
}

/** The version of a table, and how many choices it has, as the server tells this person. */
export async function standings(page: Page, table: string): Promise<[number, number]> {
  const { version, log } = await told(page, table)
  return [version, log.length]
}

/** What stands on the map. */
export function piles(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.pile')].map((pile) => pile.textContent).join(),
  )
}

/** Leaves a picture of a page where they are wanted. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES']
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` })
}
