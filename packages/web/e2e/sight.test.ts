import { fastDice } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { legalChoices, stateOf } from '@estafette/table'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gamesOfTheDay, oneFor, sampleOf } from '../../../scripts/lanes.ts'
import { dayOf, seed } from '../../../scripts/seed.mjs'
import { loadScreen } from '../src/games/index.ts'
import type { GameScreen } from '../src/screen/screen.ts'
import { offersOf, offersTo } from '../src/session/offers.ts'
import { comeTo } from './front.ts'
import { screens as everyScreen } from './geometry.ts'
import { LONG, useHouse } from './harness.ts'
import { followed, savedTable, settled, untilListed } from './play.ts'
import { prepare } from './prepare.ts'
import { lookAtField } from './sight-field.ts'
import { lookAtDecided } from './sight.ts'

const house = useHouse()
const pictures = process.env['PICTURES']
const screens = sampleOf(everyScreen, 2)
const FEW = 8 // places of a question that are all to be seen
const STEPS = LONG ? 24 : 12
const OF_A_KIND = LONG ? 3 : 1 // decisions of each kind that are looked at
const GLIDE = 500 // milliseconds until the map has come to rest
const READ = 2800 // until a roll has been read
const OPENING = 2100 // until a window of another size is not taken for the one that was opened

/** Places that a decision asks about, none where there are too many to be seen at once. */
function asked(screen: GameScreen, state: ReturnType<typeof stateOf>): readonly number[] {
  const { game, map, plans } = screen
  const seat = game.toAct(state)
  if (!map || plans?.canPlan(state, seat)) return []
  const places = [...offersTo(offersOf(game, state, seat, map), map.kind).keys()]
  return places.length > FEW ? [] : places
}

/** Looks at every size; returns what is wrong. */
async function faultsOf(page: Page, what: string, places: readonly number[]): Promise<string[]> {
  const faults: string[] = []
  if (await page.locator('[data-part="roll"]').count()) await page.waitForTimeout(READ)
  for (const { name, size } of screens) {
    await page.setViewportSize({ width: size[0], height: size[1] })
    await settled(page)
    await page.waitForTimeout(GLIDE)
    const sight = await page.evaluate(lookAtDecided, places)
    if (pictures && sight.faults.length > 0) {
      await page.screenshot({ path: `${pictures}/${what}-${name}.png`.replaceAll(' ', '-') })
    }
    faults.push(...sight.faults.map((fault) => `${what}, ${name}: ${fault}`))
  }
  return faults
}

/** What the keys of a field choose and aim at, from either end. */
const walks = [
  ['.', 'chosen'],
  [']', 'aimed'],
  [',', 'chosen from the end'],
  ['[', 'aimed from the end'],
] as const

/** Looks at a field at every size, as it is asked and with what its keys choose and aim at. */
async function faultsOnField(page: Page, what: string, isPlanning: boolean): Promise<string[]> {
  const faults: string[] = []
  const look = async (name: string, as: string): Promise<void> => {
    const found = await page.evaluate(lookAtField, FEW)
    if (pictures && found.length > 0) {
      await page.screenshot({ path: `${pictures}/${what}-${name}-${as}.png`.replaceAll(' ', '-') })
    }
    faults.push(...found.map((fault) => `${what}, ${name}, ${as}: ${fault}`))
  }
  for (const { name, size } of screens) {
    await page.setViewportSize({ width: size[0], height: size[1] })
    await settled(page)
    await followed(page)
    await look(name, 'asked')
    if (!isPlanning) continue
    for (const [key, as] of walks) {
      await page.keyboard.press(key)
      await settled(page)
      await followed(page)
      await look(name, as)
    }
    for (const _ of 'abcd') await page.keyboard.press('Escape')
    await settled(page)
  }
  return faults
}

/** Presses a tile that is no choice yet: a stack, or what it could do. */
async function pressOn(page: Page, group: string): Promise<boolean> {
  const tiles = page.locator(
    `[data-group="${group}"] .tile:not([data-choice], [aria-disabled="true"])`,
  )
  const count = await tiles.count()
  if (count === 0) return false
  await tiles.nth(count - 1).dispatchEvent('click')
  await settled(page)
  return true
}

const shelf = gamesOfTheDay(games)
const onMaps = shelf.filter(({ kinds }) => 'unit' in kinds && !('soldier' in kinds))

