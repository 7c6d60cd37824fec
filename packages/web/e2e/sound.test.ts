import { gameById, games } from '@estafette/registry'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gamesOfTheDay, oneFor } from '../../../scripts/lanes.ts'
import { useHouse } from './harness.ts'
import { proposed } from './newcomer.ts'
import { myTurn, settled } from './play.ts'
import { prepare, type Prepared } from './prepare.ts'
import { fastDice } from '@estafette/kernel'

const house = useHouse()
const STEPS = 24

/** Counts what a page has its browser play. Runs in the page. */
function countSounds(): void {
  const heard = { contexts: 0, starts: 0 }
  Object.assign(globalThis, { heard })
  const Real = globalThis.AudioContext
  globalThis.AudioContext = class extends Real {
    constructor() {
      super()
      heard.contexts++
    }
  }
  const { start } = AudioScheduledSourceNode.prototype
  AudioScheduledSourceNode.prototype.start = function (...when: [number]) {
    heard.starts++
    start.apply(this, when)
  }
  const { start: startBuffer } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function (...when: [number]) {
    heard.starts++
    startBuffer.apply(this, when)
  }
}

const heardOn = (page: Page) =>
  page.evaluate(
    () => (globalThis as unknown as { heard: { contexts: number; starts: number } }).heard,
  )

async function sit(game: Prepared, sound: boolean): Promise<Page> {
  const page = await house.open('/help', { storage: game.storage })
  await page.addInitScript(countSounds)
  await page.evaluate((sound) => {
    const kept = JSON.parse(localStorage.getItem('estafette.settings') ?? '{}') as object
    localStorage.setItem('estafette.settings', JSON.stringify({ ...kept, sound }))
  }, sound)
  await page.goto(house.address + game.path)
  await myTurn(page)
  await settled(page)
  return page
}

test.each(oneFor('sound', gamesOfTheDay(games)).map(({ id }) => id))(
  'what is played in %s is heard where that was asked for, and nothing before a press',
  async (id) => {
    const game = prepare({
      game: id,
      seed: 12,
      player: 'greedy',
      // What a computer does at once is heard: to look at a page counts as a press on it.
      until: (state, choices) => choices >= 80 && gameById(id)!.toAct(state) === 0,
      seats: ['human', 'greedy'],
      settings: { list: false, enemyPace: 'atOnce' },
    })
    const page = await sit(game, true)
    expect(await heardOn(page)).toEqual({ contexts: 0, starts: 0 })
    const chance = fastDice(4)
    for (let step = 0; step < STEPS && (await heardOn(page)).starts === 0; step++) {
      if (!(await proposed(page, chance))) break
      if ((await myTurn(page)).over) break
    }
    const { contexts, starts } = await heardOn(page)
    expect(contexts).toBe(1)
    expect(starts).toBeGreaterThan(0)
  },
)

test('unless asked a table is silent, and the setting is kept', async () => {
  const game = prepare({ seed: 12, player: 'greedy', moves: 80, settings: { list: false } })
  const page = await sit(game, false)
  const chance = fastDice(4)
  for (let step = 0; step < 12; step++) if (!(await proposed(page, chance))) break
  expect(await heardOn(page)).toEqual({ contexts: 0, starts: 0 })
  await page.goto(`${house.address}/settings`)
  const sounds = page.getByRole('switch', { name: 'Sounds' })
  expect(await sounds.isChecked()).toBe(false)
  await sounds.check()
  await page.reload()
  await expect.poll(() => sounds.isChecked()).toBe(true)
})
