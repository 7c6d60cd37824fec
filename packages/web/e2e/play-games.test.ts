import { fastDice } from '@estafette/kernel'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useHouse } from './harness.ts'
import {
  legalNow,
  myTurn,
  outcomeOf,
  pointOf,
  savedTable,
  sitDown,
  type Chance,
  type Sight,
} from './play.ts'
import { prepare } from './prepare.ts'

const house = useHouse()

/** How a hand touches the page. */
interface Hand {
  readonly point: (x: number, y: number) => Promise<void>
  readonly press: (what: Locator) => Promise<void>
}

const mouse = (page: Page): Hand => ({
  point: (x, y) => page.mouse.click(x, y),
  press: (what) => what.click(),
})

const finger = (page: Page): Hand => ({
  point: (x, y) => page.touchscreen.tap(x, y),
  press: (what) => what.tap(),
})

const anyOf = <T>(chance: Chance, list: readonly T[]): T => list[chance.below(list.length)]!

interface Player {
  readonly page: Page
  readonly hand: Hand
  readonly chance: Chance
  readonly haste: number // percent of the decisions that end a phase where they can
}

const confirm = (page: Page): Locator =>
  page.locator('.prompt-buttons .is-primary:not([data-choice])')

/** Does one thing that the page offers, at random; returns what it was. */
async function actOnce({ page, hand, chance, haste }: Player, sight: Sight): Promise<string> {
  const onMap = async (places: readonly number[]): Promise<string | null> => {
    const place = anyOf(chance, places)
    const at = await pointOf(page, place)
    if (!at) return null
    await hand.point(at.x, at.y)
    return `place ${place}`
  }
  if (sight.canConfirm) {
    if (chance.below(8) > 0) await hand.press(confirm(page))
    else await hand.press(page.locator('.prompt-buttons').getByText('Cancel'))
    return 'confirm'
  }
  if (sight.acts.length > 0 && chance.below(100) < haste) {
    await hand.press(page.locator(`.prompt-buttons [data-choice="${sight.acts.at(-1)}"]`))
    return 'act'
  }
  const ways: (() => Promise<string | null>)[] = []
  if (sight.lit.length > 0)
    ways.push(
      () => onMap(sight.lit),
      () => onMap(sight.lit),
    )
  else if (sight.able.length > 0) ways.push(() => onMap(sight.able))
  if (sight.trayUnits > 0 && sight.lit.length === 0) {
    ways.push(async () => {
      await hand.press(page.locator('button.tray-unit').nth(chance.below(sight.trayUnits)))
      return 'unit'
    })
  }
  ways.push(async () => {
    await hand.press(page.locator(`.choices [data-choice="${anyOf(chance, sight.listed)}"]`))
    return 'line'
  })
  return (await anyOf(chance, ways)()) ?? 'nothing'
}

/** Plays whatever the page offers until the game is over. */
async function playOut(player: Player, id: string): Promise<Record<string, number>> {
  const done: Record<string, number> = {}
  for (let i = 0; i < 600; i++) {
    const sight = await myTurn(player.page)
    if (sight.over) return done
    if (i % 10 === 0) {
      expect(sight.listed.toSorted((a, b) => a - b)).toEqual(
        (await legalNow(player.page, id)).toSorted((a, b) => a - b),
      )
    }
    const did = (await actOnce(player, sight)).split(' ')[0]!
    done[did] = (done[did] ?? 0) + 1
  }
  throw new Error(`no end after 600 actions: ${JSON.stringify(done)}`)
}

/** The game as saved is whole, and over; says how it went. */
async function expectOver(page: Page, id: string, what: string, more: unknown): Promise<void> {
  const table = await savedTable(page, id)
  const outcome = outcomeOf(table)
  expect(outcome).not.toBeNull()
  expect(await page.locator('.outcome').textContent()).toContain('The game is over')
  console.log(`${what}: ${table.entries.length} choices, ${JSON.stringify(outcome)}`, more)
}

