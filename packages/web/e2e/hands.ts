import { loadScreen } from '../src/games/index.ts'
import type { Direction } from '../src/map-view/feed.ts'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  confirmation,
  inSlots,
  legalNow,
  myTurn,
  outcomeOf,
  pointOf,
  savedTable,
  settled,
  type Chance,
  type Sight,
} from './play.ts'

/** How a hand touches the page. */
export interface Hand {
  readonly point: (x: number, y: number) => Promise<void>
  readonly press: (what: Locator) => Promise<void>
}

export const mouse = (page: Page): Hand => ({
  point: (x, y) => page.mouse.click(x, y),
  press: (what) => what.click(),
})

export const finger = (page: Page): Hand => ({
  point: (x, y) => page.touchscreen.tap(x, y),
  press: (what) => what.tap(),
})

export const anyOf = <T>(chance: Chance, list: readonly T[]): T => list[chance.below(list.length)]!

export interface Player {
  readonly page: Page
  readonly hand: Hand
  readonly chance: Chance
  readonly haste: number // percent of the decisions that end a phase where they can
}

/** Whichever of the slots A and C does not confirm lets go of what is intended. */
const CANCEL =
  ':is([data-slot="a"], [data-slot="c"]):not([data-part="confirm"], [data-part="explain"], [aria-disabled="true"])'

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
    await settled(page)
    const cancels = chance.below(8) === 0 && (await inSlots(page, CANCEL).count()) > 0
    await hand.press(cancels ? inSlots(page, CANCEL) : confirmation(page))
    return cancels ? 'cancel' : 'confirm'
  }
  if (sight.acts.length > 0 && chance.below(100) < haste) {
    await settled(page)
    await hand.press(inSlots(page, `[data-choice="${sight.acts.at(-1)}"]`))
    return 'act'
  }
  const ways: (() => Promise<string | null>)[] = []
  if (sight.lit.length > 0)
    ways.push(
      () => onMap(sight.lit),
      () => onMap(sight.lit),
    )
  else if (sight.able.length > 0) ways.push(() => onMap(sight.able))
  if (sight.dockUnits > 0 && sight.lit.length === 0) {
    ways.push(async () => {
      await hand.press(
        page.locator('button.dock-unit[data-unit]').nth(chance.below(sight.dockUnits)),
      )
      return 'unit'
    })
  }
  ways.push(async () => {
    await hand.press(page.locator(`.choices [data-choice="${anyOf(chance, sight.listed)}"]`))
    return 'line'
  })
  return (await anyOf(chance, ways)()) ?? 'nothing'
}

export const MOST_ACTIONS = 1500

/** Plays whatever the page offers until the game is over, or for some actions. */
export async function playOut(
  player: Player,
  id: string,
  act = actOnce,
  most = MOST_ACTIONS,
): Promise<Record<string, number>> {
  const done: Record<string, number> = {}
  for (let i = 0; i < most; i++) {
    const sight = await myTurn(player.page)
    if (sight.over) return done
    if (i % 10 === 0) {
      expect(sight.listed.toSorted((a, b) => a - b)).toEqual(
        (await legalNow(player.page, id)).toSorted((a, b) => a - b),
      )
    }
    const did = (await act(player, sight)).split(' ')[0]!
    done[did] = (done[did] ?? 0) + 1
  }
  if (most < MOST_ACTIONS) return done
  throw new Error(`no end after ${MOST_ACTIONS} actions: ${JSON.stringify(done)}`)
}

/** The game as saved is whole, and over; says how it went. */
export async function expectOver(
  page: Page,
  id: string,
  what: string,
  more: unknown,
): Promise<void> {
  const table = await savedTable(page, id)
  const outcome = outcomeOf(table)
  expect(outcome).not.toBeNull()
  expect(await page.locator('.outcome').textContent()).toContain('The game is over')
  console.log(`${what}: ${table.entries.length} choices, ${JSON.stringify(outcome)}`, more)
}

/** Tab, Enter and Escape, and what else a game has. */
export interface Keys {
  readonly page: Page
  readonly counts: Record<string, number>
  readonly press: (key: string, times?: number) => Promise<void>
  /** Goes by Tab to the element that matches. */
  readonly tabTo: (selector: string) => Promise<void>
}

/** With arrows, and nothing else. */
export interface MapKeys extends Keys {
  /** Goes by arrows to a place of the map. */
  readonly arrowTo: (place: number) => Promise<void>
}

export function keysOf(page: Page): Keys {
  const counts: Record<string, number> = {}
  const press = async (key: string, times = 1): Promise<void> => {
    for (let i = 0; i < times; i++) await page.keyboard.press(key)
    counts[key] = (counts[key] ?? 0) + times
  }
  return {
    page,
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
  }
}

export async function keyboardOf(page: Page, game: string): Promise<MapKeys> {
  const { neighbour } = (await loadScreen(game))!.map!
  const keys = keysOf(page)
  const { press } = keys
  return {
    ...keys,
    async arrowTo(place) {
      if ((await page.evaluate(placeInFocus)) < 0) await press('ArrowUp')
      const from = await page.evaluate(placeInFocus)
      for (const direction of wayBetween(neighbour, from, place)) {
        await press(`Arrow${direction[0]!.toUpperCase()}${direction.slice(1)}`)
      }
      expect(await page.evaluate(placeInFocus)).toBe(place)
    },
  }
}

/** Does one thing by keyboard. */
export async function typeOnce(keys: MapKeys, chance: Chance, sight: Sight): Promise<string> {
  if (sight.canConfirm) {
    await settled(keys.page)
    const cancels = chance.below(8) === 0
    if (!cancels) await keys.tabTo('.slots [data-part="confirm"]')
    else await keys.tabTo('.map-view')
    await keys.press(cancels ? 'Escape' : 'Enter')
    return cancels ? 'cancel' : 'confirm'
  }
  if (sight.acts.length > 0 && chance.below(100) < 45) {
    await settled(keys.page)
    await keys.tabTo(`.slots [data-choice="${sight.acts.at(-1)}"]`)
    await keys.press('Enter')
    return 'act'
  }
  const places = sight.lit.length > 0 ? sight.lit : sight.able
  if (places.length > 0 && chance.below(3) > 0) {
    await keys.tabTo('.map-view')
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
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex]'),
  ]
    .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled'))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
  const target = stops.findIndex((element) => element.matches(selector))
  const from = stops.indexOf(document.activeElement as HTMLElement)
  return target - from
}

/** The place under the keyboard, -1 for none. Runs in the page. */
export function placeInFocus(): number {
  const ring = document.querySelector('.map-focus path')?.getAttribute('d')
  const shapes = [...document.querySelectorAll('.hits [data-place]')]
  const shape = shapes.find((element) => element.getAttribute('d') === ring)
  return shape ? Number(shape.getAttribute('data-place')) : -1
}

const directions: readonly Direction[] = ['up', 'down', 'left', 'right']

/** The shortest row of arrows from one place to another. */
export function wayBetween(
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
