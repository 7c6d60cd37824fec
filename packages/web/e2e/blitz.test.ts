import { battles } from '@estafette/blitzkrieg'
import { openAttacks, pilotsOf, previewAttack, type BlitzState } from '@estafette/blitzkrieg/screen'
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
  // At once every hex that could be attacked has the odds of the rules on its flag.
  const s = stateOf(game.table) as BlitzState
  const odds0 = openAttacks(s, []).map(
    ({ sketch: { units, targets } }) =>
      s.board.crtColumns[previewAttack(s, units, targets)!.finalColumn]!,
  )
  const flags = page.locator('.sketch-flag[data-odds]:not([data-odds=""])')
  const shown = await flags.evaluateAll((all) => all.map((one) => one.getAttribute('data-odds')))
  expect(shown.toSorted()).toEqual(odds0.toSorted())
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

test('attacks that were aimed at stay planned until they are dropped', async () => {
  const game = attacks('met', 5)
  const page = await sitDown(house, game)
  await settled(page)
  const s = stateOf(game.table) as BlitzState
  const aimed: number[] = []
  for (const { sketch } of openAttacks(s, [])) {
    const [hex] = sketch.targets
    const at = await pointOf(page, hex!)
    if (!at || aimed.length === 2) continue
    await page.mouse.click(at.x, at.y)
    await settled(page)
    if (/^Attack [AB] on /.test(await titleOf(page))) aimed.push(hex!)
  }
  expect(aimed.length).toBe(2)
  const planned = page.locator('.sketch-flag:is(.is-letter-0, .is-letter-1):not(.sketch-part)')
  expect(await planned.count()).toBe(2)
  await page.locator('.map-view').press('Escape')
  await settled(page)
  expect(await planned.count()).toBe(2)
  expect(await page.locator('[data-group="planned"] .tile').count()).toBe(2)
  await page.locator('[data-group="planned"] .tile').first().click()
  await settled(page)
  await page.locator('[data-part="drop"]').click()
  await settled(page)
  expect(await planned.count()).toBe(1)
})

test('air units fly from one table at one press, and their dice stand in one note', async () => {
  const game = prepare({
    game: 'unleashed',
    seed: 3,
    player: 'greedy',
    settings: quiet,
    until: (state) => stepOf(state, 'unleashed') === 'mission',
  })
  const page = await sitDown(house, game)
  await settled(page)
  const orders = page.locator('[data-part="air-table"] select')
  const count = await orders.count()
  expect(count).toBe(pilotsOf(stateOf(game.table) as BlitzState).length)
  await orders.first().selectOption({ index: 0 }) // stays
  await settled(page)
  const shown = await orders.evaluateAll((all) =>
    all.map((one) => Number((one as HTMLSelectElement).value)),
  )
  expect(await page.locator('.air-flag').count()).toBeGreaterThan(0)
  expect(await violations(page)).toEqual([])
  await slot(page, 'a').click()
  await settled(page)
  const { entries } = await savedTable(page, game.id)
  expect(entries.slice(game.table.entries.length).map(({ choice }) => choice)).toEqual(shown)
  // Those who intercept have the same table, and what they decide is rolled at once.
  const interceptors = await orders.count()
  expect(interceptors).toBeGreaterThan(1)
  await slot(page, 'a').click()
  await settled(page)
  await slot(page, 'a').click()
  const note = page.locator('.roll-table[data-part="roll"]')
  await note.waitFor()
  const rows = await note
    .locator('tr')
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('th, .roll-needs, .roll-result')].map((cell) => cell.textContent),
      ),
    )
  expect(rows.length).toBeGreaterThan(interceptors)
  for (const row of rows) expect(row.filter((text) => !text)).toEqual([])
  const after = (await savedTable(page, game.id)).entries.slice(entries.length)
  expect(after.filter(({ faces }) => faces.length > 0).length).toBe(interceptors)
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