test('a whole game by mouse against the computer', async () => {
  const game = prepare({ seed: 5, seats: ['greedy', 'human'] })
  const page = await sitDown(house, game)
  const player = { page, hand: mouse(page), chance: fastDice(5), haste: 30 }
  const done = await playOut(player, game.id)
  await expectOver(page, game.id, 'mouse', done)
}, 240_000)

test('a whole game by keyboard alone', async () => {
  const game = prepare({ seed: 8, seats: ['greedy', 'human'] })
  const page = await sitDown(house, game)
  const keys = await keyboardOf(page)
  const chance = fastDice(8)
  const done: Record<string, number> = {}
  const lost: string[] = []
  for (let i = 0; ; i++) {
    expect(i).toBeLessThan(600)
    const sight = await myTurn(page)
    if (sight.over) break
    const did = await typeOnce(keys, chance, sight)
    done[did] = (done[did] ?? 0) + 1
    // Whatever was pressed may be gone, but the keyboard is somewhere at the table.
    if (await page.evaluate(() => document.activeElement === document.body)) lost.push(did)
  }
  await expectOver(page, game.id, 'keyboard', { ...done, ...keys.counts })
  expect(lost).toEqual([])
}, 240_000)

/** Tab, arrows, Enter and Escape, and nothing else. */
interface Keys {
  readonly counts: Record<string, number>
  readonly press: (key: string, times?: number) => Promise<void>
  /** Goes by Tab to the element that matches. */
  readonly tabTo: (selector: string) => Promise<void>
  /** Goes by arrows to a place of the map. */
  readonly arrowTo: (place: number) => Promise<void>
}

async function keyboardOf(page: Page): Promise<Keys> {
  const { arrasScreen } = await import('../src/games/arras/screen.tsx')
  const counts: Record<string, number> = {}
  const press = async (key: string, times = 1): Promise<void> => {
    for (let i = 0; i < times; i++) await page.keyboard.press(key)
    counts[key] = (counts[key] ?? 0) + times
  }
  return {
    counts,
    press,
    async tabTo(selector) {
      for (let tries = 0; tries < 4; tries++) {
        const steps = await page.evaluate(tabsTo, selector)
        await press(steps < 0 ? 'Shift+Tab' : 'Tab', Math.abs(steps))
        if (await page.evaluate((s) => document.activeElement?.matches(s) === true, selector))
          return
      }
      throw new Error(`Tab does not lead to ${selector}`)
    },
    async arrowTo(place) {
      if ((await page.evaluate(placeInFocus)) < 0) await press('ArrowUp')
      const from = await page.evaluate(placeInFocus)
      for (const direction of wayBetween(arrasScreen.neighbour, from, place)) {
        await press(`Arrow${direction[0]!.toUpperCase()}${direction.slice(1)}`)
      }
      expect(await page.evaluate(placeInFocus)).toBe(place)
    },
  }
}

/** Does one thing by keyboard. */
async function typeOnce(keys: Keys, chance: Chance, sight: Sight): Promise<string> {
  if (sight.canConfirm) {
    const cancels = chance.below(8) === 0
    if (!cancels) await keys.tabTo('.prompt-buttons .is-primary')
    else await keys.tabTo('.board')
    await keys.press(cancels ? 'Escape' : 'Enter')
    return cancels ? 'cancel' : 'confirm'
  }
  if (sight.acts.length > 0 && chance.below(100) < 45) {
    await keys.tabTo(`.prompt-buttons [data-choice="${sight.acts.at(-1)}"]`)
    await keys.press('Enter')
    return 'act'
  }
  const places = sight.lit.length > 0 ? sight.lit : sight.able
  if (places.length > 0 && chance.below(3) > 0) {
    await keys.tabTo('.board')
    await keys.arrowTo(anyOf(chance, places))
    await keys.press('Enter')
    return 'place'
  }
  await keys.tabTo(`.choices [data-choice="${anyOf(chance, sight.listed)}"]`)
  await keys.press('Enter')
  return 'line'
}

