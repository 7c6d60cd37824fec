import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { LONG, overflow, pressThrough, ready, violations, violationsInAllLooks } from './harness.ts'
import { post, useHosted } from './server.ts'

const house = useHosted()

const phone = { language: 'fr', size: [390, 844], touch: true } as const

const sizes = [
  [1366, 768],
  [820, 1180],
  [390, 844],
] as const

/** Goes somewhere in a page that is open, as by its address. */
async function go(page: Page, path: string): Promise<void> {
  await page.goto(house.address + path)
  await ready(page)
}

/** Lays out a table by hand as a newcomer; the link to its free seat. */
async function offered(page: Page, name: string): Promise<string> {
  await page.getByLabel('Your name at the table').fill(name)
  await page.getByRole('button', { name: 'Get the link' }).click()
  return page.getByLabel('Link to the seat').inputValue()
}

/** What a section of the lobby says. */
function section(page: Page, name: string): Promise<string> {
  return page.getByRole('region', { name }).innerText()
}

test('a newcomer lays out a table, and a friend sits down by a press, not by opening the link', async () => {
  const host = await house.open('/host/arras')
  const link = new URL(await offered(host, 'Anne'))
  expect(link.hash).toMatch(/^#[\w-]{43}$/)
  const friend = await house.open(link.pathname + link.hash, phone)
  await expect.poll(() => friend.locator('h1').innerText()).toBe('Anne vous invite à Arras')

  await go(host, '/lobby')
  expect(await section(host, 'Waiting for others')).toContain('A seat is free')

  await friend.getByLabel('Votre nom à la table').fill('Bérénice')
  await friend.getByRole('button', { name: /^Prendre la place/ }).click()
  await friend.waitForURL(/\/t\/[0-9a-f]+$/)
  const lobbies = [host, friend]
  for (const page of lobbies) await go(page, '/lobby')
  const yours = await Promise.all([section(host, 'Your move'), section(friend, 'À vous')])
  expect(yours.filter((text) => text.includes('Arras'))).toHaveLength(1)

  await go(friend, link.pathname + link.hash)
  await expect.poll(() => friend.locator('h1').innerText()).toMatch(/n’est plus valable|déjà assis/)
})

test('whoever has no name yet is led to the place for it, and nothing is sent', async () => {
  const page = await house.open('/host/arras')
  await page.getByRole('button', { name: 'Get the link' }).click()
  const field = page.getByLabel('Your name at the table')
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await field.evaluate((one: HTMLInputElement) => one.validationMessage)).toBe(
    'Your name at the table',
  )
  expect(page.url()).toMatch(/\/host\/arras$/)
})

test('the ways out of an empty lobby keep off its edge', async () => {
  const page = await house.open('/lobby')
  const ways = page.locator('.lobby-ways')
  await ways.waitFor()
  const gap = await ways.evaluate(
    (box) =>
      box.querySelector('a')!.getBoundingClientRect().left - box.getBoundingClientRect().left,
  )
  expect(gap).toBeGreaterThan(12)
})

test('a table for anyone is found in the lobby, filtered, and joined in one press', async () => {
  const host = await house.open('/host/celles')
  await host.getByLabel('Your name at the table').fill('Greta')
  await host.getByText('Anyone', { exact: true }).click()
  await host.getByText('By correspondence', { exact: true }).click()
  await host.getByRole('button', { name: 'Post in the lobby' }).click()
  await host.waitForURL(/\/lobby$/)
  expect(await section(host, 'Waiting for others')).toContain('Celles')

  const other = await house.guest('Hugo')
  await go(other, '/lobby')
  const open = other.getByRole('region', { name: 'Open invitations' })
  await expect.poll(() => open.innerText()).toContain('Greta: Celles')
  await open.getByLabel('Pace').selectOption({ label: 'Live' })
  expect(await open.innerText()).toContain('No open invitations right now')
  await open.getByRole('button', { name: /without the filter/ }).click()
  await open.getByRole('button', { name: /Join: Greta/ }).click()
  await other.waitForURL(/\/t\//)
})

/** A table that anyone may sit down at. */
function listed(host: Page): Promise<{ table: string; invitations: readonly unknown[] }> {
  return post(host, '/api/table', {
    game: 'arras',
    scenario: 'historical',
    options: {},
    seat: 0,
    pace: { kind: 'none' },
    watchable: false,
    listed: true,
    contribution: 'c0'.repeat(32),
  })
}

test('the lobby hears of a new table, and does not ask in between', async () => {
  const [host, other] = [await house.guest('Rolf'), await house.guest('Sina')]
  const heard: string[] = []
  const asked: string[] = []
  other.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
  )
  other.on('request', (request) => {
    if (request.url().endsWith('/api/lobby')) asked.push(request.url())
  })
  await go(other, '/lobby')
  await expect.poll(() => heard.length).toBeGreaterThan(0)
  await expect.poll(() => asked.length).toBe(2) // when it came, and when it began to listen
  await listed(host)
  await expect.poll(() => section(other, 'Open invitations')).toContain('Rolf: Arras')
  expect(heard.at(-1)).toContain('"told":"lobby"')
  expect(asked.length).toBe(3)
})

