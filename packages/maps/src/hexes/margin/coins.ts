import type { Point } from '../../geometry.ts'
import { drawCoin } from '../coins.ts'
import type { HexGround } from '../ground.ts'
import type { MarginSource } from './source.ts'

const WATER = 17 // a coin keeps off a wide river

/** Coins in the hexes that score by themselves, in a corner that counters leave free. */
export function drawCoins({ lattice, near }: HexGround, { coins }: MarginSource): string {
  return coins
    .map(({ hex, coin }) => {
      const [x, y] = lattice.centreOf(lattice.cellOfId(hex))
      const spots: readonly Point[] = [
        [x + 36.5, y],
        [x - 36.5, y],
        [x + 20, y + 30],
      ]
      const at = spots.find((p) => !near.wide.isNear(p, WATER)) ?? spots[0]!
      return `<g class="hm-bank" transform="translate(${at[0]} ${at[1]})">${drawCoin(coin, 0.72)}</g>`
    })
    .join('')
}
