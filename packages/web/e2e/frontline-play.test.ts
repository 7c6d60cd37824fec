import { frontline } from '@estafette/frontline'
import { fastDice } from '@estafette/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { actAtFront, typeAtFront } from './front.ts'
import { atLength, LONG, useHouse, type How } from './harness.ts'
import { expectOver, finger, keysOf, MOST_ACTIONS, mouse, playOut } from './hands.ts'
import { myTurn, savedTable, sitDown } from './play.ts'
import { prepare, type Prepared } from './prepare.ts'

const house = useHouse()

const LONGEST = 2_400_000 // ms
const ACTIONS = LONG ? MOST_ACTIONS : 8 // of a hand
const PHONE: How = { size: [390, 844], touch: true }

/** A battle against the computer: from its beginning where there is time, else from its midst. */
function battle(seed: number, scenario: string): Prepared {
  return prepare({
    game: frontline.id,
    seed,
    setup: { scenario },
    seats: ['greedy', 'human'],
    ...(!LONG && { player: 'greedy', moves: 150 }),
  })
}

async function expectPlayed(
  page: Page,
  { id, table }: Prepared,
  what: string,
  done: unknown,
): Promise<void> {
  if (LONG) await expectOver(page, id, `frontline, ${what}`, done)
  else expect((await savedTable(page, id)).entries.length).toBeGreaterThan(table.entries.length)
}

atLength(
  'a whole battle of Frontline by mouse against the computer',
  async () => {
    const game = battle(5, 's06')
    const page = await sitDown(house, game)
    const player = { page, hand: mouse(page), chance: fastDice(5), haste: 40 }
    const done = await playOut(player, game.id, actAtFront, ACTIONS)
    await expectPlayed(page, game, 'mouse', done)
  },
  LONGEST,
)

test(
  `${LONG ? 'a whole battle' : 'some actions'} of Frontline by keyboard alone`,
  async () => {
    const game = battle(8, 'training')
    const page = await sitDown(house, game)
    const keys = keysOf(page)
    const chance = fastDice(8)
    const done: Record<string, number> = {}
    const lost: string[] = []
    for (let i = 0; i < ACTIONS; i++) {
      const sight = await myTurn(page)
      if (sight.over) break
      const did = await typeAtFront(keys, chance, sight)
      done[did] = (done[did] ?? 0) + 1
      // Whatever was pressed may be gone, but the keyboard is somewhere at the table.
      if (await page.evaluate(() => document.activeElement === document.body)) lost.push(did)
    }
    await expectPlayed(page, game, 'keyboard', { ...done, ...keys.counts })
    expect(lost.filter((did) => did !== 'walk' && did !== 'cancel')).toEqual([])
  },
  LONGEST,
)

test(
  `${LONG ? 'a whole battle' : 'some actions'} of Frontline on a phone by touch, without zooming`,
  async () => {
    const game = battle(11, 'training')
    const page = await sitDown(house, game, PHONE)
    const player = { page, hand: finger(page), chance: fastDice(11), haste: 60 }
    const done = await playOut(player, game.id, actAtFront, ACTIONS)
    await expectPlayed(page, game, 'touch', done)
    expect(await page.evaluate(() => [visualViewport?.scale, scrollX])).toEqual([1, 0])
  },
  LONGEST,
)
