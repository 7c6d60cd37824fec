import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { anyOf, type Keys, type Player } from './hands.ts'
import {
  confirmation,
  followed,
  inSlots,
  settled,
  type Chance,
  type Shown,
  type Sight,
} from './play.ts'

/** What can be pressed on the field of Frontline and in the hand under it. */
export interface FrontSight {
  readonly sections: readonly number[] // that can act or be aimed at, and are not chosen or aimed at
  readonly grounds: readonly number[] // cards of the line that somebody can go to
  readonly soldiers: readonly number[] // whom a question is about
  readonly uses: readonly number[] // which of the possible uses of cards in hand are in sight
  readonly tiles: readonly number[] // which open tiles of the card are not folded away
  readonly slots: readonly number[] // choices in the slots
}

/** Tiles of the card that are neither closed nor chosen. */
const TILES = '.decision .tile:not([aria-disabled="true"], [aria-pressed="true"])'
const USES = '.frl-dock .frl-use.is-can'

/** Looks at the field. Runs in the page, which is told where uses and tiles are. */
function lookAtField(at: { readonly uses: string; readonly tiles: string }): FrontSight {
  const numbers = (selector: string, name: string): number[] => [
    ...new Set(
      [...document.querySelectorAll(`.frl ${selector}`)].map((one) =>
        Number(one.getAttribute(name)),
      ),
    ),
  ]
  const seen = (selector: string): number[] =>
    [...document.querySelectorAll(selector)].flatMap((one, nth) =>
      one.checkVisibility() ? [nth] : [],
    )
  return {
    sections: numbers(
      '.frl-tray:is(.can-act, .is-target:not(.is-aimed)):not(.is-chosen)',
      'data-section',
    ),
    grounds: numbers('.frl-ground.can-go', 'data-ground'),
    soldiers: numbers('.is-eligible[data-soldier]', 'data-soldier'),
    uses: seen(at.uses),
    tiles: seen(at.tiles),
    slots: [...document.querySelectorAll<HTMLElement>('.slots [data-choice]')].map(({ dataset }) =>
      Number(dataset['choice']),
    ),
  }
}

/** The field as a page shows it. */
export const fieldShown = (page: Shown): Promise<FrontSight> =>
  page.evaluate(lookAtField, { uses: USES, tiles: TILES })

/** The things of the field; what takes the keyboard there is a button of theirs. */
const onField = {
  section: (head: number) => `.frl [data-section="${head}"]`,
  ground: (place: number) => `.frl [data-ground="${place}"]`,
  soldier: (x: number) => `.frl [data-soldier="${x}"]`,
}
const KEYED: Readonly<Record<string, string>> = {
  section: ' > .frl-tray-press',
  soldier: ' > .frl-token-press',
}

/** Where the keyboard presses a thing. */
export const keyedAt = ({ name, at }: Way): string => at + (KEYED[name] ?? '')

/** Whichever slot does not confirm lets go of what is intended. */
const CANCEL =
  ':is([data-slot="b"], [data-slot="c"]):not([data-part], [data-choice], [aria-disabled="true"])'

/** One thing that can be pressed now: what it is called, and where it stands. */
export interface Way {
  readonly name: string
  readonly at: string // a selector
  readonly nth?: number
}

/** What can be pressed at a table of Frontline, each as likely as the next. */
export function waysAt(
  sight: Sight,
  field: FrontSight,
  chance: Chance,
  haste: number,
): readonly Way[] {
  const ways: Way[] = []
  if (field.sections.length > 0) {
    const at = onField.section(anyOf(chance, field.sections))
    ways.push({ name: 'section', at }, { name: 'section', at })
  }
  if (field.soldiers.length > 0) {
    ways.push({ name: 'soldier', at: onField.soldier(anyOf(chance, field.soldiers)) })
  }
  if (field.grounds.length > 0) {
    ways.push({ name: 'ground', at: onField.ground(anyOf(chance, field.grounds)) })
  }
  if (field.uses.length > 0) ways.push({ name: 'use', at: USES, nth: anyOf(chance, field.uses) })
  if (field.tiles.length > 0)
    ways.push({ name: 'tile', at: TILES, nth: anyOf(chance, field.tiles) })
  const choice = sight.acts.at(-1)
  if (choice !== undefined && (ways.length === 0 || chance.below(100) < haste)) {
    return [{ name: 'act', at: `.slots:not([data-deaf]) [data-choice="${choice}"]` }]
  }
  if (sight.listed.length > 0 && chance.below(4) === 0) {
    ways.push({
      name: 'line',
      at: `.choices [data-choice="${anyOf(chance, sight.listed)}"]`,
    })
  }
  return ways
}

/** Does one thing that the page offers, at random; returns what it was. */
export async function actAtFront(player: Player, sight: Sight): Promise<string> {
  const { page, hand, chance, haste } = player
  if (sight.canConfirm) {
    await settled(page)
    const cancels = chance.below(8) === 0 && (await inSlots(page, CANCEL).count()) > 0
    await hand.press(cancels ? inSlots(page, CANCEL).first() : confirmation(page))
    return cancels ? 'cancel' : 'confirm'
  }
  await settled(page)
  const field = await fieldShown(page)
  const ways = waysAt(sight, field, chance, haste)
  if (ways.length === 0) throw new Error(`nothing can be pressed: ${sight.prompt}`)
  const { name, at, nth = 0 } = anyOf(chance, ways)
  await hand.press(page.locator(at).nth(nth))
  return name
}

/** Does one thing by keyboard: by Tab and Enter, or by the keys of the field. */
export async function typeAtFront(keys: Keys, chance: Chance, sight: Sight): Promise<string> {
  const { page } = keys
  await settled(page)
  if (sight.canConfirm) {
    const cancels = chance.below(8) === 0
    if (cancels) await keys.press('Escape')
    else {
      await keys.tabTo('.slots [data-part="confirm"]')
      await keys.press('Enter')
    }
    return cancels ? 'cancel' : 'confirm'
  }
  const field = await fieldShown(page)
  if (field.sections.length > 0 && chance.below(3) === 0) {
    await keys.press(anyOf(chance, ['.', ',', ']', '[']))
    return 'walk'
  }
  const ways = waysAt(sight, field, chance, 45)
  if (ways.length === 0) throw new Error(`nothing can be pressed: ${sight.prompt}`)
  const way = anyOf(chance, ways)
  const wanted = page.locator(keyedAt(way)).nth(way.nth ?? 0)
  await wanted.evaluate((one) => one.setAttribute('data-wanted', ''))
  await keys.tabTo('[data-wanted]')
  await page.evaluate(() => document.querySelector('[data-wanted]')?.removeAttribute('data-wanted'))
  await keys.press('Enter')
  return way.name
}

/** The titles of the cards that a page shows anywhere, by their numbers. */
export async function cardsOn(page: Page): Promise<readonly number[]> {
  const cards = await page
    .locator('.frl-card')
    .evaluateAll((all) => all.map((card) => Number((card as HTMLElement).dataset['card'])))
  return cards.sort((a, b) => a - b)
}

/**
 * Whoever decides comes to the screen, where nobody's hand and nothing of the battle was before.
 * What goes by for them by their orders may leave it to the other again.
 */
export async function comeTo(page: Page): Promise<void> {
  const over = page.locator('.hand-over button')
  for (let times = 0; times < 20; times++) {
    await page.locator('.hand-over button, .field-top').first().waitFor()
    if ((await over.count()) === 0) return
    expect(await page.locator('[data-card], .field-top, .decision').count()).toBe(0)
    await over.click()
    await followed(page)
  }
  throw new Error('nobody comes to decide')
}