test.each(oneFor('sight', shelf).map(({ id }) => id))(
  'in visited decisions of %s what is decided is in sight, under nothing, and no pill over another',
  async (id) => {
    const screen = (await loadScreen(id))!
    const settings = { confirm: { roll: false, phase: false, bid: false, final: false } }
    const { scenarios } = screen.game
    const setup = screen.field && { scenario: scenarios[dayOf(seed) % scenarios.length]! }
    const how = { game: id, seed: 71, player: 'greedy', moves: 120, settings }
    const game = prepare({ ...how, ...(setup && { setup }) })
    const page = await house.open(game.path, {
      storage: game.storage,
      size: screens[0]!.size,
      touch: pictures !== undefined, // only pages for fingers are painted
    })
    await page.waitForTimeout(OPENING)
    const chance = fastDice(71)
    const seen = new Map<string, number>()
    const faults: string[] = []
    for (let i = 0; i < STEPS; i++) {
      if (screen.field) await comeTo(page)
      const table = await savedTable(page, game.id)
      const state = stateOf(table)
      const seat = table.game.toAct(state)
      if (seat < 0) break
      const legal = legalChoices(table.game, state, seat)
      await untilListed(page, legal)
      const { step } = table.game.decision(state, seat)
      const count = seen.get(step) ?? 0
      seen.set(step, count + 1)
      if (screen.field && count < OF_A_KIND) {
        const isPlanning = (await page.locator('.frl-tray.can-act').count()) > 0
        faults.push(...(await faultsOnField(page, `${id} ${step} ${i}`, isPlanning)))
      } else if (count < OF_A_KIND) {
        faults.push(...(await faultsOf(page, `${id} ${step} ${i}`, asked(screen, state))))
        if (screen.plans?.canPlan(state, seat) && (await pressOn(page, 'stacks'))) {
          faults.push(...(await faultsOf(page, `${id} ${step} ${i} stack`, [])))
          for (const what of ['attack', 'move']) {
            if (!(await pressOn(page, what))) continue
            faults.push(...(await faultsOf(page, `${id} ${step} ${i} ${what}`, [])))
          }
          for (const _ of 'abc') await page.locator('.map-view').press('Escape')
        }
      }
      const choice = legal[chance.below(legal.length)]!
      await page.locator(`.choices [data-choice="${choice}"]`).dispatchEvent('click')
      await expect
        .poll(async () => (await savedTable(page, game.id)).entries.length)
        .toBeGreaterThan(table.entries.length)
    }
    console.log(`${id} at ${screens.length} sizes:`, Object.fromEntries(seen))
    expect(faults).toEqual([])
  },
)

/** Where the map lies, in pixels. */
const mapLies = (page: Page): Promise<readonly number[]> =>
  page.locator('.map-world').evaluate((world) => {
    const { left, top, width } = world.getBoundingClientRect()
    return [left, top, width]
  })

test.each(oneFor('sheet', onMaps).map(({ id }) => id))(
  'on a phone the map of %s lies as it did once a sheet has been open',
  async (id) => {
    const game = prepare({ game: id, seed: 71, player: 'greedy', moves: 120 })
    const page = await house.open(game.path, {
      storage: game.storage,
      size: [390, 844],
      touch: true,
    })
    await settled(page)
    await page.waitForTimeout(READ)
    const handle = page.locator('.table-side > .sheet-handle')
    const sheet = page.locator('.table')
    const level = async (wanted: string): Promise<void> => {
      for (let i = 0; i < 3 && (await sheet.getAttribute('data-sheet')) !== wanted; i++) {
        await handle.dispatchEvent('click')
        await settled(page)
      }
      expect(await sheet.getAttribute('data-sheet')).toBe(wanted)
      await page.waitForTimeout(GLIDE)
    }
    const first = (await sheet.getAttribute('data-sheet'))!
    const before = await mapLies(page)
    for (const wanted of ['full', 'low', 'full', 'middle'].filter((one) => one !== first)) {
      await level(wanted)
      await level(first)
      const after = await mapLies(page)
      const far = after.map((at, index) => Math.abs(at - before[index]!))
      expect({ wanted, isFar: Math.max(...far) > 1 }).toEqual({ wanted, isFar: false })
    }
  },
)
