import { middle, ringArea, type Ring } from '../geometry.ts'
import { addRing, pathWriter, type PathWriter } from '../path.ts'
import { cutIntoBlocks, inset } from './blocks.ts'
import { path } from './markup.ts'
import type { Random } from './noise.ts'

/** How a town is cut up. */
export interface TownLook {
  readonly block: number // square units; larger ones are cut again
  readonly street: number // half its width
  readonly least: number // square units of a block that is still built on
}

const COURT = { depth: 2.3, least: 7 } // of the houses around it, and its square units

/** The blocks of all towns of a map, and the courts in them. */
export interface Blocks {
  readonly houses: PathWriter
  readonly courts: PathWriter
}

/** No blocks yet. */
export function noBlocks(): Blocks {
  return { houses: pathWriter(1), courts: pathWriter(1) }
}

/** Blocks of houses between streets, some with a court, wherever the ground is free. */
export function addBlocks(
  { houses, courts }: Blocks,
  outline: Ring,
  { block, street, least }: TownLook,
  random: Random,
  isFree: (house: Ring, block: Ring) => boolean,
): void {
  for (const piece of cutIntoBlocks(outline, random, block)) {
    const house = inset(piece, street)
    if (house.length < 3 || Math.abs(ringArea(house)) < least || !isFree(house, piece)) continue
    addRing(houses, house)
    const court = inset(house, COURT.depth)
    if (court.length >= 3 && Math.abs(ringArea(court)) > COURT.least) addRing(courts, court)
  }
}

/** Draws the blocks, over their shade if they cast one. */
export function drawBlocks({ houses, courts }: Blocks, shade: string | null): string {
  return [
    shade === null
      ? ''
      : `<path class="${shade}" transform="translate(1 1.4)" d="${houses.data()}"/>`,
    path('m-block', houses),
    path('m-court', courts),
  ].join('')
}

/** Whether a house and its middle are clear of something. */
export function isWhollyClear(house: Ring, isNear: (p: Ring[number]) => boolean): boolean {
  return [...house, middle(house)].every((p) => !isNear(p))
}
