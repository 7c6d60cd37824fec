import { expect, test } from 'vitest'
import { useHouse } from './harness.ts'
import { myTurn, pointOf, savedTable, selectStack, settled, slot } from './play.ts'
import { prepare, stepOf } from './prepare.ts'

const house = useHouse()
const impulse = prepare({ seed: 5, until: (state) => stepOf(state) === 'impulse' })

test('Escape does what slot C does wherever the focus is, and takes no choice of the game', async () => {
  const page = await house.open(impulse.path, { storage: impulse.storage })
  const entries = async () => (await savedTable(page, impulse.id)).entries.length
  const before = await entries()
  await selectStack(page)
  const chosen = page.locator('.area.is-selected')
  await chosen.first().waitFor()
  await page.locator('.decision-head').hover() // a mouse that rests on the stack is told about it first
  await page.getByRole('tab', { name: 'Units' }).focus()
  await page.locator('.look-note').waitFor({ state: 'detached' })
  await settled(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => chosen.count()).toBe(0)

  // Slot C passes now: Escape does not, and an end that is being asked about is left.
  await settled(page)
  expect(await slot(page, 'c').textContent()).toContain('Pass')
  await page.keyboard.press('Escape')
  await settled(page)
  expect(await page.locator('[data-group="open"]').count()).toBe(0)
  await page.keyboard.press('E')
  await page.locator('[data-group="open"]').waitFor()
  await settled(page)
  await page.keyboard.press('Escape')
  await page.locator('[data-group="open"]').waitFor({ state: 'detached' })
  expect(await entries()).toBe(before)
})

test('Escape takes away what a resting mouse was told, though the focus is elsewhere', async () => {
  const page = await house.open(impulse.path, { storage: impulse.storage })
  const { able } = await myTurn(page)
  await page.getByRole('tab', { name: 'Units' }).focus()
  const note = page.locator('.look-note')
  for (const place of able) {
    const pile = page.locator(`.pile[data-place="${place}"]`).first()
    if (!(await pointOf(page, place)) || !(await pile.count())) continue
    await pile.hover()
    break
  }
  await note.waitFor()
  await page.keyboard.press('Escape')
  await note.waitFor({ state: 'detached' })
})
