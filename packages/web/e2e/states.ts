import { fastDice, type State } from '@estafette/kernel'
import { legalChoices, stateOf, take } from '@estafette/table'
import { expect, test } from 'vitest'
import { offersOf, offersTo } from '../src/session/offers.ts'
import type { GameScreen } from '../src/screen/screen.ts'
import { besidePlans, faultsOf, layoutOfCard } from './card-faults.ts'
import { LONG, useHouse, type House } from './harness.ts'
import { untilListed } from './play.ts'
import { prepare, type Preparation } from './prepare.ts'

/** Everything that can be acted upon on the page, however it is reached. */
interface Active {
  readonly listed: readonly number[] // choices in the list
  readonly reachable: readonly number[] // those of them that Tab comes to
  readonly slots: readonly number[] // choices in the slots
  readonly marked: readonly number[] // places that are marked on the map
  readonly walked: readonly number[] // places that . goes through
}

/**
 * Reads what is active, and walks through it with the keyboard; what is wanted has some pictures'
 * time to be marked. Runs in the page.
 */
async function read(wanted: { marked: readonly number[]; most: number }): Promise<Active> {
  const all = (selector: string): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>(selector),
  ]
  const choices = (found: readonly HTMLElement[]): number[] =>
    found.map(({ dataset }) => Number(dataset['choice']))
  const places = (selector: string): number[] => [
    ...new Set(all(selector).map(({ dataset }) => Number(dataset['place']))),
  ]
  const redrawn = (): Promise<unknown> => new Promise((done) => setTimeout(done))
  const lines = all('.choices [data-choice]')
  const marks = (): number[] => [
    ...new Set([
      ...places('.area:is(.is-go, .is-attack)'),
      ...places('.pile:has(:is(.ctr-mark-can-act, .ctr-mark-could-act))'),
    ]),
  ]
  const isMarked = (): boolean => {
    const now = marks()
    return now.length === wanted.marked.length && now.every((one) => wanted.marked.includes(one))
  }
  for (let picture = 0; picture < 30 && !isMarked(); picture++) {
    await new Promise((done) => requestAnimationFrame(done))
  }
  const marked = marks()
  const view = document.querySelector<HTMLElement>('.map-view')!
  const walked = new Set<number>()
  view.focus()
  for (let i = 0; i < wanted.most; i++) {
    view.dispatchEvent(new KeyboardEvent('keydown', { key: '.', bubbles: true, cancelable: true }))
    await redrawn()
    const ring = document.querySelector('.map-focus path')?.getAttribute('d')
    const shape = all('.hits [data-place]').find((path) => path.getAttribute('d') === ring)
    if (shape) walked.add(Number(shape.dataset['place']))
  }
  return {
    listed: choices(lines),
    reachable: choices(
      lines.filter(
        (line) => line.tabIndex >= 0 && !line.matches(':disabled') && line.checkVisibility(),
      ),
    ),
    slots: choices(all('.slots [data-choice]')),
    marked,
    walked: [...walked],
  }
}

const sorted = (numbers: Iterable<number>): number[] => [...numbers].sort((a, b) => a - b)

/** The places of the map where something can be done, by the rules. */
function placesOf({ game, map, counters }: GameScreen, state: State): number[] {
  const offers = offersOf(game, state, game.toAct(state), map)
  const found = new Set(offersTo(offers, map?.kind).keys())
  for (const unit of offersTo(offers, counters?.kind).keys()) {
    const place = map?.placeOf(state, unit) ?? -1
    if (place >= 0) found.add(place)
  }
  return sorted(found)
}

/** Where those stand whom the decision is about before all others: the card has their choice. */
function firstOf({ map, counters }: GameScreen, state: State): number[] {
  const first = counters?.first?.(state) ?? []
  return first.map((unit) => map?.placeOf(state, unit) ?? -1).filter((place) => place >= 0)
}

/** Whether something is done to the stack of a place, by a card of its own, that sends it nowhere. */
function isMerelyServed({ game, plans }: GameScreen, state: State, place: number): boolean {
  if (!plans?.groups || !plans.canPlan(state, game.toAct(state))) return false
  return plans.usable(state, place).length === 0
}

/** Where a unit that is under way, and so in hand, can go or attack besides. */
function goalsOf({ game, plans }: GameScreen, state: State): number[] {
  const unit = plans?.inHand?.(state) ?? -1
  if (!plans || unit < 0 || !plans.canPlan(state, game.toAct(state))) return []
  return plans.plans(state, [unit]).map(({ place }) => place)
}

/**
 * Plays at random in the page and beside it, and compares what can be done in every position. Cards
 * that are laid out as none before are looked at on screens of every size.
 */
async function playAlong(
  house: House,
  screen: GameScreen,
  how: Preparation,
  states: number,
  layouts: Set<string>,
): Promise<number> {
  const game = prepare({
    ...how,
    settings: { confirm: { roll: false, phase: false, bid: false } },
  })
  const { table } = game
  const page = await house.open(game.path, { storage: game.storage })
  const chance = fastDice(how.seed ?? 1)
  const slots = new Map<string, string>()
  for (let seen = 0; seen < states; seen++) {
    const state = stateOf(table)
    const seat = screen.game.toAct(state)
    if (seat < 0) {
      await page.close()
      return seen
    }
    const legal = legalChoices(table.game, state, seat)
    await untilListed(page, legal)
    const places = sorted(new Set([...placesOf(screen, state), ...firstOf(screen, state)]))
    const acting = places.filter((place) => !isMerelyServed(screen, state, place))
    const marked = sorted(new Set([...acting, ...goalsOf(screen, state)]))
    const active = await page.evaluate(read, { marked, most: places.length })
    const step = table.game.decision(state, seat).step
    expect({ step, places: sorted(active.marked) }).toEqual({ step, places: marked })
    expect({ step, places: sorted(active.walked) }).toEqual({ step, places })
    expect({ step, choices: sorted(active.reachable) }).toEqual({ step, choices: sorted(legal) })
    expect(active.slots.every((choice) => legal.includes(choice))).toBe(true)
    const layout = LONG ? `${step} ${await page.evaluate(layoutOfCard)}` : ''
    if (LONG && !layouts.has(layout)) {
      layouts.add(layout)
      const beside = besidePlans(screen, state, legal)
      expect(await faultsOf(page, step, legal, beside, slots)).toEqual([])
      await page.setViewportSize({ width: 1366, height: 768 })
      await untilListed(page, legal)
    }
    const choice = legal[chance.below(legal.length)]!
    await page.locator(`.choices [data-choice="${choice}"]`).dispatchEvent('click')
    const taken = take(table, seat, choice)
    expect(taken.ok).toBe(true)
  }
  await page.close()
  return states
}

/** Where games begin that are played along: what it is called, how, and how many positions. */
export type Beginning = readonly [name: string, how: Preparation, states: number]

/** Tests of a game in hundreds of its positions; without time, in a dozen from one beginning. */
export function stateTests(
  screen: GameScreen,
  beginnings: readonly Beginning[],
  quick: Beginning,
): void {
  const house = useHouse()
  const layouts = new Set<string>()
  test.each(LONG ? beginnings : [quick])(
    'marks, list and keyboard mean the legal choices in the states visited %s',
    async (name, how, states) => {
      const wanted = LONG ? states : Math.ceil(states / 8)
      const begun = { ...how, game: screen.game.id }
      const seen = await playAlong(house, screen, begun, wanted, layouts)
      expect(seen).toBeGreaterThan(wanted / 2)
      console.log(`${seen} positions ${name}, ${layouts.size} layouts of the card so far`)
    },
  )
}
