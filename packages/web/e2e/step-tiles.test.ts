import { games } from '@estafette/registry'
import { expect, test } from 'vitest'
import { gamesOfTheDay, oneFor } from '../../../scripts/lanes.ts'
import { useHouse } from './harness.ts'
import { prepare } from './prepare.ts'

const house = useHouse()

test.each(oneFor('step tiles', gamesOfTheDay(games)).map(({ id }) => id))(
  'on a tablet the steps of a turn of %s are told whole in the row under the map, and the last line of the log',
  async (id) => {
    const game = prepare({
      game: id,
      seed: 7,
      player: 'greedy',
      moves: 150,
      seats: ['greedy', 'greedy'],
      settings: { list: false, enemyPace: 'step' },
    })
    const page = await house.open(game.path, { storage: game.storage, size: [820, 1180] })
    await page.locator('.step-tile small').first().waitFor()
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('.step-tile small')].flatMap((part) => {
        const isHigher = part.scrollHeight > part.clientHeight + 1
        return isHigher || part.scrollWidth > part.clientWidth + 1 ? [part.textContent] : []
      }),
    )
    expect(cut).toEqual([])
    // Beside the tabs stands the last line of the log, whole.
    const ticker = page.locator('[data-part="ticker"]')
    await ticker.waitFor()
    const [high, room] = await ticker.evaluate((one) => [one.scrollHeight, one.clientHeight])
    expect(high).toBeLessThanOrEqual(room! + 1)
  },
)
