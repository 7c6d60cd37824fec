import { LINE } from '@estafette/frontline/screen'

/** The five shapes of a table, as the frame has them. */
export const layouts = ['small', 'low', 'phone', 'tablet', 'desk'] as const
export type FieldLayout = (typeof layouts)[number]

/** When each of them is used; the first that matches wins. */
export const layoutQueries: Readonly<Record<FieldLayout, string>> = {
  small: '(max-width: 34.99em) and (max-height: 29.99em)',
  low: '(max-height: 35.99em) and (min-width: 35em)',
  phone: '(max-width: 43.74em)',
  tablet: '(max-width: 68.74em)',
  desk: 'all',
}

/** Sizes of the pieces in a layout, in sixteenths of the size of the letters. */
export interface Sizes {
  readonly ground: { readonly width: number; readonly height: number }
  readonly token: { readonly least: number; readonly most: number; readonly height: number }
  readonly tray: { readonly padding: number; readonly head: number; readonly between: number }
}

const tray = { padding: 5, head: 19, between: 3 }

export const sizes: Readonly<Record<'desk' | 'wide' | 'tablet' | 'low', Sizes>> = {
  desk: {
    ground: { width: 100, height: 124 },
    token: { least: 52, most: 56, height: 104 },
    tray,
  },
  wide: {
    ground: { width: 124, height: 148 },
    token: { least: 52, most: 72, height: 124 },
    tray,
  },
  tablet: { ground: { width: 84, height: 96 }, token: { least: 52, most: 56, height: 104 }, tray },
  low: {
    ground: { width: 64, height: 60 },
    token: { least: 73, most: 73, height: 28 },
    tray: { padding: 3, head: 17, between: 0 },
  },
}

/** What is left free between two trays, and at both ends of a lane. */
interface Room {
  readonly gap: number
  readonly edge: number
}

const EDGE = 12
const LANE_HEAD = 24 // over the tokens of a lane
const WORLD_GAPS = 40 // between lanes and line, above and below them
const usual: Room = { gap: 8, edge: EDGE }
const tight: Room = { gap: 4, edge: 4 } // of a lane with more sections than it has room for

/** A tray: the card of the line it belongs to, and how many pieces lie in it. */
export interface TrayShape {
  readonly place: number
  readonly pieces: number
}

/** How wide a tray is whose tokens have a width. */
export function trayWidth(pieces: number, token: number, { tray }: Sizes): number {
  return pieces * token + (pieces - 1) * tray.between + 2 * tray.padding
}

function laneWidth(
  lane: readonly TrayShape[],
  token: number,
  size: Sizes,
  room: Room = usual,
): number {
  return widthOf(
    lane.map(({ pieces }) => trayWidth(pieces, token, size)),
    room,
  )
}

function widthOf(trays: readonly number[], { gap, edge }: Room): number {
  return (
    trays.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, trays.length - 1) + 2 * edge
  )
}

/**
 * The width of every token: the larger side's men decide, never what is chosen, so that nothing
 * moves under the pointer.
 */
export function tokenWidth(width: number, lanes: readonly (readonly TrayShape[])[], size: Sizes) {
  const { least, most } = size.token
  for (let token = most; token > least; token--) {
    if (lanes.every((lane) => laneWidth(lane, token, size) <= width)) return token
  }
  return least
}

/** The size of the nine cards, which never scroll: where they do not fit they are narrower. */
export function groundSize(width: number, { ground }: Sizes): Sizes['ground'] {
  return { ...ground, width: Math.min(ground.width, Math.floor((width - 4) / LINE) - 3) }
}

/** How high both lanes and the line between them are, with what is left free. */
export function worldHeight({ ground, token }: Sizes): number {
  return 2 * (token.height + LANE_HEAD) + ground.height + WORLD_GAPS
}

/** How wide the field is drawn: what does not fit even closer together scrolls, both lanes at once. */
export function fieldWidth(
  width: number,
  lanes: readonly (readonly TrayShape[])[],
  token: number,
  size: Sizes,
): number {
  return Math.max(width, ...lanes.map((lane) => laneWidth(lane, token, size, tight)))
}

/** The middles of the nine cards, from left to right. */
export function groundCentres(width: number, ground: number): readonly number[] {
  const step = Math.min((width - 2 * (width < 900 ? 2 : EDGE) + 6) / LINE, ground * 1.5)
  const first = (width - step * (LINE - 1)) / 2
  return Array.from({ length: LINE }, (_, at) => first + at * step)
}

/**
 * Where trays stand, from left to right: in the order of their cards, none over another, each as
 * near to its card as that allows (the least squares of what they are moved by).
 */
export function spreadTrays(
  trays: readonly { readonly centre: number; readonly width: number }[],
  width: number,
  room?: Room,
): readonly number[] {
  const isFit =
    widthOf(
      trays.map((tray) => tray.width),
      usual,
    ) <= width
  const { gap, edge } = room ?? (isFit ? usual : tight)
  // Without the room of those before it, a tray may stand no further left than its neighbour.
  const wanted: number[] = []
  const before: number[] = []
  let taken = 0
  for (const tray of trays) {
    before.push(taken)
    wanted.push(tray.centre - tray.width / 2 - taken)
    taken += tray.width + gap
  }
  const blocks: { sum: number; count: number }[] = []
  for (const value of wanted) {
    blocks.push({ sum: value, count: 1 })
    while (blocks.length > 1) {
      const last = blocks.at(-1)!
      const other = blocks.at(-2)!
      if (other.sum / other.count <= last.sum / last.count) break
      blocks.splice(-2, 2, { sum: last.sum + other.sum, count: last.count + other.count })
    }
  }
  const most = Math.max(edge, width - edge - (taken - gap))
  const settled = blocks.flatMap(({ sum, count }) =>
    Array.from({ length: count }, () => Math.min(most, Math.max(edge, sum / count))),
  )
  return settled.map((value, index) => value + before[index]!)
}
