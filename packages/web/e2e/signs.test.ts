import { games } from '@estafette/registry'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { oneFor, oneOfEachSeries } from '../../../scripts/lanes.ts'
import { screens } from './geometry.ts'
import { useHouse } from './harness.ts'
import { settled } from './play.ts'
import { prepare } from './prepare.ts'

const house = useHouse()
const MOVES = 160 // into a game, so that units have been moved, hit and supplied
const LEAST = 11 // pixels of a sign
const BAR = 4 // height of the bar of those who are spent

/** Marks of the key by the classes of what is drawn for them; '' for what is no sign. */
const markOf: Readonly<Record<string, string>> = {
  'ctr-mark-can-act': 'can',
  'ctr-mark-could-act': 'couldAct',
  'ctr-mark-activated': 'activated',
  'ctr-mark-selected': 'selected',
  'ctr-mark-moved': 'moved',
  'ctr-mark-target': 'attack',
  'ctr-mark-focus': '', // where the keyboard is: it shows everywhere
  'is-aimed': 'aimed',
  'ctr-letter': 'letter',
  'ctr-step': 'steps',
  'ctr-gold-box': 'box',
  'ctr-gold-line': 'roof',
  'ctr-gold-ring': 'ring',
  'ctr-lowered': 'lowered',
  'ctr-heavy': 'heavy',
  'ctr-count': 'count',
  'ctr-share-all': 'share',
  'ctr-share': 'share',
  'bz-dug': 'works',
  'bz-digging': 'digging',
}
const PLAIN =
  /^(pile|stack|bz-markers|bz-works|bz-works-case|bz-boats|bz-deck|bz-planks|bz-rails|bz-to-come|ctr|ctr-(still|ghost|turning|lost|british|british-brown|french|belgian|us|wehrmacht|ss|series|spent|plate|shadow|shadow-far|shadow-near|lifted|body|border|hatching|light|dark|bar|bar-[a-z]+|box|lines|solid|wheels|name|small|pushed|formation|size|figures|dash|full|gone|profile|gaps|on-gold|gold|mark-case|mark-line))$/

interface Box {
  readonly name: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What is drawn over the map: signs with their boxes and counts, pills, and every class of a piece. */
function read() {
  const boxesOf = (selector: string, name: (one: Element) => string): Box[] =>
    [...document.querySelectorAll(selector)].map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect()
      return { name: name(one), left, top, right, bottom }
    })
  const numbers = (selector: string, name: string, count: string): [string, number][] =>
    [...document.querySelectorAll<HTMLElement>(selector)].map((one) => [
      one.dataset[name] ?? '',
      Number(one.dataset[count] ?? Number.NaN),
    ])
  const inside = document.querySelectorAll('.piles [class], .bz-markers [class]')
  return {
    signs: boxesOf('.signs .sign', (one) => (one as HTMLElement).dataset['sign'] ?? ''),
    counts: numbers('.signs .sign', 'sign', 'count'),
    pills: boxesOf('.pills > .pill', (one) => `${one.getAttribute('data-place')}`),
    piles: boxesOf('.piles .pile > g > .ctr > .ctr-body', (one) =>
      String(one.closest('.pile')?.getAttribute('data-place')),
    ),
    lines: numbers('.map-legend [data-mark]', 'mark', 'count'),
    classes: [...new Set([...inside].flatMap((one) => [...one.classList]))],
    laid: [...document.querySelectorAll<HTMLElement>('.bz-markers [data-sign]')].length,
  }
}

function meet(one: Box, other: Box): boolean {
  const least = 0.5 // pixels that are rounded
  return (
    one.left < other.right - least &&
    other.left < one.right - least &&
    one.top < other.bottom - least &&
    other.top < one.bottom - least
  )
}

