import type { HexGround } from '../ground.ts'
import { drawCoins } from './coins.ts'
import { drawEntries } from './entries.ts'
import type { MarginSource } from './source.ts'
import { drawSupply } from './supply.ts'
import { drawTrack } from './track.ts'

/** Sources of supply, entries, coins and the turn track. */
export function drawMargin(ground: HexGround, margin: MarginSource): string {
  return [
    drawSupply(ground, margin),
    drawEntries(ground, margin),
    drawCoins(ground, margin),
    drawTrack(margin),
  ].join('')
}
