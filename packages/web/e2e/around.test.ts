import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@estafette/registry'
import { gameIds } from '@estafette/registry/shelf'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gamesOfTheDay } from '../../../scripts/lanes.ts'
import { dist, overflow, ready, violations } from './harness.ts'
import { choose, desk, phone, sitDown, told } from './online.ts'
import { post, useHosted } from './server.ts'

const house = useHosted()

async function go(page: Page, path: string): Promise<void> {
  await page.goto(house.address + path)
  await ready(page)
}

/** Lays out a table that waits for a friend; its id, and the secret that leads to the seat. */
async function laidOut(host: Page, more: object = {}): Promise<[table: string, secret: string]> {
  const { table, invitations } = await post<{
    table: string
    invitations: { secret: string }[]
  }>(host, '/api/table', {
    game: 'arras',
    scenario: 'historical',
    options: {},
    seat: 0,
    pace: { kind: 'live', minutes: 60, seconds: 30 },
    watchable: true,
    listed: false,
    contribution: 'c0'.repeat(32),
    ...more,
  })
  return [table, invitations[0]!.secret]
}

const routes = [
  '/',
  '/lobby',
  '/new',
  '/new/arras',
  '/host/arras',
  '/help',
  '/settings',
  '/account',
]

test('pages outside a table have the way back or the name in their bar, one of them', async () => {
  const page = await house.open('/')
  const parts = (part: string) => page.locator(`.bar [data-part="${part}"]`).count()
  for (const path of routes) {
    await go(page, path)
    expect([path, await parts('sign-in'), await parts('me')]).toEqual([path, 1, 0])
  }
  // Who signs in on the way to something goes on there, under that name everywhere.
  await go(page, '/host/celles')
  await page.getByRole('link', { name: 'I have one: sign in' }).click()
  await page.getByLabel('Your name at the table').fill('Anna')
  await page.getByRole('button', { name: 'Play as a guest' }).click()
  await page.waitForURL(/\/host\/celles$/)
  await page.getByText('You play as Anna.').waitFor()
  for (const path of ['/', '/lobby', '/help']) {
    await go(page, path)
    expect([path, await parts('sign-in'), await parts('me')]).toEqual([path, 0, 1])
  }
  expect(await page.locator('.bar [data-part="me"]').innerText()).toContain('Anna')
  expect(await page.locator('[data-part="kept-where"] dt').count()).toBeGreaterThan(3)
})

test('the page for coming back says how, what is kept where, and fits', async () => {
  const page = await house.open('/account', { ...phone, language: 'en' })
  expect(await page.locator('h1').innerText()).toBe('Sign in')
  const enter = page.locator('.come-in-code').getByRole('button', { name: 'Sign in' })
  expect(await enter.isDisabled()).toBe(true)
  await page.getByLabel('Code of ten letters and digits').fill('k7mq4 - t2xw')
  expect(await enter.isDisabled()).toBe(true)
  await page.getByLabel('Code of ten letters and digits').fill('k7mq4 - t2xwz')
  expect(await enter.isDisabled()).toBe(false)
  await enter.click()
  await page.getByText('This code was used already, or has expired').waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await violations(page)).toEqual([])
  house.forgive(/status of 4(?:00|22)/)
})

test('what waits is counted in the bar and title, and told on the first page with what happened', async () => {
  const [anna, bruno] = [await house.guest('Anja', desk), await house.guest('Bernd', desk)]
  const table = await house.seat(anna, bruno)
  for (const page of [anna, bruno]) await go(page, '/lobby')
  for (const page of [anna, bruno]) await go(page, '/')
  const waits = (page: Page) => page.locator('.bar-links [data-part="waits"]')
  const isAnna = (await waits(anna).count()) === 1
  const [mover, other] = isAnna ? [anna, bruno] : [bruno, anna]
  await waits(mover).waitFor()
  expect(await waits(other).count()).toBe(0)
  expect(await mover.title()).toMatch(/^\(1\) /)
  expect(await mover.locator('link[rel="icon"]').first().getAttribute('href')).toContain('turn')
  expect(await mover.locator('h1').innerText()).toContain('Your move, ')
  const row = mover.locator('[data-part="your-turn"] .awaiting')
  expect(await row.locator('[data-battle]').getAttribute('data-battle')).toBe('arras')
  expect(await row.innerText()).toContain(isAnna ? 'Bernd' : 'Anja')

  await sitDown(house, mover, table)
  const seatOf = async (): Promise<number> => (await told(mover, table)).log.length
  const before = await seatOf()
  for (let tries = 0; tries < 40 && (await waits(other).count()) === 0; tries++) {
    await choose(mover, 'last')
    await mover.waitForTimeout(200)
  }
  expect(await seatOf()).toBeGreaterThan(before)
  await waits(other).waitFor() // told, not asked for: the page was not touched
  const recap = other.locator('[data-part="your-turn"] [data-part="recap"]')
  await expect.poll(() => recap.innerText()).toMatch(/\w+ \w+/)
  await go(mover, '/')
  await expect.poll(() => waits(mover).count()).toBe(0)
})

const sizes = [
  [1366, 768],
  [820, 1180],
  [844, 390],
  [390, 844],
  [320, 640],
] as const

