import type { Polyline, Point } from '@estafette/maps/geometry'
import type { MapLayers } from './layers.ts'
import type { AreaEdge, Piece } from './outline.ts'

type Flat = readonly number[] // x, y, x, y ...
type Steps = readonly number[] // the same, each pair from the one before: short when packed

/** The drawn map as it is stored: markup, and the geometry once. */
export interface MapFile extends MapLayers {
  readonly viewBox: Flat // x, y, width, height
  readonly bounds: Flat // left, top, right, bottom
  readonly edges: readonly {
    readonly a: string
    readonly b: string
    readonly river: boolean
    readonly line: Steps
  }[]
  // A number is an edge, from one; negative when run backwards. A list is straight points.
  readonly outlines: Readonly<Record<string, readonly (number | Flat)[]>>
  readonly spots: Readonly<Record<string, Flat>> // label, Allied stack, German stack
  readonly arrows: readonly { readonly zone: string; readonly area: string; readonly line: Flat }[]
}

/** The drawn map ready for use. */
export interface DrawnMap {
  readonly drawing: MapLayers
  readonly viewBox: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
  readonly bounds: {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  readonly edges: readonly AreaEdge[]
  readonly outlines: Readonly<Record<string, readonly Piece[]>>
  readonly spots: Readonly<
    Record<
      string,
      { readonly label: Point; readonly stacks: { readonly allied: Point; readonly german: Point } }
    >
  >
  readonly arrows: readonly {
    readonly zone: string
    readonly area: string
    readonly line: Polyline
  }[]
}

/** Puts a map into the form it is stored in. */
export function encodeMap(map: DrawnMap): MapFile {
  const { drawing, viewBox, bounds } = map
  return {
    ...drawing,
    viewBox: [viewBox.x, viewBox.y, viewBox.width, viewBox.height],
    bounds: [bounds.left, bounds.top, bounds.right, bounds.bottom],
    edges: map.edges.map(({ a, b, isRiver, line }) => ({
      a,
      b,
      river: isRiver,
      line: line.flat().map((value, i, flat) => value - (flat[i - 2] ?? 0)),
    })),
    outlines: mapped(map.outlines, (pieces) =>
      pieces.map((piece) =>
        'points' in piece ? piece.points.flat() : (piece.edge + 1) * (piece.isReversed ? -1 : 1),
      ),
    ),
    spots: mapped(map.spots, ({ label, stacks }) => [...label, ...stacks.allied, ...stacks.german]),
    arrows: map.arrows.map(({ zone, area, line }) => ({ zone, area, line: line.flat() })),
  }
}

/** Reads a stored map. */
export function decodeMap(file: MapFile): DrawnMap {
  const { defs, layers, names, identifiers } = file
  const [x, y, width, height] = file.viewBox as [number, number, number, number]
  const [left, top, right, bottom] = file.bounds as [number, number, number, number]
  return {
    drawing: { defs, layers, names, identifiers },
    viewBox: { x, y, width, height },
    bounds: { left, top, right, bottom },
    edges: file.edges.map(({ a, b, river, line }) => ({
      a,
      b,
      isRiver: river,
      line: points(walked(line)),
    })),
    outlines: mapped(file.outlines, (pieces) =>
      pieces.map((piece) =>
        typeof piece === 'number'
          ? { edge: Math.abs(piece) - 1, isReversed: piece < 0 }
          : { points: points(piece) },
      ),
    ),
    spots: mapped(file.spots, (flat) => {
      const [label, allied, german] = points(flat) as [Point, Point, Point]
      return { label, stacks: { allied, german } }
    }),
    arrows: file.arrows.map(({ zone, area, line }) => ({ zone, area, line: points(line) })),
  }
}

function points(flat: Flat): Point[] {
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i]!, flat[2 * i + 1]!])
}

function walked(steps: Steps): Flat {
  const flat: number[] = []
  for (const step of steps) flat.push(step + (flat.at(-2) ?? 0))
  return flat
}

function mapped<T, U>(
  record: Readonly<Record<string, T>>,
  change: (value: T) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