/** How many presses of Tab lead from where the focus is to an element. Runs in the page. */
function tabsTo(selector: string): number {
  const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex]')]
    .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled'))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
  const target = stops.findIndex((element) => element.matches(selector))
  const from = stops.indexOf(document.activeElement as HTMLElement)
  return target - from
}

/** The place under the keyboard, -1 for none. Runs in the page. */
function placeInFocus(): number {
  const ring = document.querySelector('.board-focus path')?.getAttribute('d')
  const shapes = [...document.querySelectorAll('.hits [data-place]')]
  const shape = shapes.find((element) => element.getAttribute('d') === ring)
  return shape ? Number(shape.getAttribute('data-place')) : -1
}

const directions = ['up', 'down', 'left', 'right'] as const
type Direction = (typeof directions)[number]

/** The shortest row of arrows from one place to another. */
function wayBetween(
  neighbour: (place: number, direction: Direction) => number,
  from: number,
  to: number,
): readonly Direction[] {
  const ways = new Map<number, readonly Direction[]>([[from, []]])
  for (const [place, way] of ways) {
    if (place === to) return way
    for (const direction of directions) {
      const next = neighbour(place, direction)
      if (!ways.has(next)) ways.set(next, [...way, direction])
    }
  }
  throw new Error(`no way from ${from} to ${to}`)
}

const PHONE = { size: [390, 844], touch: true } as const

test('a whole game on a phone by touch', async () => {
  const game = prepare({ seed: 11, seats: ['greedy', 'human'] })
  const page = await sitDown(house, game, PHONE)
  const player = { page, hand: finger(page), chance: fastDice(11), haste: 60 }
  const done = await playOut(player, game.id)
  await expectOver(page, game.id, 'touch', done)
}, 240_000)

test('on a phone the first tap shows and the second moves; pans and pinches do nothing', async () => {
  const game = prepare({ seed: 3, moves: 0 })
  const page = await house.open(game.path, { storage: game.storage, ...PHONE })
  const chance = fastDice(3)
  const count = async (): Promise<number> => (await savedTable(page, game.id)).entries.length
  await myTurn(page)
  await page.evaluate(handleMap, 200)
  await pinchForReal(page, chance)
  expect(await page.locator('.area, .tray').count()).toBe(0)
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
}, 120_000)

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
  await confirm(page).waitFor()
  expect(await count()).toBe(1)
  await page.touchscreen.tap(x, y)
  await expect.poll(count).toBe(2)
})

/** Pans and pinches the map so many times, over counters and marks alike. Runs in the page. */
function handleMap(times: number): void {
  const board = document.querySelector('.board')!
  const { left, top, width, height } = board.getBoundingClientRect()
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
    const target = under && board.contains(under) ? under : board
    const init = { ...at, pointerId, pointerType: 'touch', bubbles: true, cancelable: true }
    target.dispatchEvent(new PointerEvent(type, init))
  }
  board.setPointerCapture = () => {} // these fingers are not real ones
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
  const board = (await page.locator('.board').boundingBox())!
  const client = await page.context().newCDPSession(page)
  type Point = { readonly x: number; readonly y: number }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    })
  const point = (): Point => ({
    x: Math.round(board.x + 20 + chance.below(board.width - 40)),
    y: Math.round(board.y + 20 + chance.below(board.height - 40)),
  })
  for (let i = 0; i < 12; i++) {
    const [from, other] = [point(), point()]
    const to = { x: from.x + (from.x < 195 ? 60 : -60), y: from.y }
    await (i % 2 === 0 ? touch('touchStart', from) : touch('touchStart', from, other))
    await (i % 2 === 0 ? touch('touchMove', to) : touch('touchMove', to, point()))
    await touch('touchEnd')
  }
}
