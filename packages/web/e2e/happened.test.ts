import type { Page } from 'playwright-core'
import { stateOf } from '@estafette/table'
import { expect, test } from 'vitest'
import { LONG, useHouse, violations } from './harness.ts'
import { readSum, savedTable } from './play.ts'
import { prepare, stepOf } from './prepare.ts'

const house = useHouse()

const sizes = [
  { size: [1366, 768], touch: false },
  { size: [820, 1180], touch: false },
  { size: [390, 844], touch: true },
] as const

type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where something is on the screen. */
async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`nothing at ${selector}`)
  return box
}

function holds(box: Box, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height
}

test.each(LONG ? sizes : sizes.filter(({ size }) => size[0] === 390))(
  'a roll stays beside its fight in the window: $size',
  async ({ size, touch }) => {
    const game = prepare({
      seed: 12,
      player: 'greedy',
      until: (state, choices) => choices >= 20 && stepOf(state) === 'casualties',
    })
    const page = await house.open(game.path, { storage: game.storage, size, touch })
    const note = page.locator('[data-part="roll"]')
    await note.waitFor()
    expect(await note.textContent()).toMatch(/Success.*for the \w+, by \d+.*casualty points?/)
    expect(await note.textContent()).toMatch(/% before the roll/)
    expect(await note.locator('.die').count()).toBeGreaterThanOrEqual(4)

    // The note lies on the map, and the stacks that fought stay in sight beside it.
    const place = (stateOf(game.table) as unknown as { target: number }).target
    const piles = page.locator(`.pile[data-place="${place}"]`)
    expect(await piles.count()).toBeGreaterThan(0)
    const hidden = async (): Promise<number> => {
      const at = await boxOf(page, '[data-part="roll"]')
      const map = await boxOf(page, '.map-view')
      const middles = (
        await Promise.all((await piles.all()).map((pile) => pile.boundingBox()))
      ).map((box) => ({ x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }))
      const ends = [
        { x: at.x, y: at.y },
        { x: at.x + at.width - 1, y: at.y + at.height - 1 },
      ]
      return (
        [...ends, ...middles].filter((point) => !holds(map, point)).length +
        middles.filter((point) => holds(at, point)).length
      )
    }
    await expect.poll(hidden).toBe(0)

    // Its ground is lit as long as the note is open.
    const fought = page.locator('[data-part="fought"]')
    expect(await fought.count()).toBe(1)

    expect(await violations(page)).toEqual([])
    await note.getByRole('button', { name: 'Close' }).click()
    await note.waitFor({ state: 'detached' })
    await fought.waitFor({ state: 'detached' })
  },
)

test('the turn of the computer is shown step by step, forth and back, and ends in mine', async () => {
  const game = prepare({
    game: 'celles',
    seed: 7,
    player: 'greedy',
    seats: ['greedy', 'human'],
    settings: { enemyPace: 'step' },
    until: (state) =>
      (state as unknown as { turn: number }).turn >= 3 &&
      (state as unknown as { decider: number }).decider === 0 &&
      stepOf(state, 'celles') === 'active',
  })
  const page = await house.open(game.path, { storage: game.storage })
  const card = page.locator('[data-part="enemy"]')
  await card.waitFor()
  await page.locator('.step-tile.is-now').waitFor()
  await expect.poll(() => page.locator('.step-tile').count()).toBeGreaterThan(1)
  const first = await page.locator('.step-tile.is-now .step-badge').textContent()
  await expect
    .poll(() => page.locator('[data-slot="c"]').getAttribute('aria-disabled'))
    .toBe('false')
  const slot = (name: string) => page.locator(`.slots:not([data-deaf]) [data-slot="${name}"]`)
  await slot('c').click()
  await expect
    .poll(() => page.locator('.step-tile.is-now .step-badge').textContent())
    .toBe(String(Number(first) + 1))
  // The map says whose turn it shows, and how far.
  const steps = await page.locator('.step-tile').count()
  const badge = page.locator('[data-part="badge"]')
  expect(await badge.textContent()).toBe(`German turn${Number(first) + 1} of ${steps}`)
  expect(await card.locator('h2').textContent()).toMatch(/^Attack on |fights$|lost$/)
  // Every step has its number on the map, the present one is marked there too.
  expect(await page.locator('.trail[data-step="1"] .trail-disc').count()).toBe(1)
  expect(await page.locator('.trail.is-now').count()).toBe(1)
  expect(await violations(page)).toEqual([])
  await slot('b').click()
  await expect.poll(() => page.locator('.step-tile.is-now .step-badge').textContent()).toBe(first)
  // Escape does what slot C does: on to the next step.
  await page.locator('.slots:not([data-deaf])').waitFor()
  await page.keyboard.press('Escape')
  await expect
    .poll(() => page.locator('.step-tile.is-now .step-badge').textContent())
    .toBe(String(Number(first) + 1))

  // Slots are deaf only to a second press of the same one: this follows at once. The second press
  // of a double click does not decide anything on the card that comes then.
  await expect.poll(() => badge.textContent()).not.toContain('…')
  const { length } = (await savedTable(page, game.id)).entries
  await page.locator('[data-slot="a"]').dblclick()
  await card.waitFor({ state: 'detached' })
  await page.locator('.slots:not([data-deaf])').waitFor()
  await readSum(page)
  expect((await savedTable(page, game.id)).entries.length).toBe(length)
  expect(await page.locator('.trail').count()).toBe(0)
})

test('a rule that a line of the log cites says what it did here, that line among it', async () => {
  const game = prepare({ seed: 12, player: 'greedy', moves: 30 })
  const page = await house.open(game.path, { storage: game.storage })
  await page.locator('[data-part="lines"]').last().click()
  const line = page.locator('.log-detail p').last()
  const [told] = (await line.innerText()).split(/ (?=[A-Z]*-?[\d.]+[a-z]*\s*$)/)
  await line.locator('a').click()
  const here = page.locator('[data-part="rule-here"]')
  await expect.poll(() => here.innerText()).toContain(told)
  expect(await here.innerText()).toMatch(/What it did in this game/)
  // A name in it leads to the map as in the log.
  await here.locator('.ref').first().click()
  await page.locator('.dock h2').waitFor()
})

test('R opens the rules beside the table, rule links too, and what was done can be undone', async () => {
  const game = prepare({
    seed: 12,
    player: 'greedy',
    until: (state, choices) => choices >= 20 && stepOf(state) === 'casualties',
  })
  const page = await house.open(game.path, { storage: game.storage })
  const before = page.url()
  const undo = page.locator('[data-part="undo"]')
  expect(await undo.getAttribute('aria-disabled')).toBe('false')

  await page.keyboard.press('r')
  const sheet = page.locator('[data-part="sheet"]')
  await sheet.locator('details').first().waitFor()
  expect(page.url()).toBe(before)
  await sheet.locator('summary').first().click()
  await sheet.locator('.side-rules-list button').first().click()
  await sheet.locator('.rule').waitFor()
  await sheet.locator('[data-part="rule-here"]').waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })

  await page.keyboard.press('?')
  await sheet.waitFor()
  expect(page.url()).toBe(before)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })

  expect(await undo.getAttribute('aria-disabled')).toBe('false')
  const entries = game.table.entries.length
  await undo.click()
  await expect
    .poll(async () => (await savedTable(page, game.id)).entries.length)
    .toBeLessThan(entries)
})
