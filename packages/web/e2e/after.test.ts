import { readFileSync } from 'node:fs'
import { gameById } from '@estafette/registry'
import { tableFromRecord } from '@estafette/table'
import { expect, test } from 'vitest'
import { goldenGames } from '../test/golden.ts'
import { atLength, overflow, useHouse, violations, violationsInAllLooks } from './harness.ts'
import { prepare, storageOf } from './prepare.ts'

const house = useHouse()

/** A recorded game as the browser keeps it, played by a person against the computer. */
function recorded(game: string, seats: readonly string[]) {
  const url = new URL(`../../games/${game}/golden/historical.record`, import.meta.url)
  const read = tableFromRecord(gameById, readFileSync(url, 'utf8'))
  if (!read.ok) throw new Error(read.reason)
  const id = `${game}-golden`
  return { id, table: read.value, storage: storageOf(id, read.value, seats) }
}

const arras = recorded('arras', ['human', 'greedy'])
const celles = recorded('celles', ['greedy', 'human'])

const sizes = [
  ['desk', [1366, 768], atLength],
  ['tablet', [820, 1180], atLength],
  ['phone', [390, 844], test],
  ['tiny', [320, 640], atLength],
] as const

for (const [name, size, lane] of sizes) {
  lane(`the result of a game stands on a ${name} without scrolling sideways`, async () => {
    for (const [game, language] of [
      [arras, 'fr'],
      [celles, 'en'],
    ] as const) {
      const page = await house.open(`/after/${game.id}`, {
        size,
        language,
        touch: size[0] < 500,
        storage: game.storage,
      })
      await page.locator('[data-part="story"]').waitFor()
      expect(await overflow(page)).toBe(0)
      expect(await cutOff(page)).toEqual([])
      if (name === 'desk') expect(await tooHigh(page)).toBeLessThanOrEqual(0)
      const moments = page.locator('.after-moment')
      expect(await moments.count()).toBeGreaterThan(0)
      expect(await moments.count()).toBeLessThanOrEqual(6)
      expect(await page.locator('.after-mark').count()).toBe(await moments.count())
      // What decides is written over the curve, not under it.
      const over = await page.evaluate(() => {
        const goal = document.querySelector('.after-goal-text')
        const stroke = document.querySelector('.after-stroke')!
        if (!goal) return true
        return (stroke.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      })
      expect(over).toBe(true)
      await page.context().close()
    }
  })
}

/** How much of it lies below the edge of the window. */
function tooHigh(page: Awaited<ReturnType<typeof house.open>>): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
}

/** Words that do not fit where they stand. */
function cutOff(page: Awaited<ReturnType<typeof house.open>>): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.after b, .after p, .after small, .after .button')].flatMap(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
          ? [`${element.className} ${element.textContent}`]
          : [],
    ),
  )
}

/** Numbers of the figures by turn that lie over one another. */
function overprinted(): string[] {
  const boxes = [...document.querySelectorAll('.after-bars :is(b, small)')].map((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return { text: one.textContent, box: range.getBoundingClientRect() }
  })
  return boxes.flatMap(({ text, box }, at) =>
    boxes.slice(at + 1).flatMap((other) => {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
      return across > 1 && down > 2 ? [`${text} and ${other.text}`] : []
    }),
  )
}

test.each(goldenGames)('no number by turn lies over another in $name', async ({ name, table }) => {
  const id = name.replaceAll(/[/.]/g, '-')
  const page = await house.open(`/after/${id}`, {
    storage: storageOf(id, table, ['human', 'greedy']),
  })
  await page.locator('.after-bars.is-luck').waitFor({ timeout: 60_000 })
  expect(await page.evaluate(overprinted)).toEqual([])
})

atLength('axe has nothing against it, in every look', async () => {
  const page = await house.open(`/after/${arras.id}`, { storage: arras.storage })
  await page.locator('[data-part="story"]').waitFor()
  expect(await violationsInAllLooks(page)).toEqual([])
})

atLength('axe has nothing against it on a phone', async () => {
  const other = await house.open(`/after/${celles.id}`, {
    size: [390, 844],
    language: 'fr',
    storage: celles.storage,
  })
  await other.locator('[data-part="story"]').waitFor()
  expect(await violations(other)).toEqual([])
})

