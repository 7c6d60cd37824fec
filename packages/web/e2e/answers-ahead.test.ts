import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { overflow, violations } from './harness.ts'
import { desk, phone, picture, saved, sitDown } from './online.ts'
import { post, useHosted } from './server.ts'

const house = useHosted()
const MOST = 400 // choices until somebody is assaulted

interface Asked {
  readonly version: number
  readonly seat: number
  readonly step: string
  readonly choices: readonly { readonly choice: number; readonly notation: string }[]
}

const call = <T>(page: Page, table: string, more: object): Promise<T> =>
  post<T>(page, '/api/call', { v: 1, table, ...more })

/** What leads to an assault soonest, the best first. */
const keen = ['attack', 'to', 'move', 'activate']
const idle = ['pass', 'done', 'halt']

/** Chooses for somebody, unless they are asked for support; what they are asked. */
async function act(page: Page, table: string, wishes: readonly string[], count: number) {
  const { version, step, choices } = await call<Asked>(page, table, { call: 'choices' })
  if (choices.length === 0 || step.includes('support')) return step
  const rank = ({ notation }: Asked['choices'][number]): number => {
    const at = wishes.indexOf(notation.split(' ')[0]!)
    return at < 0 ? wishes.length : at
  }
  const best = Math.min(...choices.map(rank))
  const wished = choices.filter((one) => rank(one) === best)
  const { choice } = wished[(count * 7) % wished.length]!
  const command = { do: 'take', choices: [choice] }
  await call(page, table, { call: 'command', id: crypto.randomUUID(), version, command })
  return step
}

/** Opens the notes, which a phone keeps in its sheet. */
async function openNotes(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Notes' }).locator('visible=true').first()
  if (!(await tab.isVisible())) await page.locator('[data-part="open-chat"]').click()
  await tab.click()
}

test('an answer that is given ahead is kept by the server, given while nobody looks, and can be removed', async () => {
  const anne = await house.guest('Adele', desk)
  const bruno = await house.guest('Bastien', phone)
  const table = await house.seat(anne, bruno)
  await sitDown(house, bruno, table)
  await sitDown(house, anne, table)
  await openNotes(bruno)
  await bruno.locator('.answers [data-part="answer-ahead"]').click()
  const form = bruno.locator('[data-part="answer-form"]')
  await form.locator('select').first().selectOption('support')
  await form.locator('select').nth(1).selectOption('none')
  await form.locator('select').last().selectOption('kept')
  expect(await form.locator('.answer-sentence').innerText()).toContain('aucun Soutien de Combat')
  await picture(bruno, 'answer-form-phone')
  await form.locator('[data-part="give-answer"]').click()
  await bruno.locator('.answers li').waitFor()
  expect(await bruno.locator('.answers li').count()).toBe(1)
  expect(await overflow(bruno)).toBe(0)
  expect(await violations(bruno)).toEqual([])
  await saved(bruno)
  await bruno.goto(`${house.address}/help`)
  let isAsked = false
  for (let count = 0; !isAsked && count < MOST; count++) {
    isAsked = (await act(bruno, table, idle, count)).includes('support')
    if (!isAsked) await act(anne, table, keen, count)
  }
  expect(isAsked).toBe(true)
  // Nobody but the server answers now, and it takes its time.
  const stepOf = async () => (await call<Asked>(bruno, table, { call: 'choices' })).step
  await expect.poll(stepOf).not.toContain('support')
  await sitDown(house, bruno, table)
  await openNotes(bruno)
  await bruno.locator('.answers li button').click()
  await expect.poll(() => bruno.locator('.answers li').count()).toBe(0)
  await saved(bruno)
  await sitDown(house, bruno, table)
  await openNotes(bruno)
  await bruno.locator('.answers [data-part="answer-ahead"]').waitFor()
  expect(await bruno.locator('.answers li').count()).toBe(0)
})
