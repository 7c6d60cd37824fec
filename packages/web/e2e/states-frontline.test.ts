import { frontline } from '@estafette/frontline'
import { ACTION_TYPES, STEP, type FrontlineState } from '@estafette/frontline/screen'
import { fastDice, type Choice, type Game, type Seat } from '@estafette/kernel'
import { legalChoices, stateOf, type Table } from '@estafette/table'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { offersOf } from '../src/session/offers.ts'
import { faultsOf, layoutOfCard } from './card-faults.ts'
import { cardsOn, comeTo, fieldShown } from './front.ts'
import { sampleOf } from '../../../scripts/lanes.ts'
import { LONG, useHouse } from './harness.ts'
import { followed, settled, savedTable, untilListed } from './play.ts'
import { prepare, type Preparation } from './prepare.ts'

const house = useHouse()

const STATES = LONG ? 60 : 4 // from each beginning
const ACTING = ['attack', 'counter', 'move', 'prepare', 'conceal']

/** Steps in which something else stands in the place of the battlefield. */
const settingUp: ReadonlySet<number> = new Set([STEP.select, STEP.draft, STEP.form, STEP.outfit])

const sorted = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b)

/** What can be acted upon, by the rules: as the field marks it while nothing is chosen. */
function fieldOf(s: FrontlineState, seat: Seat) {
  const { all } = offersOf(frontline as unknown as Game, s, seat)
  const isPlanning = s.step === STEP.action || s.step === STEP.react
  const isLaidOut = !settingUp.has(s.step)
  const targets = (kind: string): number[] =>
    sorted(all.flatMap((offer) => (offer.kind === kind ? [offer.target] : [])))
  return {
    isPlanning,
    sections: isPlanning
      ? sorted(all.flatMap(({ verb, target }) => (ACTING.includes(verb) ? [target] : [])))
      : [],
    grounds: isLaidOut ? targets('ground').map((ground) => ground + 1) : [],
    soldiers: isPlanning || !isLaidOut ? [] : targets('soldier'),
  }
}

function handIn({ hands }: FrontlineState, seat: Seat): readonly number[] {
  return Array.from({ length: ACTION_TYPES }, (_, card) => card).flatMap((card) =>
    Array.from({ length: hands[seat * ACTION_TYPES + card]! }, () => card),
  )
}

/** The sections that `.` goes through. */
async function walked(page: Page, most: number): Promise<number[]> {
  const found: number[] = []
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('.')
    const chosen = page.locator('.frl-tray.is-chosen')
    await chosen.waitFor()
    found.push(Number(await chosen.getAttribute('data-section')))
  }
  // First a plan is let go of, and a slot that has just changed hears nothing.
  const chosen = page.locator('.frl-tray.is-chosen')
  for (let times = 0; times < 4 && (await chosen.count()) > 0; times++) {
    await settled(page)
    await page.keyboard.press('Escape')
    await followed(page)
  }
  expect(await chosen.count()).toBe(0)
  return sorted(found)
}

/** Choices in the list that Tab comes to. Runs in the page. */
function reachable(): number[] {
  return [...document.querySelectorAll<HTMLElement>('.choices [data-choice]')]
    .filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility())
    .map(({ dataset }) => Number(dataset['choice']))
}

/** Compares all that can be done in a position on the page with the rules. */
async function compare(page: Page, table: Table, legal: readonly Choice[]): Promise<void> {
  const s = stateOf(table) as FrontlineState
  const seat = table.game.toAct(s)
  const { step } = table.game.decision(s, seat)
  const wanted = fieldOf(s, seat)
  const shown = await fieldShown(page)
  expect({
    step,
    choices: sorted(await page.evaluate(reachable)),
    sections: sorted(shown.sections),
    grounds: sorted(shown.grounds),
    soldiers: sorted(shown.soldiers),
    slots: shown.slots.filter((choice) => !legal.includes(choice)),
    hand: s.turn > 0 ? await cardsOn(page) : [],
  }).toEqual({
    step,
    choices: sorted(legal),
    sections: wanted.sections,
    grounds: wanted.grounds,
    soldiers: wanted.soldiers,
    slots: [],
    hand: s.turn > 0 ? handIn(s, seat) : [],
  })
  if (wanted.isPlanning) {
    expect({ step, walked: await walked(page, wanted.sections.length) }).toEqual({
      step,
      walked: wanted.sections,
    })
  }
}

/** Two people play at random in the page; every position is compared with the rules. */
async function playAlong(how: Preparation, layouts: Set<string>): Promise<number> {
  const game = prepare({
    ...how,
    game: frontline.id,
    settings: { confirm: { roll: false, phase: false, bid: false, final: false } },
  })
  const page = await house.open(game.path, { storage: game.storage })
  const chance = fastDice(how.seed ?? 1)
  const slots = new Map<string, string>()
  for (let seen = 0; seen < STATES; seen++) {
    await comeTo(page)
    const table = await savedTable(page, game.id)
    const state = stateOf(table)
    const seat = table.game.toAct(state)
    if (seat < 0) {
      await page.close()
      return seen
    }
    const legal = legalChoices(table.game, state, seat)
    await untilListed(page, legal)
    await compare(page, table, legal)
    const { step } = table.game.decision(state, seat)
    const layout = `${step} ${await page.evaluate(layoutOfCard)}`
    if (!layouts.has(layout) && (LONG || layouts.size < 2)) {
      layouts.add(layout)
      expect(await faultsOf(page, step, legal, [], slots)).toEqual([])
      await page.setViewportSize({ width: 1366, height: 768 })
      await untilListed(page, legal)
    }
    const choice = legal[chance.below(legal.length)]!
    await page.locator(`.choices [data-choice="${choice}"]`).dispatchEvent('click')
    await expect
      .poll(async () => (await savedTable(page, game.id)).entries.length)
      .toBeGreaterThan(table.entries.length)
  }
  await page.close()
  return STATES
}

const beginnings: readonly (readonly [string, Preparation])[] = [
  ['in the middle of Pointe du Hoc', { seed: 71, setup: { scenario: 's06' }, moves: 160 }],
  ['from the set-up of a free battle', { seed: 72, setup: { scenario: 'battle' } }],
  ['in the first battle', { seed: 73, setup: { scenario: 'training' } }],
  ['in a battle with vehicles and guns', { seed: 74, setup: { scenario: 's14' }, moves: 90 }],
  [
    'in a battle of four',
    { seed: 75, setup: { scenario: 's09', options: { players: 'four' } }, moves: 90 },
  ],
]

test.each(sampleOf(beginnings, 1))(
  'marks, hand, list and keyboard mean the legal choices in the states visited %s',
  async (name, how) => {
    const layouts = new Set<string>()
    const seats = how.setup?.options?.['players'] === 'four' ? 4 : 2
    const seen = await playAlong(
      { ...how, player: 'greedy', seats: Array.from({ length: seats }, () => 'human') },
      layouts,
    )
    expect(seen).toBeGreaterThan(STATES / 2)
    console.log(`${seen} positions ${name}, ${layouts.size} layouts of the card`)
  },
)
