import { fastDice } from '@estafette/kernel'
import { games } from '@estafette/registry'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gamesOfTheDay, sampleOf } from '../../../scripts/lanes.ts'
import { LONG, ready, useHouse } from './harness.ts'
import { proposed } from './newcomer.ts'
import { myTurn, savedTable, settled, sitDown } from './play.ts'
import { prepare } from './prepare.ts'
import { lookAtColumn, looking } from './room.ts'
import { shiftsSeen, watchShifts } from './shifts.ts'

const house = useHouse()
const STEPS = LONG ? 14 : 5
const MOST_SHIFT = 0.02

const sizes = [
  [1366, 768],
  [1920, 1080],
  [820, 1180],
  [844, 390],
] as const

const shelf = gamesOfTheDay(games)

/** Games at sizes; some of them in a day. */
const looks = sampleOf(
  shelf.flatMap(({ id }) => sizes.map(([width, height]) => [id, width, height] as const)),
  3,
)

/** A game under way with a computer that is told of at once. */
const begun = (game: string, moves: number) =>
  prepare({
    game,
    seed: 7,
    player: 'greedy',
    moves,
    seats: ['human', 'greedy'],
    settings: { list: false, speed: 'off', enemyPace: 'atOnce' },
  })

/** Goes through decisions by what the card proposes, and looks at the column in each. */
async function walk(page: Page, id: string, steps: number): Promise<string[]> {
  const faults: string[] = []
  const chance = fastDice(7)
  let [last, head, slots] = [-1, 0, '']
  for (let step = 0; step < steps; step++) {
    if ((await myTurn(page)).over) break
    await settled(page)
    const { length } = (await savedTable(page, id)).entries
    const sight = await page.evaluate(lookAtColumn, looking(length !== last))
    const title = await page.locator('.decision h2').first().textContent()
    const say = (fault: string): void => void faults.push(`${title}: ${fault}`)
    sight.faults.forEach(say)
    if (slots !== '' && sight.slots !== slots) say(`the slots went from ${slots} to ${sight.slots}`)
    if (length === last && sight.head > head + 1) say(`the card shrank by ${sight.head - head}`)
    ;[last, head, slots] = [length, sight.head, sight.slots]
    if (!(await proposed(page, chance))) break
  }
  return faults
}

test.each(looks)(
  'no tab is a slit and no card is blank in visited decisions of %s at %d by %d',
  async (id, width, height) => {
    for (const moves of LONG ? [0, 150] : [60]) {
      const game = begun(id, moves)
      const page = await sitDown(house, game, { size: [width, height] })
      await myTurn(page)
      await settled(page)
      await page.evaluate(watchShifts)
      const faults = await walk(page, game.id, STEPS)
      // Where a window is low the box of the slots grows by its caution; the slots stay, see above.
      const shifts = (await page.evaluate(shiftsSeen)).filter(({ what }) => what !== 'slots')
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      console.log(
        `${id} from ${moves}, ${width} by ${height}: ${faults.length} faults, shift ${sum.toFixed(4)}`,
      )
      expect(faults).toEqual([])
      expect({ shifts, isLittle: sum <= MOST_SHIFT }).toEqual({ shifts, isLittle: true })
      await page.context().close()
    }
  },
)

test.each(sampleOf(shelf, LONG ? shelf.length : 1).map(({ id }) => id))(
  'in a replay of %s the tabs have the column',
  async (id) => {
    const game = begun(id, 80)
    const page = await house.open(`/replay/${game.id}`, { storage: game.storage })
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await ready(page)
      expect((await page.evaluate(lookAtColumn, looking(true))).faults).toEqual([])
      if (width < 1100) continue
      const [side, ...parts] = await Promise.all(
        ['.table-side', '.replay-now', '.replay-panel', '.replay-luck', '.replay-acts'].map(
          (part) => page.locator(part).evaluate((box) => box.getBoundingClientRect().height),
        ),
      )
      const sum = parts.reduce((all, part) => all + part, 0)
      expect(Math.abs(side! - sum)).toBeLessThanOrEqual(1)
    }
  },
)
