import { brainOf } from '@estafette/registry/brains'
import { gameById, games } from '@estafette/registry'
import { fastDice } from '@estafette/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  anyOf,
  expectOver,
  finger,
  keyboardOf,
  MOST_ACTIONS,
  mouse,
  playOut,
  typeOnce,
} from './hands.ts'
import { oneOfEachSeries } from '../../../scripts/lanes.ts'
import { dayOf, seed } from '../../../scripts/seed.mjs'
import { useHouse } from './harness.ts'
import { confirmation, myTurn, pointOf, savedTable, sitDown, type Chance } from './play.ts'
import { prepare } from './prepare.ts'

const house = useHouse()

const LONGEST = 1_500_000 // ms; battles of the series have seven hundred choices and more
const PHONE = { size: [390, 844], touch: true } as const

// Those with units on a map; a battle of cards has hands of its own (frontline-play).
const onMaps = oneOfEachSeries(games.filter(({ kinds }) => 'unit' in kinds))

const hands = ['mouse', 'keyboard', 'touch'] as const

/** The games that a hand plays: each is played by one of the three, by another one every day. */
function gamesFor(hand: (typeof hands)[number]): readonly string[] {
  const isByAll = process.env['HANDS'] === 'all'
  const isPlayed = (at: number): boolean => hands[(at + dayOf(seed)) % hands.length] === hand
  return onMaps.filter((_, at) => isByAll || isPlayed(at)).map(({ id }) => id)
}

/** Who plays against the person. */
const computerIn = (game: string): string => (brainOf(gameById(game)!) ? 'greedy' : 'random')

test.each(gamesFor('mouse'))(
  '%s: a whole game by mouse against the computer',
  async (game) => {
    const prepared = prepare({ game, seed: 5, seats: [computerIn(game), 'human'] })
    const page = await sitDown(house, prepared)
    const player = { page, hand: mouse(page), chance: fastDice(5), haste: 30 }
    const done = await playOut(player, prepared.id)
    await expectOver(page, prepared.id, `${game}, mouse`, done)
  },
  LONGEST,
)

test.each(gamesFor('keyboard'))(
  '%s: a whole game by keyboard alone',
  async (game) => {
    const prepared = prepare({ game, seed: 8, seats: [computerIn(game), 'human'] })
    const page = await sitDown(house, prepared)
    const keys = await keyboardOf(page, game)
    const chance = fastDice(8)
    const done: Record<string, number> = {}
    const lost: string[] = []
    for (let i = 0; ; i++) {
      expect(i).toBeLessThan(MOST_ACTIONS)
      const sight = await myTurn(page)
      if (sight.over) break
      const did = await typeOnce(keys, chance, sight)
      done[did] = (done[did] ?? 0) + 1
      // Whatever was pressed may be gone, but the keyboard is somewhere at the table.
      if (await page.evaluate(() => document.activeElement === document.body)) lost.push(did)
    }
    await expectOver(page, prepared.id, `${game}, keyboard`, { ...done, ...keys.counts })
    expect(lost).toEqual([])
  },
  LONGEST,
)

test.each(gamesFor('touch'))(
  '%s: a whole game on a phone by touch',
  async (game) => {
    const prepared = prepare({ game, seed: 11, seats: [computerIn(game), 'human'] })
    const page = await sitDown(house, prepared, PHONE)
    const player = { page, hand: finger(page), chance: fastDice(11), haste: 60 }
    const done = await playOut(player, prepared.id)
    await expectOver(page, prepared.id, `${game}, touch`, done)
  },
  LONGEST,
)

