import type { Polyline, Point, Ring } from '../geometry.ts'

/** What is printed at a place: a number in a circle or square, a modifier, a ring, a star. */
export interface Identifier {
  readonly shape: 'circle' | 'square'
  readonly colour: 'black' | 'blue' | 'half'
  readonly hasRing: boolean
  readonly star: 'white' | 'black' | null
  readonly modifier: number
}

/** An area, or a zone beyond the frame. */
export interface PlaceSource {
  readonly id: string
  readonly kind: 'area' | 'zone'
  readonly name: string
  readonly outline: Ring
  readonly identifier: Identifier
  readonly label: Point // the middle of the identifier
  readonly stacks: readonly Point[] // the middle of a stack of each side
  readonly arrows: readonly { readonly from: Point; readonly tip: Point }[] // from a zone
}

/** A stretch of boundary between two areas. */
export interface AreaEdge {
  readonly a: string
  readonly b: string
  readonly isRiver: boolean
  readonly line: Polyline
}

/** A village or hamlet; one that no area is named after has its name written beside it. */
export interface TownSource {
  readonly name: string
  readonly at: Point
  readonly size: 'city' | 'village' | 'hamlet'
  readonly isNamed: boolean
}

export interface RiverSource {
  readonly name: string
  readonly isWide: boolean // divides areas
  readonly line: Polyline
}

export interface RoadSource {
  readonly kind: 'main' | 'minor'
  readonly line: Polyline
}

export interface OutlineSource {
  readonly name: string
  readonly outline: Ring
}

/** A built-up area: its market place stays open, and railways are led around it to the station. */
export interface UrbanSource extends OutlineSource {
  readonly market: { readonly at: Point; readonly half: Point } | null
  readonly station: number | null // radians clockwise from the east of the middle
}

/** Everything an area map shows, as plain data. */
export interface AreaSource {
  readonly id: string // prefix of every id in the drawing
  readonly width: number
  readonly height: number
  readonly km: number // map units
  readonly surface: Ring
  readonly places: readonly PlaceSource[]
  readonly edges: readonly AreaEdge[]
  readonly rivers: readonly RiverSource[]
  readonly roads: readonly RoadSource[]
  readonly railways: readonly Polyline[]
  readonly woods: readonly OutlineSource[]
  readonly ridges: readonly OutlineSource[]
  readonly towns: readonly TownSource[]
  readonly urban: readonly UrbanSource[]
  readonly title: { readonly name: string; readonly date: string; readonly at: Point }
  readonly scale: Point
  readonly compass: Point
}
