import type { State } from '@estafette/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atLength, useHouse } from './harness.ts'
import { myTurn, pointOf, savedTable, selectStack } from './play.ts'
import { prepare, stepOf } from './prepare.ts'

const house = useHouse()

interface Sightings {
  readonly count: number // of piles that flew
}

/** Writes down every pile that is seen on its way. */
function watchFlights(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen = { count: 0 }
    Object.assign(globalThis, { seen })
    const isFlight = (node: Node): boolean =>
      node instanceof Element && node.classList.contains('map-flight')
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) if (isFlight(node)) seen.count++
      }
    }).observe(document.querySelector('.map-view')!, { childList: true, subtree: true })
  })
}

const sightings = (page: Page): Promise<Sightings> =>
  page.evaluate(() => (globalThis as unknown as { seen: Sightings }).seen)

const flying = (page: Page): Promise<number> => page.locator('.map-flight').count()

/** Sends a stack to the first place it can go to. */
async function move(page: Page): Promise<void> {
  const goal = await selectStack(page)
  const at = (await pointOf(page, goal))!
  await page.mouse.click(at.x, at.y)
}

test('a move is made at once and its counters glide after it; a key or a click ends that', async () => {
  const game = prepare({ seed: 71, settings: { speed: 'slow' } })
  const page = await house.open(game.path, { storage: game.storage })
  await watchFlights(page)
  // Time stands still for what glides, so that it is caught on its way however busy the machine.
  await page.evaluate(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function held(...how) {
      const animation = animate.apply(this, how)
      animation.pause()
      animation.currentTime = 350
      return animation
    }
    const { setTimeout } = globalThis
    globalThis.setTimeout = ((call: () => void, time = 0) =>
      setTimeout(call, time === 700 ? 60_000 : time)) as typeof setTimeout
  })
  await move(page)
  await expect.poll(() => flying(page)).toBe(1)
  expect((await savedTable(page, game.id)).entries.length).toBeGreaterThan(0)
  const [way] = await page
    .locator('.map-flight')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).transform))
  expect(way).toMatch(/^matrix\(1, 0, 0, 1, /)
  await page.locator('.map-view').press('Shift')
  await expect.poll(() => flying(page)).toBe(0)

  await page.locator('.map-view').press('u')
  await expect.poll(() => flying(page)).toBe(1) // back the same way
  const { able } = await myTurn(page)
  const at = (await pointOf(page, able[0]!))!
  await page.mouse.click(at.x, at.y) // and the click is not lost
  await expect.poll(() => flying(page)).toBe(0)
  await page.locator('.area.is-selected').waitFor()
})

test('what glides arrives within a second by itself', async () => {
  const game = prepare({ seed: 72, settings: { speed: 'normal' } })
  const page = await house.open(game.path, { storage: game.storage })
  await watchFlights(page)
  // The time that it is given: how long it takes beyond that is the machine's.
  await page.evaluate(() => {
    const given: number[] = []
    Object.assign(globalThis, { given })
    const { animate } = Element.prototype
    Element.prototype.animate = function timed(...how) {
      const animation = animate.apply(this, how)
      given.push(Number(animation.effect!.getComputedTiming().endTime))
      return animation
    }
  })
  await move(page)
  await expect.poll(async () => (await sightings(page)).count).toBe(1)
  await expect.poll(() => flying(page)).toBe(0)
  const given = await page.evaluate(() => (globalThis as unknown as { given: number[] }).given)
  console.log(`counters were given ${given.join(', ')} ms`)
  expect(given.length).toBeGreaterThan(0)
  expect(Math.max(...given)).toBeLessThan(1000)
  expect(Math.min(...given)).toBeGreaterThan(0)
})

atLength('moves of the computer and steps of a replay glide as well', async () => {
  const until = (state: State, count: number): boolean => count > 60 && stepOf(state) === 'impulse'
  const game = prepare({
    seed: 73,
    until,
    seats: ['greedy', 'greedy'],
    settings: { speed: 'fast' },
  })
  const page = await house.open(game.path, { storage: game.storage })
  await watchFlights(page)
  await expect.poll(async () => (await sightings(page)).count).toBeGreaterThan(2)
  await page.goto(`${house.address}/replay/${game.id}`)
  await page.locator('.map-view').waitFor()
  await page.keyboard.press('End') // a replay opens at its beginning
  await watchFlights(page)
  for (let step = 0; step < 12; step++) {
    await page.getByRole('button', { name: 'One step back' }).first().click()
    await page.waitForTimeout(60)
  }
  expect((await sightings(page)).count).toBeGreaterThan(0)
})

atLength('nothing glides for those who ask for less motion, or switched it off', async () => {
  for (const [speed, reducedMotion] of [
    ['slow', true],
    ['off', false],
  ] as const) {
    const game = prepare({ seed: 74, settings: { speed } })
    const page = await house.open(game.path, { storage: game.storage, reducedMotion })
    await watchFlights(page)
    await move(page)
    await expect
      .poll(async () => (await savedTable(page, game.id)).entries.length)
      .toBeGreaterThan(0)
    await page.locator('.map-view').press('u')
    await page.waitForTimeout(200)
    expect((await sightings(page)).count).toBe(0)
  }
})
