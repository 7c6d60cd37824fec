import { loadScreen } from '../src/games/index.ts'
import { stateOf } from '@estafette/table'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { oneFor } from '../../../scripts/lanes.ts'
import type { GameScreen } from '../src/screen/screen.ts'
import type { SetUpPart } from '../src/screen/set-up.ts'
import { useHouse, violations, type How } from './harness.ts'
import { myTurn, pointOf, savedTable, settled, slot } from './play.ts'
import { prepare, type Prepared } from './prepare.ts'

const house = useHouse()

const desktop: How = { size: [1366, 768] }
const phone: How = { size: [390, 844], touch: true, language: 'fr' }
const sizes = [
  ['on a desk', desktop],
  ['on a phone', phone],
] as const

let screen: GameScreen
let part: SetUpPart

beforeAll(async () => {
  screen = (await loadScreen('met'))!
  part = await screen.setUp!.load()
})

/** Stonne, as its French have to set up. */
const stonne = (seed: number): Prepared =>
  prepare({
    game: 'met',
    seed,
    seats: ['greedy', 'human'],
    settings: { list: false, speed: 'off', enemyPace: 'atOnce' },
  })

async function sit(game: Prepared, how: How): Promise<Page> {
  const page = await house.open(game.path, { storage: game.storage, ...how })
  await myTurn(page)
  await page.locator('[data-part="hand"]').waitFor()
  await settled(page)
  return page
}

/** How many the French have placed in the game as it is saved. */
async function placed(page: Page, { id }: Prepared): Promise<number> {
  const state = stateOf(await savedTable(page, id))
  return part.placed(state).filter(({ units }) => units.length > 0).length
}

test.each(oneFor('placing', sizes))(
  'units are placed by card, by map and all at once, %s',
  async (_, how) => {
    const game = stonne(91)
    const page = await sit(game, how)
    const ghosts = page.locator('[data-part="ghosts"] [data-place]')

    // By card: a good place is chosen, and slot A places there.
    const good = page.locator('[data-group="place"] .tile')
    expect(await good.count()).toBe(4)
    await good.nth(1).click()
    await settled(page)
    expect(await ghosts.count()).toBe(1)
    await slot(page, 'a').click()
    await expect.poll(() => placed(page, game)).toBe(1)
    await settled(page)

    // By map: a press shows it there, and nothing is done yet.
    const open = screen.game
    const state = stateOf(await savedTable(page, game.id))
    const seat = open.toAct(state)
    const out = new Int32Array(state.legal.length)
    const places = [...out.subarray(0, open.choices(state, seat, out))].flatMap(
      (choice) => part.put(state, choice)?.place ?? [],
    )
    let pressed = -1
    for (const place of places) {
      const at = await pointOf(page, place)
      if (!at) continue
      if (how.touch) await page.touchscreen.tap(at.x, at.y)
      else await page.mouse.click(at.x, at.y)
      pressed = place
      break
    }
    expect(pressed).toBeGreaterThanOrEqual(0)
    await settled(page)
    expect(await placed(page, game)).toBe(1)
    expect(await ghosts.first().getAttribute('data-place')).toBe(String(pressed))
    await slot(page, 'a').click()
    await expect.poll(() => placed(page, game)).toBe(2)
    await settled(page)

    // All at once: ghosts first, then A; one Undo takes all of it back.
    await page.locator('[data-part="source-computer"]').click()
    await settled(page)
    expect(await placed(page, game)).toBe(2)
    expect(await ghosts.count()).toBeGreaterThan(8)
    await slot(page, 'a').click()
    await expect.poll(() => placed(page, game)).toBe(16)
    await settled(page)
    await slot(page, 'b').click()
    await expect.poll(() => placed(page, game)).toBe(2)
    await settled(page)

    // Again, to the end: what is left is the one that ends it, and the set-up can be kept.
    await page.locator('[data-part="source-computer"]').click()
    await settled(page)
    await slot(page, 'a').click()
    await settled(page)
    await page.locator('[data-part="keep"] input').fill('Stonne first')
    await page.locator('[data-part="keep"] button[type="submit"]').click()
    const kept = await page.evaluate(() => localStorage.getItem('estafette.set-ups.met.allied'))
    expect(kept).toContain('Stonne first')
    expect(await slot(page, 'a').textContent()).toMatch(/Finish set-up|Finir le placement/)
    await slot(page, 'a').click()
    await expect
      .poll(async () => {
        const now = stateOf(await savedTable(page, game.id))
        const acting = screen.game.toAct(now)
        return acting >= 0 && screen.setUp!.isSetUp(now, acting) && acting === seat
      })
      .toBe(false)
  },
)

test('another unit is taken in hand by key and by the row, and comes back by a press', async () => {
  const game = stonne(92)
  const page = await sit(game, desktop)
  const name = (): Promise<string | null> => page.locator('[data-part="hand"] b').textContent()
  const first = await name()
  await page.keyboard.press('N')
  await expect.poll(name).not.toBe(first)
  await page.locator('.dock .set-up-group:not(.is-placed) button.dock-unit').nth(4).click()
  await settled(page)
  const third = await name()
  expect(third).not.toBe(first)
  await slot(page, 'a').click()
  await expect.poll(() => placed(page, game)).toBe(1)
  await settled(page)
  // Whoever was passed over comes up again.
  expect(await name()).toBe(first)
  await page.locator('.dock .is-placed button.dock-unit').first().click()
  await expect.poll(() => placed(page, game)).toBe(0)
  await expect.poll(name).toBe(third)
})

test('a set-up that was kept is offered, and one that no longer fits says who', async () => {
  const game = stonne(93)
  const [unit] = screen.game.kinds['unit']!.codes
  expect(unit).toBeDefined()
  const misfit = [
    { name: 'Old', day: '2026-05-11', places: [{ what: unit!, at: '0101', verb: 'place' }] },
  ]
  const page = await sit(
    {
      ...game,
      storage: { ...game.storage, 'estafette.set-ups.met.allied': JSON.stringify(misfit) },
    },
    desktop,
  )
  const tile = page.locator('[data-group="rest"] .tile', { hasText: 'Old' })
  expect(await tile.getAttribute('aria-disabled')).toBe('true')
  expect(await tile.textContent()).toContain('no longer fits')
})

test.each(oneFor('room of the map', sizes))(
  'the map keeps its room, and nothing is unreadable, %s',
  async (_, how) => {
    const page = await sit(stonne(94), how)
    const share = await page.evaluate(
      () => document.querySelector('.table-map')!.getBoundingClientRect().height / innerHeight,
    )
    expect(share).toBeGreaterThanOrEqual(0.45)
    expect(await page.locator('.edge-marks button').count()).toBe(0)
    expect(await page.locator('[data-part="zone"]').textContent()).not.toBe('')
    expect(await violations(page)).toEqual([])
  },
)
