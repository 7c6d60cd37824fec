import { battles } from '@estafette/blitzkrieg'
import type { BlitzState } from '@estafette/blitzkrieg/screen'
import { verbOf, type Choice, type Game, type State } from '@estafette/kernel'
import { legalChoices, stateOf } from '@estafette/table'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampleOf } from '../../../scripts/lanes.ts'
import { atLength, overflow, useHouse, violations, violationsInAllLooks } from './harness.ts'
import { confirmation, followed, pointOf, savedTable, settled, sitDown, slot } from './play.ts'
import { prepare, stepOf, type Prepared } from './prepare.ts'

const house = useHouse()
type Battle = (typeof battles)[number]

const quiet = { list: false }

/** A moment in which several hexes must be attacked. */
const attacks = (game: string, seed: number): Prepared =>
  prepare({
    game,
    seed,
    player: 'greedy',
    settings: quiet,
    until: (state, count) =>
      count >= 40 && stepOf(state, game) === 'declare' && (state as BlitzState).cover > 1,
  })

const titleOf = async (page: Page): Promise<string> =>
  (await page.locator('.decision h2').textContent()) ?? ''
const odds = (page: Page): Promise<string | null> =>
  page.locator('.blitz-columns .is-final').textContent()

test('attacks are planned together, changed under the map and declared one by one', async () => {
  const game = attacks('met', 5)
  const page = await sitDown(house, game)
  await settled(page)
  const must = await page.locator('[data-group="open"] .tile').count()
  expect(must).toBeGreaterThan(1)
  expect(await slot(page, 'c').getAttribute('aria-disabled')).toBe('true')
  await slot(page, 'a').click()
  await settled(page)
  expect(await titleOf(page)).toMatch(/^Attack A on /)
  expect(await page.locator('[data-group="open"] .tile').count()).toBe(0)
  // Every attack has its flag on the map.
  expect(await page.locator('.sketch-flag').count()).toBeGreaterThan(1)
  // Who leaves and comes back changes the column and changes it back.
  const first = await odds(page)
  const members = page.locator('.dock.is-company button[aria-pressed="true"]')
  expect(await members.count()).toBeGreaterThan(0)
  expect(await page.locator('.decision-chance b').textContent()).toBe(first)
  if ((await members.count()) > 1) {
    const one = await members.first().getAttribute('data-unit')
    await members.first().click()
    await followed(page)
    expect(await odds(page)).not.toBe(first)
    await page.locator(`.dock [data-unit="${one}"]`).click()
    await followed(page)
    expect(await odds(page)).toBe(first)
  }
  // The sketch is private: nothing was chosen, and it is there again after a reload.
  expect((await savedTable(page, game.id)).entries.length).toBe(game.table.entries.length)
  await page.reload()
  await page.locator('main[aria-busy="false"]').waitFor()
  await settled(page)
  await slot(page, 'a').click()
  await settled(page)
  expect(await odds(page)).toBe(first)
  expect(await overflow(page)).toBe(0)
  await slot(page, 'a').click()
  await expect
    .poll(async () => (await savedTable(page, game.id)).entries.length)
    .toBeGreaterThan(game.table.entries.length)
})

/** The last die of an arrival in a turn, after which something on the map is decided. */
const lastArrival = (game: Battle): { readonly before: Prepared; readonly roll: Choice } => {
  const rollsIn = (state: State): readonly Choice[] =>
    legalChoices(game as unknown as Game, state, game.toAct(state as BlitzState)).filter((choice) =>
      game.verbs[verbOf(choice)]!.name.startsWith('roll'),
    )
  const before = prepare({
    game: game.id,
    seed: 4,
    player: 'greedy',
    until: (state) => stepOf(state, game.id) === 'arrival' && rollsIn(state).length === 1,
  })
  return { before, roll: rollsIn(stateOf(before.table))[0]! }
}

test.each(sampleOf(battles, 1).map((game) => ({ id: game.id, game })))(
  '$id: the note of an arrival covers no place that is marked for the decision',
  async ({ game }) => {
    const { before, roll } = lastArrival(game)
    const page = await sitDown(house, before)
    await settled(page)
    await page.locator(`.choices [data-choice="${roll}"]`).first().click()
    await settled(page)
    if ((await confirmation(page).count()) > 0) await confirmation(page).first().click()
    const note = page.locator('[data-part="roll"]')
    await note.waitFor()
    await settled(page)
    const marked = page.locator('.pile:has(.ctr-mark-can-act), .area.is-go, .area.is-attack')
    expect(await marked.count()).toBeGreaterThan(0)
    const covered = await marked.evaluateAll((all) => {
      const lies = document.querySelector('[data-part="roll"]')!.getBoundingClientRect()
      return all.filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        const [x, y] = [(left + right) / 2, (top + bottom) / 2]
        return x > lies.left && x < lies.right && y > lies.top && y < lies.bottom
      }).length
    })
    expect(covered).toBe(0)
  },
)

atLength(
  'a press on an enemy means the attack on them, by mouse, finger and keyboard',
  async () => {
    const game = attacks('met', 5)
    for (const touch of [false, true]) {
      const page = await sitDown(house, game, touch ? { touch, size: [390, 844] } : {})
      await settled(page)
      const tile = page.locator('[data-group="open"] .tile').first()
      const name = ((await tile.textContent()) ?? '').match(/\d{4}/)![0]
      const state = stateOf(game.table) as BlitzState
      const hex = state.board.hexIds.indexOf(name)
      let at = await pointOf(page, hex)
      if (!at) {
        await page.getByRole('button', { name: 'Whole map' }).click()
        at = await pointOf(page, hex)
      }
      if (touch) await page.touchscreen.tap(at!.x, at!.y)
      else await page.mouse.click(at!.x, at!.y)
      await settled(page)
      expect(await titleOf(page)).toMatch(/^Attack A on /)
    }
  },
)

atLength.each(battles.map(({ id }) => id))(
  'the table of %s opens and is accessible',
  async (id) => {
    const page = await sitDown(house, prepare({ game: id, seed: 3, player: 'greedy', moves: 30 }))
    await settled(page)
    expect(await violations(page)).toEqual([])
    const places = await page.locator('.hits path').count()
    expect(places).toBe(battles.find((battle) => battle.id === id)!.kinds['hex']!.codes.length)
  },
)

atLength('the planner is accessible in every look', async () => {
  const page = await sitDown(house, attacks('met', 5))
  await settled(page)
  await slot(page, 'a').click()
  await settled(page)
  expect(await violationsInAllLooks(page)).toEqual([])
})
