import { games } from '@estafette/registry'
import { expect, test } from 'vitest'
import { gamesOfTheDay } from '../../../scripts/lanes.ts'
import { overflow, pressThrough, useHouse } from './harness.ts'

const house = useHouse()

test('a game is set up with the keyboard alone', async () => {
  const page = await house.open('/new/arras')
  const focusOn = (name: string): Promise<void> => page.getByRole('radio', { name }).first().focus()
  await focusOn('Human')
  await page.keyboard.press('ArrowDown')
  expect(
    await page
      .getByRole('radio', { name: /Recruit/ })
      .first()
      .isChecked(),
  ).toBe(true)
  await page.keyboard.press('Tab') // who plays the other side
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  expect(await page.getByRole('radio', { name: 'Free set-up' }).isChecked()).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/table\/arras-/)
  const notes = await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('estafette.note.'))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? '')),
  )
  expect(notes).toHaveLength(1)
  expect(notes[0]).toMatchObject({ game: 'arras', scenario: 'free', sides: ['allied', 'german'] })
  expect(notes[0].seats[0]).toBe('random')
})

test('bids leave the sides open', async () => {
  const page = await house.open('/new/arras')
  await page.getByText('Secret bids').click()
  expect(await page.locator('.seat-title').allTextContents()).toEqual(['Seat 1', 'Seat 2'])
})

test('a game that does not exist is said not to, nor a part that a game has not', async () => {
  for (const name of ['stratego', 'arras/anything']) {
    const page = await house.open(`/new/${name}`)
    expect(await page.locator('.notice').first().textContent()).toContain(name)
  }
})

test('one click begins a game, which waits on the first page until it is deleted', async () => {
  const page = await house.open('/')
  await page.getByRole('button', { name: 'Two players, one screen' }).click()
  await page.waitForURL(/\/table\/arras-/)
  const other = await house.beside(page, '/')
  const list = other.locator('.saved-list')
  await expect.poll(() => list.locator('li').count()).toBe(1)
  expect(await list.textContent()).toContain('two players, one screen')
  await list.getByRole('button', { name: 'Delete this game' }).click()
  await other.getByRole('button', { name: 'Keep it' }).click()
  expect(await list.locator('li').count()).toBe(1)
  await list.getByRole('button', { name: 'Delete this game' }).click()
  await pressThrough(other, other.getByRole('dialog').getByRole('button', { name: 'Delete' }))
  await expect.poll(() => other.locator('.saved-list li').count()).toBe(0)
})

test('a damaged record is refused with the place of the error, and nothing is kept', async () => {
  const page = await house.open('/')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Load a record' }).click()
  const text = 'estafette record 1\ngame arras\nscenario historical\nid x\nmoves\n1 allied fly 9\n'
  await (
    await chooser
  ).setFiles({
    name: 'broken.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  })
  await page.getByText('broken.txt is not an Estafette record.').waitFor()
  expect(await page.locator('.notice-detail').textContent()).toMatch(/line \d/)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('a browser without room says so, and the game goes on', async () => {
  const page = await house.open('/')
  await page.evaluate(() => {
    let size = 1 << 20
    for (let n = 0; size > 0; n++) {
      try {
        localStorage.setItem(`ballast.${n}`, 'x'.repeat(size))
      } catch {
        size >>= 1
      }
    }
  })
  await page.getByRole('button', { name: 'Two players, one screen' }).click()
  await page.waitForURL(/\/table\/arras-/)
  await page.getByText('Browser storage is full').first().waitFor()
})

/** What of who plays, and of the press that begins, is not in the window or under something. */
function hiddenTerms(): string[] {
  const all = document.querySelectorAll(
    '[data-part="who"] :is(.choice, select), [data-part="play"]',
  )
  return [...all].flatMap((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    const isSeen = seen !== null && (one.contains(seen) || seen.contains(one))
    return isSeen && top >= 0 && top + height <= innerHeight ? [] : [one.textContent]
  })
}

test.each(gamesOfTheDay(games).map(({ id }) => id))(
  'who plays %s is in sight with the press that begins, and nothing is asked that has one answer',
  async (id) => {
    const page = await house.open(`/new/${id}`)
    await page.locator('[data-part="play"]').waitFor()
    expect(await page.evaluate(hiddenTerms)).toEqual([])
    const single = await page
      .locator('fieldset')
      .evaluateAll((all) => all.filter((one) => one.querySelectorAll('input').length === 1).length)
    expect(single).toBe(0)
    // The battle itself stands beside that, or the page is a list of them.
    expect(await page.locator(`.opening-map[data-battle="${id}"], .choosing-large`).count()).toBe(1)
    for (const width of [1366, 820, 390, 320]) {
      await page.setViewportSize({ width, height: 768 })
      expect(`${width} ${await overflow(page)}`).toBe(`${width} 0`)
    }
  },
)