test('on a phone the first tap shows and the second moves; pans and pinches do nothing', async () => {
  const game = prepare({ seed: 3, moves: 0 })
  const page = await house.open(game.path, { storage: game.storage, ...PHONE })
  const chance = fastDice(3)
  const count = async (): Promise<number> => (await savedTable(page, game.id)).entries.length
  await myTurn(page)
  await page.evaluate(handleMap, 200)
  await pinchForReal(page, chance)
  expect(await page.locator('.area').count()).toBe(0)
  expect(await count()).toBe(0)

  await page.getByRole('button', { name: 'Whole map' }).tap()
  const { able } = await myTurn(page)
  const tap = async (place: number): Promise<void> => {
    const at = await pointOf(page, place)
    if (!at) throw new Error(`place ${place} is out of sight`)
    await page.touchscreen.tap(at.x, at.y)
  }
  const seen: number[] = []
  for (const place of able) if (await pointOf(page, place)) seen.push(place)
  await tap(anyOf(chance, seen))
  await page.locator('.area.is-selected').waitFor()
  const goal = await page.locator('.area.is-go').first().getAttribute('data-place')
  await tap(Number(goal))
  await page.locator('.path.is-move').waitFor()
  expect(await count()).toBe(0)
  await tap(Number(goal))
  await expect.poll(count).toBeGreaterThan(0)
})

test('on a phone a place that is chosen asks once more', async () => {
  const game = prepare({ seed: 4, setup: { scenario: 'free' }, moves: 1 })
  const page = await house.open(game.path, { storage: game.storage, ...PHONE })
  const count = async (): Promise<number> => (await savedTable(page, game.id)).entries.length
  await page.getByRole('button', { name: 'Whole map' }).tap()
  const seen: { x: number; y: number }[] = []
  for (const place of (await myTurn(page)).lit) {
    const at = await pointOf(page, place)
    if (at) seen.push(at)
  }
  const { x, y } = seen[0]!
  await page.touchscreen.tap(x, y)
  await confirmation(page).waitFor()
  expect(await count()).toBe(1)
  await page.touchscreen.tap(x, y)
  await expect.poll(count).toBe(2)
})

/** Pans and pinches the map so many times, over counters and marks alike. Runs in the page. */
function handleMap(times: number): void {
  const view = document.querySelector('.map-view')!
  const { left, top, width, height } = view.getBoundingClientRect()
  let seed = 7
  const next = (limit: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return (seed >>> 8) % Math.floor(limit)
  }
  const point = () => ({
    clientX: left + 20 + next(width - 40),
    clientY: top + 20 + next(height - 40),
  })
  const send = (type: string, pointerId: number, at: ReturnType<typeof point>): void => {
    const under = document.elementFromPoint(at.clientX, at.clientY)
    const target = under && view.contains(under) ? under : view
    const init = { ...at, pointerId, pointerType: 'touch', bubbles: true, cancelable: true }
    target.dispatchEvent(new PointerEvent(type, init))
  }
  view.setPointerCapture = () => {} // these fingers are not real ones
  for (let i = 0; i < times; i++) {
    const fingers = i % 2 === 0 ? [1] : [1, 2]
    const from = point()
    for (const finger of fingers) send('pointerdown', finger, finger === 1 ? from : point())
    send('pointermove', 1, { clientX: from.clientX + 40, clientY: from.clientY })
    for (let n = next(4); n > 0; n--) send('pointermove', fingers[next(fingers.length)]!, point())
    for (const finger of fingers) send('pointerup', finger, finger === 1 ? from : point())
  }
}

/** A dozen pans and pinches by touches that the browser itself makes pointers of. */
async function pinchForReal(page: Page, chance: Chance): Promise<void> {
  const view = (await page.locator('.map-view').boundingBox())!
  const client = await page.context().newCDPSession(page)
  type Point = { readonly x: number; readonly y: number }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    })
  const point = (): Point => ({
    x: Math.round(view.x + 20 + chance.below(view.width - 40)),
    y: Math.round(view.y + 20 + chance.below(view.height - 40)),
  })
  for (let i = 0; i < 12; i++) {
    const [from, other] = [point(), point()]
    const to = { x: from.x + (from.x < 195 ? 60 : -60), y: from.y }
    await (i % 2 === 0 ? touch('touchStart', from) : touch('touchStart', from, other))
    await (i % 2 === 0 ? touch('touchMove', to) : touch('touchMove', to, point()))
    await touch('touchEnd')
  }
}
