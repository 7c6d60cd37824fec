import { capitalsWidth } from '../pieces/metrics.ts'
import { escaped } from '../pieces/markup.ts'
import type { Identifier, PlaceSource } from './source.ts'

/** Sizes of an identifier and its name, in map units at full size. */
export const IDENTIFIER = {
  half: 21, // of circle or square
  halo: 24,
  ring: 25.8,
  name: 20.5,
  baseline: 45,
  spacing: 1.7,
  zoneSpacing: 0.2, // names of zones stay inside their box
} as const

const STAR = 'm0-11 2.7 7.3 7.8.3-6.1 4.8 2.1 7.5-6.5-4.3-6.5 4.3 2.1-7.5-6.1-4.8 7.8-.3z'

/** The name as it is printed. */
function printedName({ name }: PlaceSource): string {
  return name.toUpperCase()
}

/** The width of the printed name. */
export function nameWidth(place: PlaceSource): number {
  const { name, spacing, zoneSpacing } = IDENTIFIER
  return capitalsWidth(printedName(place), name, place.kind === 'zone' ? zoneSpacing : spacing)
}

/** Number, shape, colour, terrain modifier, ring and star of a place; grows when seen from afar. */
export function drawIdentifier({ id, identifier, label: [x, y] }: PlaceSource): string {
  const { shape, colour, hasRing, star, modifier } = identifier
  const tone = colour === 'half' ? 'black' : colour
  const parts = [
    hasRing ? `<circle class="m-id-ring" r="${IDENTIFIER.ring}"/>` : '',
    shape === 'circle'
      ? `<circle class="m-id-${tone}" r="${IDENTIFIER.half}"/>`
      : `<rect class="m-id-${tone}" x="-20" y="-20" width="40" height="40" rx="2.5"/>`,
    colour === 'half' ? halfOf(shape) : '',
    `<text class="m-id-number" y="9.3">${id}</text>`,
    '<rect class="m-id-tab" x="15" y="1" width="27" height="21" rx="4"/>',
    `<text class="m-id-tem" x="28.5" y="17.6">+${modifier}</text>`,
    star === null
      ? ''
      : `<path class="m-id-star-${star}" transform="translate(-26 -15)" d="${STAR}"/>`,
  ]
  return `<g transform="translate(${x} ${y})"><g class="m-id">${parts.join('')}</g></g>`
}

/** The left half of a split identifier. */
function halfOf(shape: Identifier['shape']): string {
  const d =
    shape === 'circle'
      ? 'M0-21a21 21 0 0 0 0 42z'
      : 'M0-20h-17.5a2.5 2.5 0 0 0-2.5 2.5v35a2.5 2.5 0 0 0 2.5 2.5h17.5z'
  return `<path class="m-id-half" d="${d}"/>`
}

/** The name of a place below its identifier. */
export function drawPlaceName(place: PlaceSource): string {
  const [x, y] = place.label
  const kind = place.kind === 'zone' ? 'm-place m-place-zone' : 'm-place'
  return `<g transform="translate(${x} ${y})"><text class="${kind}" y="${IDENTIFIER.baseline}">${escaped(printedName(place))}</text></g>`
}
