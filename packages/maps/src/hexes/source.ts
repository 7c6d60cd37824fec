import type { Box } from '../pieces/boxes.ts'
import type { Point } from '../geometry.ts'
import type { LatticeShape } from '../lattice.ts'
import type { MarginSource } from './margin/source.ts'
import type { Coin, MapEdge, RoadKind, Terrain } from './terms.ts'

export type * from './terms.ts'

/** A hex: what grows on it, and how high it lies where the rules know levels. */
export interface HexGroundSource {
  readonly terrain: Terrain
  readonly level: number // 1 is the lowest
}

/** A river along the sides between hexes. */
export interface HexRiver {
  readonly name: string
  readonly isWide: boolean
  readonly sides: readonly (readonly [a: string, b: string])[]
}

/** A road or railway from hex to hex. */
export interface HexWay {
  readonly kind: RoadKind
  readonly hexes: readonly string[]
}

/** Where a way leaves the map: over a side of its hex, or over an edge of the map. */
export interface HexExit {
  readonly hex: string
  readonly kind: RoadKind
  readonly direction: number | MapEdge
  readonly to: string | null // what is written in the margin
}

/** A bridge over the side between two hexes, or what is left of it. */
export interface HexBridge {
  readonly a: string
  readonly b: string
  readonly isBlown: boolean
}

/** A town or village of the rules; its name stands in the last of its hexes. */
export interface HexPlace {
  readonly name: string
  readonly hexes: readonly string[]
  readonly kind: 'town' | 'village'
  readonly aside: number // how far the name is moved off the middle
  readonly coin: Coin | null // what it is worth
}

/** Hexes that belong together for a side: a tint and a band inside their border. */
export interface HexRegion {
  readonly side: string
  readonly texture: 'stripes' | 'dots'
  readonly hexes: readonly string[]
}

/** What a side has along the edges of the map: where its supply comes from, where its units enter. */
export interface HexBorder {
  readonly side: 'first' | 'second'
  readonly supply: readonly string[]
  readonly entries: readonly { readonly hex: string; readonly edge: MapEdge }[]
}

/** A letter by which rules name a hex, or what it is worth, beside where a counter would stand. */
export interface HexTag {
  readonly hex: string
  readonly tag: string | Coin
}

/** Everything a hex map shows, as plain data. */
export interface HexSource {
  readonly id: string // prefix of every id in the drawing
  readonly lattice: LatticeShape
  readonly sheet: { readonly width: number; readonly height: number }
  readonly surface: Box // inside the frame
  readonly km: number // map units
  readonly hexes: Readonly<Record<string, HexGroundSource>> // by printed id
  readonly rivers: readonly HexRiver[]
  readonly bridges: readonly HexBridge[] // beside those where a way crosses a river
  readonly roads: readonly HexWay[]
  readonly exits: readonly HexExit[]
  readonly railways: readonly (readonly string[])[]
  readonly places: readonly HexPlace[]
  readonly hamlets: readonly { readonly name: string; readonly hex: string }[]
  readonly heights: readonly { readonly name: string; readonly hex: string }[] // hills by name
  readonly regions: readonly HexRegion[]
  readonly borders: readonly HexBorder[]
  readonly tags: readonly HexTag[]
  readonly margin: MarginSource | null
  readonly title: {
    readonly name: string
    readonly date: { readonly en: string; readonly fr: string }
    readonly at: Point
  } | null
  readonly scale: Point | null
  readonly compass: Point | null
}
