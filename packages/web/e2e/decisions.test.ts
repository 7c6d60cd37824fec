import { fastDice } from '@estafette/kernel'
import { legalChoices, stateOf, take } from '@estafette/table'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arrasScreen } from '../src/games/arras/screen.tsx'
import { blitzScreen } from '../src/games/blitzkrieg/screen.tsx'
import { cellesScreen } from '../src/games/celles/screen.tsx'
import { frontScreen } from '../src/games/frontline/screen.tsx'
import type { GameScreen } from '../src/screen/screen.ts'
import { sampleOf } from '../../../scripts/lanes.ts'
import { besidePlans, faultsOf } from './card-faults.ts'
import { comeTo } from './front.ts'
import { screens } from './geometry.ts'
import { LONG, useHouse } from './harness.ts'
import { followed, savedTable, untilListed } from './play.ts'
import { prepare, type Preparation } from './prepare.ts'

const house = useHouse()
const OF_A_KIND = LONG ? 3 : 1 // positions of each kind of decision that are looked at

/** Presses the first thing that is no choice yet, a stack or a target; false where there is none. */
async function pressOn(page: Page, group: string): Promise<boolean> {
  const tile = page.locator(`${group} .tile:not([data-choice]):not([aria-disabled="true"])`).first()
  if ((await tile.count()) === 0) return false
  await tile.dispatchEvent('click')
  return true
}

/** Decisions of Frontline that are put together on the field, and the keys that begin to. */
const planned: ReadonlySet<string> = new Set(['action', 'react'])
const walk = [
  ['.', 'section'],
  [']', 'target'],
] as const

async function playAlong(screen: GameScreen, how: Preparation, steps: number): Promise<number> {
  const game = prepare({
    ...how,
    settings: {
      list: true, // to begin with: it is closed before it is looked at
      confirm: { roll: false, phase: false, bid: false, final: false },
    },
  })
  let { table } = game
  const page = await house.open(game.path, { storage: game.storage })
  const chance = fastDice(how.seed ?? 1)
  const places = new Map<string, string>()
  const seen = new Map<string, number>()
  const faults: string[] = []
  let looks = 0
  for (let i = 0; i < steps; i++) {
    if (screen.field) {
      await comeTo(page)
      table = await savedTable(page, game.id) // what orders answer has gone by
    }
    const state = stateOf(table)
    const seat = table.game.toAct(state)
    if (seat < 0) break
    const legal = legalChoices(table.game, state, seat)
    const { step } = table.game.decision(state, seat)
    await untilListed(page, legal)
    const count = seen.get(step) ?? 0
    seen.set(step, count + 1)
    if (count < OF_A_KIND) {
      const beside = planned.has(step) && screen.field ? [] : besidePlans(screen, state, legal)
      faults.push(...(await faultsOf(page, step, legal, beside, places)))
      looks++
      if (screen.plans?.canPlan(state, seat) && (await pressOn(page, '[data-group="stacks"]'))) {
        faults.push(...(await faultsOf(page, `${step}, stack`, legal, [], places)))
        if (await pressOn(page, ':is([data-group="attack"], [data-group="move"])')) {
          faults.push(...(await faultsOf(page, `${step}, target`, legal, [], places)))
        }
        for (const _ of 'abc') await page.locator('.map-view').press('Escape')
      }
      if (screen.field && planned.has(step)) {
        for (const [key, what] of walk) {
          await page.keyboard.press(key)
          await followed(page)
          faults.push(...(await faultsOf(page, `${step}, ${what}`, legal, [], places)))
        }
        for (const _ of 'abcd') {
          await page.keyboard.press('Escape')
          await followed(page)
        }
      }
    }
    const choice = legal[chance.below(legal.length)]!
    await page.locator(`.choices [data-choice="${choice}"]`).dispatchEvent('click')
    if (screen.field) {
      await expect
        .poll(async () => (await savedTable(page, game.id)).entries.length)
        .toBeGreaterThan(table.entries.length)
    } else expect(take(table, seat, choice).ok).toBe(true)
  }
  expect(faults).toEqual([])
  console.log(`${looks} positions at ${screens.length} sizes:`, Object.fromEntries(seen))
  return looks
}

const stonne = await blitzScreen('met')
const sedan = await blitzScreen('unleashed')
const front = frontScreen()

const beginnings = [
  ['Arras', arrasScreen, { game: 'arras', seed: 63, moves: 240 }],
  ['Celles', cellesScreen, { game: 'celles', seed: 65, moves: 120 }],
  [
    'the free set-up of Arras',
    arrasScreen,
    { game: 'arras', seed: 62, setup: { scenario: 'free' } },
  ],
  ['the set-up of Celles', cellesScreen, { game: 'celles', seed: 64 }],
  ['Stonne', stonne, { game: 'met', seed: 66, moves: 300 }],
  ['Sedan', sedan, { game: 'unleashed', seed: 67, player: 'greedy', moves: 150 }],
  ['the set-up of Sedan', sedan, { game: 'unleashed', seed: 68 }],
  [
    'Pointe du Hoc',
    front,
    { game: 'frontline', seed: 69, setup: { scenario: 's06' }, player: 'greedy', moves: 60 },
  ],
  [
    'the set-up of a free battle',
    front,
    { game: 'frontline', seed: 70, setup: { scenario: 'battle' } },
  ],
] as const

test.each(sampleOf(beginnings, 2))(
  'the options of visited decisions can be seen and pressed at all sizes, in %s',
  async (_name, screen, how) => {
    const looks = await playAlong(screen as unknown as GameScreen, how, LONG ? 40 : 4)
    expect(looks).toBeGreaterThan(LONG ? 2 : 0)
  },
)
