import type { Choice, State } from '@estafette/kernel'
import type { Page } from 'playwright-core'
import type { GameScreen } from '../src/screen/screen.ts'
import { offerOf } from '../src/session/offers.ts'
import { lookAtCard, screens } from './geometry.ts'

const sorted = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b)

/** What must be on tiles and slots: all choices, but for those that plans on the map stand for. */
export function besidePlans(
  { game, plans }: GameScreen,
  state: State,
  legal: readonly Choice[],
): readonly Choice[] {
  if (!plans?.canPlan(state, game.toAct(state))) return legal
  return legal.filter((choice) => !plans.verbs.has(offerOf(game, choice).verb))
}

/** Whether the lines of what an assault can bring are not all in sight. Runs in the page. */
function isOutcomeCut(): boolean {
  const lines = document.querySelector('.results-bar ~ dl')?.getBoundingClientRect()
  const body = document.querySelector('.decision-body')!.getBoundingClientRect()
  return lines !== undefined && lines.bottom > body.bottom + 0.5
}

/** Looks at the card on every screen; returns what is wrong. */
export async function faultsOf(
  page: Page,
  what: string,
  legal: readonly Choice[],
  beside: readonly Choice[],
  places: Map<string, string>,
): Promise<string[]> {
  const faults: string[] = []
  await page.mouse.move(0, 0) // else another size puts something under it, which then explains itself
  for (const { name, size, touch } of screens) {
    await page.setViewportSize({ width: size[0], height: size[1] })
    const sight = await page.evaluate(lookAtCard, { touch })
    const say = (fault: string): void => void faults.push(`${what}, ${name}: ${fault}`)
    sight.faults.forEach(say)
    const isPlan = name === 'desk' && what.endsWith('target')
    if (isPlan && (await page.evaluate(isOutcomeCut))) say('the outcome is cut')
    const offered = sorted([...sight.shown, ...sight.listed])
    if (offered.join() !== sorted(legal).join()) say(`${offered.length} of ${legal.length} choices`)
    const missing = beside.filter((choice) => !sight.shown.includes(choice))
    if (!sight.confirms && missing.length > 0) say(`only the list has ${missing.join()}`)
    const before = places.get(name)
    if (before !== undefined && before !== sight.slots) {
      say(`the slots went from ${before} to ${sight.slots}`)
    }
    places.set(name, sight.slots)
  }
  return faults
}

/** How a card is laid out, roughly: cards alike in this are looked at once. Runs in the page. */
export function layoutOfCard(): string {
  const about = (many: number): number => [0, 1, 2, 3, 4, 6, 9].findLast((some) => some <= many)!
  const count = (within: ParentNode, selector: string): number =>
    within.querySelectorAll(selector).length
  const groups = [...document.querySelectorAll<HTMLElement>('.decision .tiles')].map((group) => {
    const longest = Math.max(
      ...[...group.querySelectorAll('.tile')].map((tile) => (tile.textContent ?? '').length),
    )
    return `${group.dataset['group']} ${about(count(group, '.tile'))} ${longest >> 4}`
  })
  const caution = document.querySelector('.slots-caution')?.textContent ?? ''
  return [...groups, about(count(document, '.dock-unit')), caution.length > 0].join()
}