test('a finished table leads to its result, and a turning point to its moment in the replay', async () => {
  const page = await house.open(`/table/${arras.id}`, { storage: arras.storage })
  const slot = page.locator('.slots:not([data-deaf]) .slot-a')
  await slot.focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-part="story"]').waitFor()
  expect(new URL(page.url()).pathname).toBe(`/after/${arras.id}`)
  expect(await page.locator('h1').textContent()).toMatch(/^You lose at \d\d:00$/)
  const link = page.locator('.after-moment').last()
  const target = (await link.getAttribute('href'))!
  await link.focus()
  await page.keyboard.press('Enter')
  await page.locator('.viewing').waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe(target)
  const moment = Number(target.split('/').at(-1))
  await expect
    .poll(() => page.locator('.replay-timeline').getAttribute('data-at'))
    .toBe(String(moment))
  expect(arras.table.entries[moment - 1]!.faces.length).toBeGreaterThan(0)
})

atLength('every die is verified in the page; a record with a broken seal is not', async () => {
  const page = await house.open(`/after/${arras.id}`, { storage: arras.storage })
  await page.locator('.after-verify').click()
  await page.locator('.after-fair li').first().waitFor()
  expect(await page.locator('.after-fair').textContent()).toContain(arras.table.seed!)
  expect(await page.locator('.after-fair').textContent()).toContain(arras.table.commitment)
  expect(await violations(page)).toEqual([])

  const key = `estafette.record.${arras.id}`
  const seal = /^(\d+ \S+ activate \S+ +=\S+ +)#(\w)/m
  const record = arras.storage[key]!.replace(seal, (_, line, digit) => {
    return `${line}#${digit === '0' ? '1' : '0'}`
  })
  expect(record).not.toBe(arras.storage[key])
  const forged = await house.open(`/after/${arras.id}`, {
    storage: { ...arras.storage, [key]: record },
  })
  await forged.locator('.after-verify').click()
  await forged.locator('.notice.is-bad').waitFor()
})

test.each([
  ['desk', [1366, 768], celles, 'fr'],
  ['desk', [1366, 768], arras, 'en'],
  ['phone', [390, 844], arras, 'en'],
] as const)('the page of the dice is set in order on a %s', async (name, size, game, language) => {
  const page = await house.open(`/fair/${game.id}`, { size, language, storage: game.storage })
  await page.locator('.fair-dice td.is-equal').first().waitFor()
  const steps = page.locator('.fair-steps').first()
  expect(await steps.evaluate((list) => getComputedStyle(list).listStyleType)).toBe('none')
  expect(await page.evaluate(unlikeItsWords)).toEqual([])
  if (game === celles) {
    const telling = page.locator('.fair-dice a', { hasText: /^Dé \d/ })
    expect(await telling.count()).toBeGreaterThan(0) // or the words prove nothing of the dice
  }
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.fair-digits code, .fair-digits b')].flatMap((one) =>
      one.scrollWidth > one.clientWidth + 1 ? [one.textContent] : [],
    ),
  )
  expect(cut).toEqual([])
  expect(await overflow(page)).toBe(0)
  if (name === 'desk') {
    expect(await tooHigh(page)).toBe(0)
    const luck = page.locator('.fair-luck')
    expect(await luck.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0)
  }
})

/**
 * Rows whose sign does not stand beside its word, or whose die shows another face than the words
 * beside it tell of. Runs in the page.
 */
function unlikeItsWords(): string[] {
  return [...document.querySelectorAll('.fair-dice tbody tr')].flatMap((row) => {
    const cell = row.querySelector('.is-equal')!
    const word = document.createRange()
    word.selectNodeContents(cell.lastChild!)
    const middle = ({ top, bottom }: DOMRect): number => (top + bottom) / 2
    const sign = cell.querySelector('svg')!.getBoundingClientRect()
    const isBeside = Math.abs(middle(sign) - middle(word.getBoundingClientRect())) < 5
    const told = /^Dé (\d)/.exec(row.querySelector('a')!.textContent)?.[1]
    const face = row.querySelector('.fair-fallen [aria-label]')?.getAttribute('aria-label')
    return isBeside && (told === undefined || told === face) ? [] : [row.textContent]
  })
}

test('a game that is not over has no result yet, and the list of games knows the way', async () => {
  const open = prepare({ seed: 3, moves: 4 })
  const page = await house.open(`/after/${open.id}`, { storage: open.storage })
  await page.getByText('This game is not over yet.').waitFor()
  const list = await house.open('/', { storage: arras.storage })
  await list.locator('.saved-list').getByRole('link', { name: 'Result' }).click()
  await list.locator('[data-part="story"]').waitFor()
})