test('no text of the first page lies on its picture, and the doors stand above the fold', async () => {
  const page = await house.open('/')
  for (const language of ['EN', 'FR']) {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.getByRole('button', { name: language === 'EN' ? /^EN/ : /^FR/ }).click()
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      const faults = await page.evaluate(() => {
        const at = (one: Element): DOMRect => one.getBoundingClientRect()
        const map = at(document.querySelector('.hero-map')!)
        const texts = [...document.querySelectorAll('.hero-text > *, .hero-ways *')]
        const over = texts.filter((one) => {
          const box = at(one)
          const isBeside = box.right <= map.left || box.left >= map.right
          return box.width > 0 && !isBeside && box.top < map.bottom && box.bottom > map.top
        })
        const doors = [...document.querySelectorAll('.hero-door')]
        const below = doors.filter((one) => at(one).bottom > innerHeight)
        return [...over, ...below].map((one) => one.className || one.tagName)
      })
      expect([language, width, height, faults]).toEqual([language, width, height, []])
      expect([width, await overflow(page)]).toEqual([width, 0])
    }
  }
})

test('an invitation shows its own battle as it begins, what the host says, and how long it takes', async () => {
  const host = await house.guest('Carla', desk)
  const message = 'You wanted the Panzers. Ninety minutes, and I bring the tea.'
  const [table, secret] = await laidOut(host, { message })
  const friend = await house.open(`/invite/${table}#${secret}`)
  const battle = friend.locator('.opening-map[data-battle="arras"]')
  await battle.locator('.map-view .pile').first().waitFor()
  expect(await battle.innerText()).toContain('21 May 1940')
  const side = await friend.locator('.invite-side').innerText()
  for (const part of ['Carla invites you to Arras', message, '60 min', '90 min', 'English']) {
    expect(side).toContain(part)
  }
  await friend.setViewportSize({ width: 390, height: 844 })
  const button = friend.getByRole('button', { name: /^Take the .* seat$|^Take / })
  const box = await button.boundingBox()
  expect(box!.y + box!.height).toBeLessThanOrEqual(844)
  expect(await overflow(friend)).toBe(0)
  expect(await violations(friend)).toEqual([])

  // Who pastes the link elsewhere shows the same: words and picture, without the secret or the line.
  const page = await (await fetch(`${house.address}/invite/${table}`)).text()
  expect(page).toContain('property="og:title" content="Carla invites you to Arras"')
  expect(page).toContain(`content="${house.address}/battles/arras.webp"`)
  expect(page).not.toContain('Panzers')
})

test('while a seat is free the host sees the table, is promised nothing, and may play the computer', async () => {
  const host = await house.guest('Dora', desk)
  const [table] = await laidOut(host)
  await go(host, `/t/${table}`)
  await host.locator('.opening-map[data-battle="arras"] .map-view .pile').first().waitFor()
  expect(await host.locator('[data-part="telling"]').innerText()).toContain('Leave this page open')
  expect(await violations(host)).toEqual([])
  await host.locator('[data-part="sit-in"]').click()
  await host.locator('.decision').waitFor()
  expect(await host.locator('.players').innerText()).toContain('computer')
})

test('after a rematch the table says by name who is asked', async () => {
  const [host, guest] = [await house.guest('Emil', desk), await house.guest('Flora', desk)]
  const table = await house.seat(host, guest)
  const command = { do: 'resign' }
  const id = crypto.randomUUID()
  await post(host, '/api/call', { v: 1, call: 'command', id, table, version: 1, command })
  const next = await post<{ table: string }>(host, '/api/rematch', {
    table,
    contribution: 'c0'.repeat(32),
  })
  await go(host, `/t/${next.table}`)
  await expect.poll(() => host.locator('h1').innerText()).toBe('Flora is asked to join')
  await host.locator('.opening-map .pile').first().waitFor()
  await go(host, '/lobby')
  await host.getByText('Flora is asked for a rematch').waitFor()
})

test('rows of the lobby are aligned in French, and show their own battles', async () => {
  const [host, guest] = [await house.guest('Gerd', desk), await house.guest('Hedi')]
  const shown = gamesOfTheDay(games)
  for (const [at, { id, scenarios }] of shown.entries()) {
    const terms = { game: id, scenario: scenarios[0]!, seat: at % 2 }
    if (at === 0) await laidOut(host, terms)
    else await house.seat(host, guest, terms)
  }
  await go(host, '/lobby')
  await host.getByRole('button', { name: /^FR/ }).click()
  const rows = host.locator('.lobby-row')
  await expect.poll(() => rows.count()).toBe(shown.length)
  const lefts = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((one) => Math.round(one.getBoundingClientRect().left))),
  )
  for (const column of [0, 1, 2, 3]) {
    expect(new Set(lefts.map((row) => row[column])).size).toBe(1)
  }
  const battles = await rows
    .locator('[data-battle]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['battle']))
  expect(battles.toSorted()).toEqual(shown.map(({ id }) => id).toSorted())
  for (const [width, height] of sizes) {
    await host.setViewportSize({ width, height })
    expect([width, await overflow(host)]).toEqual([width, 0])
  }
  expect(await violations(host)).toEqual([])
})

test('battles have a picture of their opening, large and small', () => {
  for (const battle of gameIds) {
    for (const name of [`${battle}.webp`, `${battle}-small.webp`]) {
      expect([name, existsSync(join(dist, 'battles', name))]).toEqual([name, true])
    }
  }
})
