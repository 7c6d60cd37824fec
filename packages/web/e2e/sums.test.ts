import type { State } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { stateOf, statesOf, storyOf } from '@estafette/table'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { gamesOfTheDay, oneFor } from '../../../scripts/lanes.ts'
import { loadScreen } from '../src/games/index.ts'
import { harmOf, shapeOf } from '../src/screen/events.ts'
import type { GameScreen } from '../src/screen/screen.ts'
import { LONG, overflow, useHouse, violations } from './harness.ts'
import { confirmation, followed, look, readSum, savedTable, settled, slot } from './play.ts'
import { prepare, type Prepared } from './prepare.ts'

const house = useHouse()
const SEEDS = 6 // games in which a turn is looked for that did something
const CHOICES = 900 // of each
const MOST = 60 // choices of a turn that is played
const FEW = 12 // and of one after which no shorter one is looked for

/** A turn that did something to somebody, from their last choice to their next decision. */
interface Turn {
  readonly seed: number
  readonly from: number // choices that were taken before it
  readonly choices: readonly number[]
  readonly before: State
  readonly own: number // side
}

/** The game as it is played in Node: the page then sees the same dice. */
const played = (game: string, seed: number, moves: number): Prepared =>
  prepare({ game, seed, moves, player: 'greedy', settings: { enemyPace: 'atOnce' } })

/** The shortest turn that did something to the other side, in some games. */
function harmfulTurn({ game, turnOf }: GameScreen): Turn {
  const found: Turn[] = []
  for (let seed = 1; seed <= SEEDS; seed++) {
    if (found.some(({ choices }) => choices.length <= FEW)) break
    const { table } = played(game.id, seed, CHOICES)
    const { entries } = table
    const states = [...statesOf(table)].map((state) => game.clone(state))
    const told = [...storyOf(table)]
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
        // What befell units in a fight of that turn is a line to press; the rest may be nobody's.
        told[last + 2 + at]!.some((event) => {
          const harm = harmOf(game, event)
          return harm?.side === own && harm.kind !== 'place'
        }),
      )
      const isFought = turn.some((_, at) =>
        told[last + 2 + at]!.some((event) => shapeOf(game, event).opens),
      )
      // What went on in one of the own fights is no turn.
      if (last < 0 || !isHarmful || !isFought || turn.length > MOST) continue
      const begun = states.slice(last + 1, count + 1).some((state) => turnOf!(state) === 1 - own)
      if (!begun) continue
      const choices = turn.map(({ choice }) => choice)
      found.push({ seed, from: last + 1, choices, before: states[last + 1]!, own })
    }
  }
  const [turn] = found.toSorted((a, b) => a.choices.length - b.choices.length)
  if (!turn) throw new Error(`no turn of ${game.id} did anything`)
  return turn
}

/** Plays a turn of others by the list, as it went in Node, until it is summed up. */
async function playUntilSum(page: Page, id: string, turn: Turn): Promise<State> {
  const come = page.locator('.hand-over button')
  const sum = page.locator('[data-part="sum"]')
  const lines = page.locator('.choices [data-choice]')
  for (let act = 0; act < 6 * MOST; act++) {
    await come.or(sum).or(lines).first().waitFor()
    if (await come.count()) {
      await come.first().click()
    } else if (await sum.count()) {
      return stateOf(await savedTable(page, id))
    } else {
      await settled(page)
      const { canConfirm, listed } = await page.evaluate(look)
      if (canConfirm) await confirmation(page).first().click()
      else if (listed.length > 0) {
        // Some windows go by themselves at the page.
        const { entries } = await savedTable(page, id)
        const wanted = turn.choices[entries.length - turn.from] ?? -1
        const choice = listed.includes(wanted) ? wanted : listed[0]!
        await lines
          .and(page.locator(`[data-choice="${choice}"]`))
          .first()
          .click()
      }
    }
    await followed(page)
  }
  throw new Error(`the turn of ${id} is not summed up`)
}

/** Loads the table again, and comes to the screen where that is asked. */
async function reopened(page: Page): Promise<void> {
  await page.reload()
  const come = page.locator('.hand-over button')
  const there = page.locator('[data-part="sum"]').or(page.locator('.choices [data-choice]'))
  await come.or(there).first().waitFor()
  if (await come.count()) await come.first().click()
  await there.first().waitFor()
}

/** A sum that was not read is told as it was in the saved game. */
async function comesAgain(page: Page, sum: Locator): Promise<void> {
  const told = await sum.innerText()
  await reopened(page)
  await sum.locator('button.sum-line').first().waitFor()
  expect(await sum.innerText()).toBe(told)
}

/** Units of a side that stood on the map and do not any more. */
function goneFrom({ map }: GameScreen, { before, own }: Turn, after: State): number {
  const standing = (state: State): number[] =>
    map!
      .piles(state)
      .filter(({ side }) => side === own)
      .flatMap(({ units }) => units)
  const left = new Set(standing(after))
  return standing(before).filter((unit) => !left.has(unit)).length
}

describe.each(oneFor('sums', gamesOfTheDay(games)))('$id', ({ id }) => {
  test('a turn that did something is summed up for the other player until they go on', async () => {
    const screen = (await loadScreen(id))!
    const turn = harmfulTurn(screen)
    const ways = [{ size: [1366, 768] }, { size: [390, 844], language: 'fr', touch: true }] as const
    for (const how of LONG ? ways : ways.slice(0, 1)) {
      const isEnglish = !('language' in how)
      const game = played(id, turn.seed, turn.from)
      const page = await house.open(game.path, { storage: game.storage, ...how })
      const after = await playUntilSum(page, game.id, turn)
      const sum = page.locator('[data-part="sum"]')
      const lines = sum.locator('button.sum-line')
      await lines.first().waitFor()
      expect(await sum.locator('h2').textContent()).toMatch(isEnglish ? /^What .* did$/ : /^Ce qu’/)
      expect(await sum.locator('[role="alert"]').textContent()).toMatch(
        isEnglish ? /Done to you: \S/ : /Contre vous\s: \S/,
      )
      if (isEnglish) await comesAgain(page, sum)
      const figures = await sum.locator('[data-part="sum-figures"] div').allInnerTexts()
      if (screen.map && isEnglish) {
        const lost = figures.find((text) => /^\d+\s+lost$/.test(text))
        expect(Number.parseInt(lost ?? '0', 10)).toBe(goneFrom(screen, turn, after))
      }
      // The worst is looked at first; another line shows another step.
      expect(await lines.first().getAttribute('aria-current')).toBe('step')
      await lines.last().click()
      expect(await lines.last().getAttribute('aria-current')).toBe('step')
      const number = await lines.last().getAttribute('data-step')
      const trail = page.locator(`.trail.is-now[data-step="${number}"]`)
      if (screen.map) await trail.waitFor({ state: 'attached' })
      expect(await overflow(page)).toBe(0)
      expect(await violations(page)).toEqual([])
      if (isEnglish) {
        // Their turn can be seen again, and what it came to then.
        await settled(page)
        await page.keyboard.press('S')
        await page.locator('[data-part="enemy"]').waitFor()
        await slot(page, 'a').click()
        await sum.waitFor()
        await settled(page)
        await sum.locator('h2').click()
        await page.keyboard.press('Enter')
        await sum.waitFor({ state: 'detached' })
      } else await readSum(page)
      await page.locator('.choices [data-choice]').first().waitFor()
      expect(await sum.count()).toBe(0)
      if (isEnglish) {
        await reopened(page)
        expect(await sum.count()).toBe(0)
      }
    }
  })
})