/** What is wrong with signs, pills and the key, a line each. */
function faultsOf(seen: ReturnType<typeof read>): readonly string[] {
  const { signs, counts, pills, piles, lines, classes } = seen
  const wrong: string[] = []
  signs.forEach((one, index) => {
    const [width, height] = [one.right - one.left, one.bottom - one.top]
    const least = one.name === 'spent' ? BAR : LEAST
    if (width < LEAST || height < least) {
      wrong.push(`the sign ${one.name} is ${width.toFixed(1)} by ${height.toFixed(1)}`)
    }
    for (const other of signs.slice(index + 1)) {
      if (meet(one, other)) wrong.push(`${one.name} lies over ${other.name}`)
    }
  })
  pills.forEach((one, index) => {
    for (const other of pills.slice(index + 1)) {
      if (meet(one, other)) wrong.push(`the pill of ${one.name} lies over that of ${other.name}`)
    }
    for (const pile of piles) {
      if (pile.name !== one.name && meet(one, pile)) {
        wrong.push(`the pill of ${one.name} lies over a counter in ${pile.name}`)
      }
    }
  })
  if (lines.length > 0) {
    const marks = new Map(lines)
    const sums = new Map<string, number>()
    for (const [name, count] of counts) sums.set(name, (sums.get(name) ?? 0) + count)
    for (const [name, count] of sums) {
      if (marks.get(name) !== count) wrong.push(`${name} ${count}: in the key ${marks.get(name)}`)
    }
    for (const name of classes) {
      const mark = markOf[name]
      if (mark === undefined && !PLAIN.test(name)) wrong.push(`what is '${name}' a sign of?`)
      if (mark && !marks.has(mark)) wrong.push(`'${name}' is drawn and ${mark} not in the key`)
    }
    if (seen.laid > 0 && !marks.has('printed-bridge')) wrong.push('bridges are not in the key')
  }
  return [...new Set(wrong)]
}

/** Lets the map come to rest. */
async function rested(page: Page): Promise<void> {
  await settled(page)
  await page.waitForTimeout(350)
}

const onMaps = oneOfEachSeries(games).filter(
  ({ kinds }) => 'unit' in kinds && !('soldier' in kinds),
)

test.each(oneFor('signs', onMaps).map(({ id }) => id))(
  'at fit the signs of %s can be told apart, and the key explains and rings them',
  async (id) => {
    const game = prepare({ game: id, seed: 9, player: 'random', moves: MOVES })
    for (const { name, size, touch } of screens) {
      const page = await house.open(game.path, { storage: game.storage, size, touch })
      const map = page.locator('.map-view')
      if ((await map.count()) === 0) return // a field of cards
      const fit = page.locator('.map-buttons > button').nth(2)
      await fit.click()
      await rested(page)
      await page.locator('.map-buttons > button').nth(5).click()
      await page.locator('.map-legend [data-mark]').first().waitFor()
      const seen = await page.evaluate(read)
      expect({ id, name, faults: faultsOf(seen) }).toEqual({ id, name, faults: [] })
      expect(seen.signs.length).toBeGreaterThan(0)
      // The map is not hidden by its own key.
      const share = await page.evaluate(() => {
        const [key, view] = ['.map-legend', '.map-view'].map((one) => {
          const { width, height } = document.querySelector(one)!.getBoundingClientRect()
          return width * height
        })
        return key! / view!
      })
      expect({ id, name, isMost: share > 0.5 }).toEqual({ id, name, isMost: false })

      // Pressing one rings them all, and says where they are.
      const line = page.locator('.map-legend button:not(:disabled)').first()
      await line.click()
      await expect.poll(() => line.getAttribute('aria-pressed')).toBe('true')
      await expect
        .poll(() => page.locator('.map-legend [role="status"]').textContent())
        .toMatch(/\d.*: /)
      expect(await page.locator('.shown-places > g:not([data-part])').count()).toBeGreaterThan(0)
      await page.keyboard.press('Escape')
      await expect.poll(() => page.locator('.map-legend').count()).toBe(0)
      await expect.poll(() => page.locator('.shown-places > g:not([data-part])').count()).toBe(0)

      await fit.click()
      await rested(page)
      const able = page.locator('.pile:has(.ctr-mark-can-act)').first()
      if ((await able.count()) > 0) await able.click({ force: true })
      await rested(page)
      const chosen = await page.evaluate(read)
      expect({ id, name, faults: faultsOf(chosen) }).toEqual({ id, name, faults: [] })
      await page.close()
    }
  },
)
