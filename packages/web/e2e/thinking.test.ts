import { fastDice, type Seat } from '@estafette/kernel'
import { gameById } from '@estafette/registry'
import { legalChoices, openTable, stateOf, take, undoable, type Table } from '@estafette/table'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ready, useHouse, violations } from './harness.ts'
import { savedTable, settled, slot } from './play.ts'
import { storageOf } from './prepare.ts'

const house = useHouse()
const WITHIN = 200 // milliseconds from a press to the move

/** A table at which somebody is asked after a choice of somebody else that can be taken back. */
function answered(id: string): { readonly table: Table; readonly by: Seat } {
  const game = gameById(id)!
  for (let seed = 1; seed < 100; seed++) {
    const table = openTable(game, {
      start: { setup: { scenario: game.scenarios[0]!, options: {} } },
      gameId: `${id}-thinking`,
      seed: seed.toString(16).padStart(64, '0'),
      local: true,
    })
    if (!table.ok) throw new Error(table.reason)
    const { below } = fastDice(seed)
    for (let left = 600; left > 0; left--) {
      const state = stateOf(table.value)
      const [seat, by] = [game.toAct(state), table.value.entries.at(-1)?.seat ?? -1]
      if (seat < 0) break
      const isAsked = by >= 0 && seat !== by && game.acting(state) === 1 << seat
      const canGoBack = isAsked && undoable(table.value, by, () => false).count > 0
      if (canGoBack && legalChoices(game, state, seat).length > 3) return { table: table.value, by }
      const choices = legalChoices(game, state, seat)
      take(table.value, seat, choices[below(choices.length)])
    }
  }
  throw new Error(`in ${id} nothing is handed over that could be taken back`)
}

/** Has computers think until they are told to stop, however fast the machine is. Runs in the page. */
function ponder(): void {
  globalThis.Worker = class extends Worker {
    private readonly held = new Map<number, unknown>()
    override postMessage(order: { readonly type: string; readonly id: number }): void {
      if (order.type === 'ask') {
        this.held.set(order.id, order)
        return
      }
      const asked = order.type === 'stop' && this.held.get(order.id)
      if (asked) super.postMessage(asked)
      super.postMessage(order)
    }
  }
}

/** Presses slot A and waits until it means something else; how long that took, in milliseconds. */
function pressUntilMoved(): Promise<number> {
  const button = (): HTMLElement => document.querySelector<HTMLElement>('.slots [data-slot="a"]')!
  const before = button().textContent
  const began = performance.now()
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (button().textContent === before) return
      observer.disconnect()
      resolve(performance.now() - began)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    button().click()
  })
}

test('a computer that thinks waits, moves at once when it is told to, and lets one take back', async () => {
  const { table, by } = answered('arras')
  const id = table.gameId
  const seats = ['think', 'think'].with(by, 'human')
  const length = table.entries.length
  const sit = async (): Promise<Page> => {
    const page = await house.open('/help', { storage: storageOf(id, table, seats) })
    await page.addInitScript(ponder)
    await page.goto(`${house.address}/table/${id}`)
    await ready(page)
    return page
  }
  const page = await sit()
  const [a, c] = [slot(page, 'a'), slot(page, 'c')]

  // Held, it does nothing; a second press of the same key changes nothing.
  await c.filter({ hasText: 'Pause' }).waitFor()
  await settled(page)
  await page.keyboard.press('Escape')
  await a.filter({ hasText: 'Go on' }).waitFor()
  expect(await page.locator('.decision h2').textContent()).toMatch(/paused/)
  expect(await violations(page)).toEqual([])
  await settled(page)
  await page.keyboard.press('Escape')
  await a.filter({ hasText: 'Go on' }).click()

  // It moves as soon as it is told to.
  const times: number[] = []
  const [own, moveNow] = [page.locator('.choices [data-choice]'), a.filter({ hasText: 'Move now' })]
  for (let left = 3; left > 0; left--) {
    await own.or(moveNow).first().waitFor()
    await settled(page)
    if ((await own.count()) > 0) break
    times.push(await page.evaluate(pressUntilMoved))
  }
  console.log('milliseconds from Move now to the move:', times)
  expect(Math.min(...times)).toBeLessThan(WITHIN)

  // What was chosen last is taken back while it thinks about it, and chosen anew.
  const other = await sit()
  await other.locator('.slots-caution').filter({ hasText: 'You can undo' }).waitFor()
  await settled(other)
  await other.keyboard.press('u')
  await other.locator('.choices [data-choice]').first().waitFor()
  expect((await savedTable(other, id)).entries.length).toBeLessThan(length)
})
