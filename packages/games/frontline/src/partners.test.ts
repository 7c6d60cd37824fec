import { expect, test } from 'vitest'
import { vp } from './data/forces.ts'
import { laidOut } from './data/scenarios.ts'
import { frontline } from './game.ts'
import { secondHalf } from './partners.ts'
import { sideOfSeat } from './state.ts'

const worth = (cards: readonly number[]): number => cards.reduce((sum, x) => sum + vp[x]!, 0)

/** The smallest difference between two shares of some cards, of all the shares there are. */
function leastDifference(cards: readonly number[]): number {
  let reached = new Set([0])
  for (const x of cards) reached = new Set([...reached].flatMap((sum) => [sum, sum + vp[x]!]))
  return Math.min(...[...reached].map((sum) => Math.abs(worth(cards) - 2 * sum)))
}

test('FRL-TEAM-1 the forces of both sides of all battles are split as evenly as they can be', () => {
  for (const [index, { id, forces }] of laidOut.entries()) {
    forces.forEach((cards, side) => {
      const second = worth(secondHalf(cards))
      expect([id, side, Math.abs(worth(cards) - 2 * second)]).toEqual([
        id,
        side,
        leastDifference(cards),
      ])
    })
    const made = frontline.create({ scenario: id, options: { players: 'four' } })
    if (!made.ok) throw new Error(made.reason)
    const sums = [0, 1, 2, 3].map((seat) =>
      worth(forces.flat().filter((x) => made.value.owner[x] === seat)),
    )
    for (const side of [0, 1]) {
      expect(sideOfSeat(made.value, side + 2)).toBe(side)
      const least = leastDifference(laidOut[index]!.forces[side]!)
      expect(Math.abs(sums[side]! - sums[side + 2]!)).toBe(least)
    }
  }
})
