import { fastDice, type Setup } from '@estafette/kernel'
import { gameById } from '@estafette/registry'
import { expect, test } from 'vitest'
import { atLength, useHouse } from './harness.ts'
import { expectOver } from './hands.ts'
import { proposed } from './newcomer.ts'
import { chooseAttacker, confirmation, myTurn, savedTable, settled, sitDown, slot } from './play.ts'
import { canAssault, prepare } from './prepare.ts'

const house = useHouse()
const arras = gameById('arras')!
const MOST = 8000 // presses of a game

test('a first assault takes at most four clicks after choosing the stack', async () => {
  const game = prepare({
    seed: 12,
    player: 'greedy',
    until: (state) => arras.toAct(state) === 0 && canAssault(state), // the person
    seats: ['human', 'greedy'],
  })
  const page = await sitDown(house, game, {
    storage: { ...game.storage, 'estafette.settings': JSON.stringify({ speed: 'off' }) },
  })
  await myTurn(page)
  const targets = await chooseAttacker(page)
  const begun = game.table.entries.length
  const rolled = async (): Promise<boolean> =>
    (await savedTable(page, game.id)).entries.slice(begun).some(({ faces }) => faces.length >= 4)
  let clicks = 1
  await targets.first().click()
  while (!(await rolled()) && clicks < 12) {
    await myTurn(page)
    await settled(page)
    if (await rolled()) break
    const confirm = confirmation(page)
    const isOpen = await slot(page, 'a').isEnabled()
    if (await confirm.count()) await confirm.click()
    else await (isOpen ? slot(page, 'a') : page.locator('.decision .tile').first()).click()
    clicks++
    await page.waitForTimeout(200)
  }
  expect(await rolled()).toBe(true)
  expect(clicks).toBeLessThanOrEqual(4)
})

const games: readonly (readonly [id: string, setup: Partial<Setup>])[] = [
  ['arras', {}],
  ['celles', {}],
  ['met', {}],
  ['frontline', { scenario: 'training' }],
]

atLength.each(games)(
  'who presses only what the card proposes finishes a game of %s',
  async (id, setup) => {
    const game = prepare({
      game: id,
      seed: 21,
      setup,
      seats: ['human', 'greedy'],
      settings: { list: false },
    })
    const page = await sitDown(house, game)
    const chance = fastDice(21)
    let presses = 0
    for (; presses < MOST && !(await myTurn(page)).over; presses++) {
      expect(await proposed(page, chance)).toBe(true)
    }
    await expectOver(page, game.id, `${id}, newcomer`, { presses })
  },
  3_000_000,
)
