import { fastDice } from '@estafette/kernel'
import { legalChoices, stateOf, take } from '@estafette/table'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arrasScreen } from '../src/games/arras/screen.tsx'
import { blitzScreen } from '../src/games/blitzkrieg/screen.tsx'
import { cellesScreen } from '../src/games/celles/screen.tsx'
import type { GameScreen } from '../src/screen/screen.ts'
import { besidePlans, faultsOf } from './card-faults.ts'
import { screens } from './geometry.ts'
import { LONG, useHouse } from './harness.ts'
import { untilListed } from './play.ts'
import { prepare, type Preparation } from './prepare.ts'

const house = useHouse()
const OF_A_KIND = LONG ? 6 : 1 // positions of each kind of decision that are looked at

/** Presses the first thing that is no choice yet, a stack or a target; false where there is none. */
async function pressOn(page: Page, group: string): Promise<boolean> {
  const tile = page.locator(`${group} .tile:not([data-choice]):not([aria-disabled="true"])`).first()
  if ((await tile.count()) === 0) return false
  await tile.dispatchEvent('click')
  return true
}

async function playAlong(screen: GameScreen, how: Preparation, steps: number): Promise<number> {
  const game = prepare({
    ...how,
    settings: {
      list: true, // to begin with: it is closed before it is looked at
      confirm: { roll: false, phase: false, bid: false, final: false },
    },
  })
  const { table } = game
  const page = await house.open(game.path, { storage: game.storage })
  const chance = fastDice(how.seed ?? 1)
  const places = new Map<string, string>()
  const seen = new Map<string, number>()
  const faults: string[] = []
  let looks = 0
  for (let i = 0; i < steps; i++) {
    const state = stateOf(table)
    const seat = table.game.toAct(state)
    if (seat < 0) break
    const legal = legalChoices(table.game, state, seat)
    const { step } = table.game.decision(state, seat)
    await untilListed(page, legal)
    const count = seen.get(step) ?? 0
    seen.set(step, count + 1)
    if (count < OF_A_KIND) {
      const beside = besidePlans(screen, state, legal)
      faults.push(...(await faultsOf(page, step, legal, beside, places)))
      looks++
      if (screen.plans?.canPlan(state, seat) && (await pressOn(page, '[data-group="stacks"]'))) {
        faults.push(...(await faultsOf(page, `${step}, stack`, legal, [], places)))
        if (await pressOn(page, ':is([data-group="attack"], [data-group="move"])')) {
          faults.push(...(await faultsOf(page, `${step}, target`, legal, [], places)))
        }
        for (const _ of 'abc') await page.locator('.map-view').press('Escape')
      }
    }
    const choice = legal[chance.below(legal.length)]!
    await page.locator(`.choices [data-choice="${choice}"]`).dispatchEvent('click')
    expect(take(table, seat, choice).ok).toBe(true)
  }
  expect(faults).toEqual([])
  console.log(`${looks} positions at ${screens.length} sizes:`, Object.fromEntries(seen))
  return looks
}

const [stonne, sedan] = await Promise.all([blitzScreen('met'), blitzScreen('unleashed')])

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
] as const

test.each(LONG ? beginnings : beginnings.slice(0, 1))(
  'every option of every decision can be seen and pressed at every size, in %s',
  async (_name, screen, how) => {
    const looks = await playAlong(screen as unknown as GameScreen, how, LONG ? 200 : 4)
    expect(looks).toBeGreaterThan(2)
  },
  LONG ? 3_000_000 : 240_000,
)