test('whoever is reported and blocked in the lobby is gone from it, until they are let in again', async () => {
  const [host, other] = [await house.guest('Tilda'), await house.guest('Urs')]
  await listed(host)
  await go(other, '/lobby')
  const flag = other.getByRole('button', { name: 'Block or report Tilda' })
  await flag.click()
  const report = other.locator('[data-part="report"]')
  expect(await report.getAttribute('aria-disabled')).toBe('true')
  await other.getByLabel('What happened').fill('Her name is mine.')
  await report.click()
  await expect.poll(() => other.locator('.notices').innerText()).toContain('Your report was sent')
  await flag.click()
  await pressThrough(other, other.locator('[data-part="block"]'))
  await expect.poll(() => section(other, 'Open invitations')).not.toContain('Tilda')
  await go(other, '/account')
  await other.getByRole('button', { name: 'Unblock Tilda' }).click()
  await go(other, '/lobby')
  await expect.poll(() => section(other, 'Open invitations')).toContain('Tilda')
})

test('a free seat has a link to copy at the table, and the game begins there for both', async () => {
  const host = await house.guest('Vera')
  const { table } = await listed(host)
  await go(host, `/t/${table}`)
  await host.evaluate(() => {
    navigator.clipboard.writeText = async (text) => void (document.title = text)
  })
  await host.locator('[data-part="copy-link"]').click()
  await expect.poll(() => host.title()).toContain('/invite/')
  const link = new URL(await host.title())
  const friend = await house.open(link.pathname + link.hash, phone)
  await friend.getByLabel('Votre nom à la table').fill('Wanda')
  await friend.getByRole('button', { name: /^Prendre la place/ }).click()
  await friend.waitForURL(/\/t\/[0-9a-f]+$/)
  await host.locator('.decision').waitFor()
})

test('several free seats have a link each, told apart in the lobby and at the table', async () => {
  const host = await house.guest('Yves')
  const { table } = await post<{ table: string }>(host, '/api/table', {
    game: 'frontline',
    scenario: 's09',
    options: { players: 'four' },
    seat: 0,
    pace: { kind: 'none' },
    watchable: false,
    listed: false,
    contribution: 'c0'.repeat(32),
  })
  await go(host, '/lobby')
  await host.evaluate(() => {
    navigator.clipboard.writeText = async (text) => void (document.title = text)
  })
  const buttons = host.getByRole('button', { name: /^New link: / })
  await expect.poll(() => buttons.count()).toBe(3)
  const names = await buttons.allInnerTexts()
  expect(new Set(names).size).toBe(3)
  const links = new Set<string>()
  for (const name of names) {
    await host.getByRole('button', { name, exact: true }).click()
    const copied = async (): Promise<boolean> => {
      const title = await host.title()
      return title.includes('/invite/') && !links.has(title)
    }
    await expect.poll(copied).toBe(true)
    links.add(await host.title())
  }
  expect(await overflow(host)).toBe(0)
  await go(host, `/t/${table}`)
  await expect.poll(() => buttons.allInnerTexts()).toEqual(names)
  const friend = await house.guest('Zora')
  const seats = []
  for (const link of links) {
    const invitation = new URL(link).hash.slice(1)
    seats.push(await post<{ seat: number }>(friend, '/api/invitation', { table, invitation }))
  }
  expect(seats.map(({ seat }) => seat)).toEqual([1, 2, 3])
})

test('what was offered can be withdrawn, and its link leads nowhere then', async () => {
  const host = await house.open('/host/arras')
  const link = new URL(await offered(host, 'Ines'))
  await go(host, '/lobby')
  await host.getByRole('button', { name: 'Withdraw' }).click()
  await expect.poll(() => section(host, 'Waiting for others')).not.toContain('A seat is free')
  const friend = await house.open(link.pathname + link.hash)
  expect(await friend.locator('h1').innerText()).toBe('This invitation is no longer valid')
})

test('a game that was given up has a result, a replay and a page where every die is checked', async () => {
  const [host, guest] = [await house.guest('Jan'), await house.guest('Karla', phone)]
  const table = await house.seat(host, guest)
  await post(host, '/api/call', {
    v: 1,
    call: 'command',
    id: crypto.randomUUID(),
    table,
    version: 1,
    command: { do: 'resign' },
  })
  await go(host, '/lobby')
  expect(await section(host, 'Finished')).toContain('Lost, by resignation')
  await go(guest, `/result/${table}`)
  await expect.poll(() => guest.locator('h1').innerText()).toContain('Vous gagnez')
  expect(await overflow(guest)).toBe(0)
  await go(host, `/fair/${table}`)
  await expect
    .poll(() => host.locator('.fair-verdict').innerText())
    .toContain('match the sealed seed')
  expect(await host.locator('.fair-steps').innerText()).toContain('Karla')
  await host.getByRole('link', { name: 'To the result' }).click()
  await host.getByRole('link', { name: 'Watch the replay' }).click()
  await host.waitForURL(new RegExp(`/replay/${table}`))
  await ready(host)
})

