import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ready } from './harness.ts'
import { post, useHosted } from './server.ts'

const house = useHosted()

const phone = { language: 'fr', size: [390, 844], touch: true } as const

async function go(page: Page, path: string): Promise<void> {
  await page.goto(house.address + path)
  await ready(page)
}

test('two who want the same are brought to one table, and who waited hears how many others wait', async () => {
  const [host, friend] = [await house.guest('Edda'), await house.guest('Falk', phone)]
  await go(host, '/lobby')
  const now = host.getByRole('region', { name: 'Play someone now' })
  await now.getByText('By turns', { exact: true }).click()
  await now.getByRole('combobox', { name: 'Battle' }).selectOption({ label: 'Arras' })
  await now.getByRole('button', { name: 'Find a game' }).click()
  await expect.poll(() => now.innerText()).toContain('Looking for an opponent')
  expect(await now.getByRole('timer').innerText()).toMatch(/^0:0\d$/)

  await go(friend, '/lobby')
  const jouer = friend.getByRole('region', { name: 'Jouer maintenant à deux' })
  await expect.poll(() => jouer.innerText()).toContain('1 en attente')
  await jouer.getByText('Au fil des jours', { exact: true }).click()
  await jouer.getByRole('button', { name: 'Trouver une partie' }).click()
  await Promise.all([host, friend].map((page) => page.waitForURL(/\/t\/[0-9a-f]+$/)))
  expect(new URL(host.url()).pathname).toBe(new URL(friend.url()).pathname)
})

test('whoever leaves the page waits no more, and a minute later there are other ways', async () => {
  const page = await house.guest('Gerd')
  const waiting = async (): Promise<number> => {
    const counts = await page.evaluate(async () => {
      const answer = (await (await fetch('/api/lobby')).json()) as {
        seekers: { evening: number }
      }
      return answer.seekers
    })
    return counts.evening
  }
  await go(page, '/lobby')
  await page.clock.install()
  const now = page.getByRole('region', { name: 'Play someone now' })
  await now.getByText('An evening', { exact: true }).click()
  await now.getByRole('combobox', { name: 'Opponent' }).selectOption({ label: 'About my level' })
  await now.getByRole('button', { name: 'Find a game' }).click()
  await expect.poll(waiting).toBe(1)
  await page.clock.fastForward(61_000)
  await now.getByRole('button', { name: 'Accept any battle and any level' }).click()
  await expect.poll(() => now.innerText()).toContain('Accept any pace, too')
  await now.getByRole('button', { name: 'Play the computer meanwhile' }).click()
  await page.waitForURL(/\/new\//)
  expect(await waiting()).toBe(1)
  await page.locator('.notices').getByRole('button', { name: 'Stop' }).click()
  await expect.poll(waiting).toBe(0)
})

test('a friend is invited by name, finds it in the lobby and on the first page, and sits down', async () => {
  const [host, friend] = [await house.guest('Hanna'), await house.guest('Ivo', phone)]
  await house.seat(host, friend)
  await go(host, '/lobby')
  const friends = host.getByRole('region', { name: 'Friends' })
  await friends.getByRole('button', { name: 'Add friend: Ivo' }).click()
  await friends.getByRole('button', { name: 'Invite Ivo' }).click()
  await host.waitForURL(/\/host/)
  await host.getByRole('button', { name: 'Get the link' }).click()
  await expect.poll(() => host.locator('.lead').innerText()).toContain('Ivo is invited')

  await go(friend, '/lobby')
  const asked = friend.getByRole('region', { name: 'On vous invite' })
  expect(await asked.innerText()).toContain('Hanna vous invite')
  await go(friend, '/')
  await expect.poll(() => friend.locator('.hero').innerText()).toContain('Hanna vous invite')
  await friend.locator('.hero').getByRole('link', { name: 'Répondre' }).click()
  await friend.getByRole('button', { name: /^Prendre/ }).click()
  await friend.waitForURL(/\/t\/[0-9a-f]+$/)
})

test('a guest who signs in is asked about the games by name, and plays them on under the account', async () => {
  const [guest, other] = [await house.guest('Jule'), await house.guest('Kolja')]
  const owner = await house.guest('Lotte')
  const table = await house.seat(guest, other)
  const { code } = await post<{ code: string }>(owner, '/api/code', {})
  await go(guest, '/account')
  await guest.getByRole('button', { name: 'Sign in to my account' }).click()
  await guest.getByLabel('Code of ten letters and digits').fill(code)
  await guest
    .getByRole('region', { name: /code from another/ })
    .getByRole('button')
    .click()
  const question = guest.getByRole('dialog')
  await expect.poll(() => question.innerText()).toContain('Arras, against Kolja')
  await question.locator('[data-part="join-guest"]').click()
  await expect.poll(() => guest.locator('[data-part="me"]').innerText()).toContain('Lotte')
  await go(guest, '/lobby')
  await expect.poll(() => guest.locator(`[data-table="${table}"]`).count()).toBe(1)
})
