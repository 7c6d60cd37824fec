import { boxAt, type Box } from '../pieces/boxes.ts'
import { escaped } from '../pieces/markup.ts'
import { drawCoin } from './coins.ts'
import type { Point } from '../geometry.ts'
import type { HexGround } from './ground.ts'
import type { HexTag } from './source.ts'

const ASIDE = 29.5 // from the middle of the hex: a counter leaves its left and right corner free
const WATER = 16 // a tag keeps off a wide river
const RADIUS = 9

/** Letters of hexes in their right corner, what they are worth in the left. */
export function drawTags(ground: HexGround): string {
  return ground.source.tags
    .map((one) => {
      const { tag } = one
      const mark =
        typeof tag === 'string'
          ? `<circle class="hm-letter" r="8"/><text class="hm-letter-text" y="4.2">${escaped(tag)}</text>`
          : drawCoin(tag, 0.8)
      return `<g class="hm-tag" transform="translate(${spotOf(ground, one).join(' ')})">${mark}</g>`
    })
    .join('')
}

/** The room that tags take, for names to keep clear of. */
export function tagBoxes(ground: HexGround): readonly Box[] {
  return ground.source.tags.map((one) =>
    boxAt(spotOf(ground, one), [-RADIUS, -RADIUS, RADIUS, RADIUS]),
  )
}

function spotOf({ lattice, near }: HexGround, { hex, tag }: HexTag): Point {
  const [x, y] = lattice.centreOf(lattice.cellOfId(hex))
  const aside = typeof tag === 'string' ? ASIDE : -ASIDE
  const isWet = near.wide.isNear([x + aside, y], WATER)
  return [Math.round(isWet ? x - aside : x + aside), Math.round(y)]
}