test('while a game goes on its seed is a secret, and the page says so', async () => {
  const [host, guest] = [await house.guest('Louis'), await house.guest('Mina')]
  const table = await house.seat(host, guest)
  await go(host, `/fair/${table}`)
  const text = await host.locator('main').innerText()
  expect(text).toContain('The seed is revealed at the end')
  expect(text).toContain('secret until the end')
  expect(text).not.toContain('Every die')
})

test('a further device comes in by a code, once, and can be sent away', async () => {
  const page = await house.guest('Nils')
  await go(page, '/account')
  await page.getByRole('button', { name: 'Get a code' }).click()
  const code = (await page.locator('.account-digits').innerText()).replace(/\s/g, '')
  const other = await house.open('/account', phone)
  const enter = async (): Promise<void> => {
    await other.getByLabel('Code de dix lettres et chiffres').fill(code.toLowerCase())
    await other.getByRole('button', { name: 'Se connecter', exact: true }).click()
  }
  await enter()
  await expect.poll(() => other.getByLabel('Votre nom à la table').inputValue()).toBe('Nils')
  await page.reload()
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect.poll(() => page.getByRole('button', { name: /^Remove/ }).count()).toBe(0)
  await other.reload()
  await expect.poll(() => other.locator('h1').innerText()).toBe('Se connecter')
  await enter()
  await expect.poll(() => other.locator('main').innerText()).toContain('Ce code a déjà servi')
  house.forgive(/status of 422/)
})

test('a mistyped address stays as it was typed, with what is wrong under it', async () => {
  const page = await house.guest('Xenia')
  // This server sends no mail; that it would is all the page is told otherwise.
  await page.route('**/api/me', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const self = (await response.json()) as { channels: { mail: { offered: boolean } } }
    self.channels.mail.offered = true
    await route.fulfill({ response, json: self })
  })
  await go(page, '/account')
  const fields = [
    ['By email', 'xenia@example', 'This is not an email address'],
    ['By webhook', 'http://example.org', 'Use a public https address'],
  ] as const
  for (const [label, typed, told] of fields) {
    const field = page.getByLabel(label)
    await field.fill(typed)
    await field.press('Enter')
    await expect.poll(() => page.locator('.one-field-refusal').innerText()).toContain(told)
    expect(await field.inputValue()).toBe(typed)
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await field.fill('')
    await expect.poll(() => page.locator('.one-field-refusal').count()).toBe(0)
  }
  await go(page, '/account')
  await page.getByLabel('Your name at the table').fill('x'.repeat(41))
  await page.getByRole('button', { name: 'Change' }).click()
  await expect.poll(() => page.locator('.one-field-refusal').innerText()).toContain('too long')
  house.forgive(/status of 4(?:00|22)/)
})

test('a name is kept by a passkey, and comes back by it', async () => {
  const page = await house.guest('Olga')
  // Passkeys want a name for an address, and a device to make them.
  const named = house.address.replace('127.0.0.1', 'localhost')
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await page.goto(`${named}/account`)
  await ready(page)
  await page.getByLabel('Your name at the table').fill('Olga two')
  await page.getByRole('button', { name: 'Play as a guest' }).click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect.poll(() => page.locator('main').innerText()).not.toContain('None yet')
  const note = `estafette.private.${'ab'.repeat(12)}`
  const kept = JSON.stringify({ text: 'The mill.', pins: [], kept: 'The mill.' })
  await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [note, kept])
  await page.getByRole('button', { name: 'Sign out here' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
  expect(await page.evaluate((key) => localStorage.getItem(key), note)).toBeNull()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect.poll(() => page.getByLabel('Your name at the table').inputValue()).toBe('Olga two')
  await page.close() // it asks what waits, of its own host
  house.forgive(/request to another host: http:\/\/localhost:/)
})

test(`the pages fit all sizes and are sound in ${LONG ? 'all looks' : 'one look'}`, async () => {
  const [host, guest] = [await house.guest('Paul'), await house.guest('Quentin')]
  const table = await house.seat(host, guest)
  await house.seat(host, guest, { game: 'unleashed', scenario: 'battle' })
  for (const path of ['/lobby', '/host/arras', '/account', `/fair/${table}`]) {
    await go(host, path)
    for (const [width, height] of sizes) {
      await host.setViewportSize({ width, height })
      expect(`${path} ${width}: ${await overflow(host)}`).toBe(`${path} ${width}: 0`)
    }
    const faults = LONG ? await violationsInAllLooks(host) : await violations(host)
    expect(faults).toEqual([])
  }
})
