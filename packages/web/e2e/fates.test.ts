import { targetOf, verbOf, type State } from '@estafette/kernel'
import { gameById } from '@estafette/registry'
import { stateOf } from '@estafette/table'
import { expect, test } from 'vitest'
import { sampleOf } from '../../../scripts/lanes.ts'
import { useHouse, violations } from './harness.ts'
import { savedTable, slot } from './play.ts'
import { prepare, stepOf } from './prepare.ts'

const house = useHouse()

test('the losses that are owed stand under the stack that owes them', async () => {
  const game = prepare({
    seed: 12,
    player: 'greedy',
    until: (state, choices) => choices >= 20 && stepOf(state) === 'casualties',
  })
  const page = await house.open(game.path, { storage: game.storage })
  const tag = page.locator('.owed-tag text')
  await tag.waitFor()
  const owed = Number((await tag.textContent())!.replace(' CP', ''))
  expect(owed).toBeGreaterThan(0)
  const told = page.locator('.decision [role="status"]')
  expect(await told.textContent()).toContain(`${owed} of ${owed} CP to take`)
  // It lies on no name.
  const box = await tag.locator('..').boundingBox()
  const hidden = await page.evaluate(
    ({ x, y, width, height }) =>
      [...document.querySelectorAll('.map-view text')]
        .filter((text) => !text.closest('.owed-tag, .pile') && text.checkVisibility())
        .map((text) => [text.textContent, text.getBoundingClientRect()] as const)
        .filter(
          ([, one]) =>
            one.width > 0 &&
            one.left < x + width &&
            one.right > x &&
            one.top < y + height &&
            one.bottom > y,
        )
        .map(([text]) => text),
    box!,
  )
  expect(hidden).toEqual([])
  expect(await violations(page)).toEqual([])
})

test('where nothing can be declined the rule is one press away', async () => {
  const game = prepare({
    game: 'met',
    seed: 3,
    player: 'greedy',
    until: (state) => stepOf(state, 'met') === 'retreat-step',
  })
  const page = await house.open(game.path, { storage: game.storage })
  const c = slot(page, 'c')
  expect(await c.textContent()).toBe('Explain')
  await c.click()
  const rule = page.locator('[data-part="sheet"] .rule')
  await rule.waitFor()
  expect(await rule.textContent()).toContain('BLZ-RTR')
  await page.keyboard.press('Escape')
  const { entries } = await savedTable(page, game.id)
  expect(entries.length).toBe(game.table.entries.length)
})

// Not frontline: nobody chooses a way back there.
const retreats = [
  { game: 'arras', step: 'retreat', seed: 2 },
  { game: 'celles', step: 'retreat-step', seed: 7 },
  { game: 'met', step: 'retreat-step', seed: 3 },
] as const

test.each(sampleOf(retreats, 1))('every way back is an arrow on the map: $game', async (row) => {
  const { game: name, step, seed } = row
  const game = prepare({
    game: name,
    seed,
    player: 'greedy',
    until: (state) => stepOf(state, name) === step,
  })
  const page = await house.open(game.path, { storage: game.storage })
  const ways = page.locator('.going')
  await ways.first().waitFor()
  const shown = async (): Promise<number[]> =>
    (
      await ways.evaluateAll((all) => all.map((way) => Number(way.getAttribute('data-place'))))
    ).toSorted((a, b) => a - b)
  expect(await shown()).toEqual(destinations(name, stateOf(game.table)))
  expect(await page.locator('.going.is-meant').count()).toBe(1) // what the card proposes
  // The note of the roll leaves free where the unit may go.
  if (name !== 'arras') {
    const note = (await page.locator('[data-part="roll"]').boundingBox())!
    for (const head of await page.locator('.going .trail-head').all()) {
      const { x, y } = (await head.boundingBox())!
      const isBeside = x < note.x || y < note.y || x > note.x + note.width
      expect(isBeside || y > note.y + note.height).toBe(true)
    }
  }
  expect(await violations(page)).toEqual([])
})

/** Where whoever decides may send a unit. */
function destinations(name: string, state: State): number[] {
  const game = gameById(name)!
  const all = new Int32Array(512)
  const count = game.choices(state, game.toAct(state), all)
  return [...all.subarray(0, count)]
    .filter((choice) => game.verbs[verbOf(choice)]?.name === 'to')
    .map(targetOf)
    .toSorted((a, b) => a - b)
}
