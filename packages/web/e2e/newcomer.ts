import type { Page } from 'playwright-core'
import type { Chance } from './play.ts'
import { settled } from './play.ts'

/** What the decision card proposes at the moment. Runs in the page. */
function proposals() {
  const all = (selector: string): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>(`.decision ${selector}`),
  ]
  const isOpen = (element: HTMLElement): boolean =>
    element.getAttribute('aria-disabled') !== 'true' && element.checkVisibility()
  const tiles = all('.decision-body [data-group] .tile')
  const groups = (keys: readonly string[]): number[] =>
    tiles.flatMap((tile, at) => {
      const key = tile.closest<HTMLElement>('[data-group]')?.dataset['group'] ?? ''
      return isOpen(tile) && keys.includes(key) ? [at] : []
    })
  const [a] = all('[data-slot="a"]')
  const [c] = all('[data-slot="c"]:not([data-part="explain"])')
  return {
    tiles: tiles.flatMap((tile, at) =>
      isOpen(tile) && tile.getAttribute('aria-pressed') !== 'true' ? [at] : [],
    ),
    stacks: groups(['stacks']),
    targets: groups(['attack', 'move']),
    isEnding: groups(['open']).length > 0,
    a: a && isOpen(a) ? (a.dataset['part'] === 'confirm' ? 'confirm' : 'act') : '',
    c: c && isOpen(c) ? (c.dataset['part'] === 'confirm' ? 'confirm' : 'act') : '',
    hasChoiceInA: a?.dataset['choice'] !== undefined,
  }
}

/**
 * Does what somebody does who knows no rule and only presses what the card proposes: tiles, A and C,
 * never the map, never the list. Returns false where it proposes nothing.
 */
export async function proposed(page: Page, chance: Chance): Promise<boolean> {
  await settled(page)
  const now = await page.evaluate(proposals)
  const pressSlot = (name: string): Promise<void> =>
    page.locator(`.slots:not([data-deaf]) [data-slot="${name}"]`).click()
  const pressTile = (list: readonly number[]): Promise<void> =>
    page
      .locator('.decision .decision-body [data-group] .tile')
      .nth(list[chance.below(list.length)]!)
      .click()
  if (now.isEnding && now.c === 'confirm') await pressSlot('c')
  else if (now.a === 'confirm') await pressSlot('a')
  else if (now.targets.length > 0) await pressTile(now.targets)
  else if (now.stacks.length > 0 && chance.below(4) > 0) await pressTile(now.stacks)
  else if (now.hasChoiceInA && now.a !== '' && chance.below(3) > 0) await pressSlot('a')
  else if (now.a !== '' && chance.below(8) === 0) await pressSlot('a')
  else if (now.c !== '' && (now.tiles.length === 0 || chance.below(2) > 0)) await pressSlot('c')
  else if (now.tiles.length > 0) await pressTile(now.tiles)
  else if (now.a !== '') await pressSlot('a')
  else return false
  return true
}
