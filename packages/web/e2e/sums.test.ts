import type { State } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { eventsOf, stateAt } from '@estafette/table'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { gamesOfTheDay } from '../../../scripts/lanes.ts'
import { loadScreen } from '../src/games/index.ts'
import { harmOf } from '../src/screen/events.ts'
import type { GameScreen } from '../src/screen/screen.ts'
import { LONG, overflow, useHouse, violations } from './harness.ts'
import { followed, look, readSum, settled, slot } from './play.ts'
import { prepare, type Prepared } from './prepare.ts'

const house = useHouse()
const SEEDS = LONG ? 12 : 6 // games in which a turn is looked for that did something
const CHOICES = 320 // of each
const MOST = 40 // choices of a turn that is played

/** A turn that did something to somebody, from their last choice to their next decision. */
interface Turn {
  readonly seed: number
  readonly from: number // choices that were taken before it
  readonly choices: readonly number[]
  readonly before: State
  readonly after: State
  readonly own: number // side
}

/** The game as it is played in Node: the page then sees the same dice. */
const played = (game: string, seed: number, moves: number): Prepared =>
  prepare({ game, seed, moves, player: 'greedy', settings: { enemyPace: 'atOnce' } })

/** The shortest turn that did something to the other side, in some games. */
function harmfulTurn({ game, turnOf }: GameScreen): Turn {
  const found: Turn[] = []
  for (let seed = 1; seed <= SEEDS && (found.length === 0 || LONG); seed++) {
    const { table } = played(game.id, seed, CHOICES)
    const { entries } = table
    const states = Array.from({ length: entries.length + 1 }, (_, count) =>
      game.clone(stateAt(table, count)),
    )
    for (let count = 1; count < entries.length; count++) {
      const after = states[count]!
      const seat = game.toAct(after)
      const own = game.sideOf(after, seat)
      const isTheirs = (at: number): boolean => turnOf!(states[at]!) === 1 - own
      if (own < 0 || isTheirs(count) || entries[count - 1]!.seat === seat) continue
      const last = entries.findLastIndex(
        (entry, at) => at < count && entry.seat === seat && !isTheirs(at),
      )
      const turn = entries.slice(last + 1, count)
      const isHarmful = turn.some((_, at) =>
        eventsOf(table, last + 2 + at).some((event) => harmOf(game, event)?.side === own),
      )
      // What went on in one of the own fights is no turn.
      if (last < 0 || !isHarmful || turn.length > MOST) continue
      const begun = states.slice(last + 1, count + 1).some((state) => turnOf!(state) === 1 - own)
      if (!begun) continue
      const choices = turn.map(({ choice }) => choice)
      found.push({ seed, from: last + 1, choices, before: states[last + 1]!, after, own })
    }
  }
  const [turn] = found.toSorted((a, b) => a.choices.length - b.choices.length)
  if (!turn) throw new Error(`no turn of ${game.id} did anything`)
  return turn
}

/** Takes a choice off the list, and confirms it where that is asked. */
async function take(page: Page, choice: number): Promise<void> {
  const come = page.locator('.hand-over button')
  const line = page.locator(`.choices [data-choice="${choice}"]`)
  await come.or(line).first().waitFor()
  if (await come.count()) await come.first().click()
  await line.first().waitFor()
  await settled(page)
  await line.first().click()
  await followed(page)
  if ((await page.evaluate(look)).canConfirm) {
    await page.locator('.slots:not([data-deaf]) [data-part="confirm"]').click()
  }
  await followed(page)
}

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES']
  if (folder === undefined) return
  await page.waitForTimeout(600)
  await page.screenshot({ path: `${folder}/sum-${name}.png` })
}

/** Units of a side that stood on the map and do not any more. */
function goneFrom({ map }: GameScreen, { before, after, own }: Turn): number {
  const standing = (state: State): number[] =>
    map!
      .piles(state)
      .filter(({ side }) => side === own)
      .flatMap(({ units }) => units)
  const left = new Set(standing(after))
  return standing(before).filter((unit) => !left.has(unit)).length
}

describe.each(gamesOfTheDay(games))('$id', ({ id }) => {
  test('a turn that did something is summed up for the other player until they go on', async () => {
    const screen = (await loadScreen(id))!
    const turn = harmfulTurn(screen)
    const ways = [
      { name: 'desk', how: { size: [1366, 768] } },
      { name: 'phone-fr', how: { size: [390, 844], language: 'fr', touch: true } },
    ] as const
    for (const { name, how } of ways) {
      if (name === 'phone-fr' && !LONG && !process.env['PICTURES']) continue
      const game = played(id, turn.seed, turn.from)
      const page = await house.open(game.path, { storage: game.storage, ...how })
      for (const choice of turn.choices) await take(page, choice)
      const come = page.locator('.hand-over button')
      const sum = page.locator('[data-part="sum"]')
      await come.or(sum).first().waitFor()
      if (await come.count()) await come.first().click()
      await sum.waitFor()
      await page.locator('.sum-line').first().waitFor()
      await picture(page, `${id}-${name}`)
      const isEnglish = name === 'desk'
      expect(await sum.locator('h2').textContent()).toMatch(isEnglish ? /^What .* did$/ : /^Ce qu’/)
      expect(await sum.locator('[role="alert"]').textContent()).toMatch(
        isEnglish ? /Done to you: \S/ : /Contre vous\s: \S/,
      )
      const figures = await sum.locator('[data-part="sum-figures"] div').allInnerTexts()
      if (screen.map && isEnglish) {
        const lost = figures.find((text) => /\blost$/.test(text) && !/place/.test(text))
        expect(Number.parseInt(lost ?? '0', 10), figures.join('; ')).toBe(goneFrom(screen, turn))
      }
      // The worst is looked at first; another line shows another step.
      const lines = sum.locator('button.sum-line')
      if ((await lines.count()) > 0) {
        await lines.last().click()
        expect(await lines.last().getAttribute('aria-current')).toBe('step')
        const number = await lines.last().getAttribute('data-step')
        if (screen.map)
          await page.locator(`.trail.is-now[data-step="${number}"]`).waitFor({ state: 'attached' })
        await picture(page, `${id}-${name}-last`)
      }
      expect(await overflow(page)).toBe(0)
      expect(await violations(page)).toEqual([])
      if (isEnglish) {
        // Their turn can be seen again, and what it came to then.
        await settled(page)
        await page.keyboard.press('s')
        await page.locator('[data-part="enemy"]').waitFor()
        await slot(page, 'a').click()
        await sum.waitFor()
        await settled(page)
        await page.locator('.decision h2').click()
        await page.keyboard.press('Enter')
        await sum.waitFor({ state: 'detached' })
      } else await readSum(page)
      await page.locator('.choices [data-choice]').first().waitFor()
      expect(await sum.count()).toBe(0)
    }
  })
})
