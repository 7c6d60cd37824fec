import { fastDice } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { expect, test } from 'vitest'
import { oneOfEachSeries } from '../../../scripts/lanes.ts'
import { useHouse } from './harness.ts'
import { proposed } from './newcomer.ts'
import { myTurn, settled, sitDown } from './play.ts'
import { prepare } from './prepare.ts'
import { shiftsSeen, watchShifts, worstOf } from './shifts.ts'

// It is measured with nothing beside it: what moves within half a second of a press was asked for,
// and on a busy machine the same picture comes later than that.
const house = useHouse()
const PRESSES = 150

test.each(oneOfEachSeries(games).map(({ id }) => id))(
  'nothing jumps while %s is played',
  async (id) => {
    const game = prepare({
      game: id,
      seed: 5,
      player: 'greedy',
      moves: 60,
      seats: ['human', 'greedy'],
      settings: { list: false, speed: 'fast' },
    })
    const page = await sitDown(house, game)
    await myTurn(page)
    await settled(page)
    await page.evaluate(watchShifts)
    const chance = fastDice(5)
    const places = new Set<string>()
    let presses = 0
    for (; presses < PRESSES; presses++) {
      if ((await myTurn(page)).over) break
      places.add(
        await page
          .locator('.slots [data-slot]')
          .evaluateAll((all) =>
            all.map((one) => JSON.stringify(one.getBoundingClientRect())).join(),
          ),
      )
      if (!(await proposed(page, chance))) break
    }
    const { sum, of } = worstOf(await page.evaluate(shiftsSeen))
    console.log(`${id}: layout shift ${sum.toFixed(4)}`, of)
    expect(presses).toBeGreaterThan(8)
    expect([...places]).toHaveLength(1)
    expect(sum).toBeLessThanOrEqual(0.02)
  },
)
