import type { LayerLook } from '../drawing.ts'
import type { Point } from '../geometry.ts'
import type { ChurchLook, HouseLengths } from '../pieces/houses.ts'
import type { LandLook } from '../pieces/land.ts'
import type { Stroke } from '../pieces/markup.ts'
import type { Pitch } from '../pieces/planting.ts'
import type { ReliefTones } from '../pieces/relief.ts'
import type { TownLook } from '../pieces/towns.ts'
import type { WaterType } from '../pieces/water-names.ts'
import type { RoadKind, Terrain } from './source.ts'

type Strokes = readonly Stroke[]

/** How far the ground is moved off the lines of the hexes, and over what distance that changes. */
export interface ShakeLook {
  readonly reach: number
  readonly wave: number
}

/** Fields as a warped grid of parcels. */
export interface ParcelLook {
  readonly size: readonly [across: number, down: number]
  readonly turn: number // radians
  readonly tints: number // the first is the bare ground
  readonly ploughed: number // share of the parcels
  readonly hedged: number // share of their edges
}

/** Teeth down the slopes. */
export interface TeethLook {
  readonly spacing: number
  readonly short: number // towards the light
  readonly long: number // away from it
  readonly half: number // of the width at the brow
}

/** One thing that is drawn on a hex map, and how. */
export type HexPart =
  | {
      readonly draw:
        | 'sheet'
        | 'paper'
        | 'frame'
        | 'regions'
        | 'margin'
        | 'title'
        | 'key'
        | 'scale'
        | 'compass'
        | 'borders'
        | 'tags'
    }
  | { readonly draw: 'snow'; readonly drifts: number }
  | { readonly draw: 'broken' }
  | { readonly draw: 'relief'; readonly tones: ReliefTones }
  | { readonly draw: 'crests'; readonly apart: number; readonly lie: number }
  | { readonly draw: 'firs'; readonly pitch: Pitch; readonly tall: number }
  | { readonly draw: 'yards'; readonly reach: number; readonly play: number }
  | {
      readonly draw: 'towns'
      readonly strokes: Strokes // of their ground
      readonly blocks: (TownLook & { readonly shade: string }) | null // none where houses are roofs
    }
  | { readonly draw: 'water'; readonly strokes: Strokes }
  | { readonly draw: 'roads'; readonly below: Strokes; readonly strokes: Strokes }
  | { readonly draw: 'villages' }
  | { readonly draw: 'grid' }
  | ({ readonly draw: 'low ground' | 'levels' } & ParcelLook)
  | { readonly draw: 'meadows'; readonly wide: number; readonly narrow: number }
  | { readonly draw: 'rocks'; readonly apart: number }
  | {
      readonly draw: 'crowns'
      readonly pitch: Pitch
      readonly large: number
      readonly strokes: Strokes
    }
  | ({ readonly draw: 'slopes' } & TeethLook)
  | { readonly draw: 'railways'; readonly strokes: Strokes }
  | ({ readonly draw: 'roofs' } & TownLook)
  | { readonly draw: 'orchards'; readonly trees: number; readonly reach: number }
  | { readonly draw: 'exits' }

/** Distances that ways and waters are given by what stands beside them. */
export interface ClearLook {
  readonly road: number
  readonly narrow: number
  readonly wide: number
  readonly rail: number
}

/** How a hex map is drawn. */
export interface HexLook {
  readonly name: string
  readonly shake: ShakeLook
  /** Whether rivers take every corner of the hexes, or only the middles of the sides. */
  readonly rivers: 'corners' | 'middles'
  readonly land: LandLook & {
    readonly restless: Readonly<Record<Terrain, number>>
    readonly level: number // how much higher a level lies
  }
  /** How far crossroads and passes lie off the middle of their hex or side. */
  readonly roads: { readonly crossroads: readonly [x: number, y: number]; readonly pass: number }
  readonly bridges: {
    readonly half: { readonly main: number; readonly minor: number }
    readonly reach: { readonly wide: number; readonly narrow: number }
  }
  /** What trees keep clear of with foot and crown, and around the middle of a village. */
  readonly trees: {
    readonly foot: ClearLook
    readonly crown: ClearLook
    readonly village: number
  }
  /** The ground of a level keeps nearer to its hexsides, for it carries rules. */
  readonly levels: ShakeLook
  readonly villages: {
    readonly street: Readonly<Record<'village' | 'hamlet', number>> // from the crossroads outwards
    readonly density: Readonly<Record<'village' | 'hamlet', number>>
    readonly least: Readonly<Record<'village' | 'hamlet', number>> // houses, or more lanes are laid
    readonly lengths: HouseLengths
    readonly church: Omit<ChurchLook, 'street'>
    readonly gap: Readonly<Record<RoadKind, number>> // from the middle of a road to a house
    readonly clear: ClearLook
  }
  readonly names: {
    /**
     * Off the middle of the hex, most willingly first: a counter leaves them free. Beside the
     * middle it is the nearer end of the name that stands there.
     */
    readonly spots: readonly Point[]
    readonly longest: number // letters in a line
    readonly town: { readonly size: number; readonly spacing: number }
    readonly village: number
    readonly coin: number
    readonly water: Readonly<Record<'wide' | 'narrow', WaterType>>
  }
  /**
   * Where the number of a hex may stand off its middle, most willingly first: no name covers it.
   * Without them it stands at the top, or at the left below a place with a name.
   */
  readonly numbers: readonly Point[] | null
  readonly layers: readonly LayerLook<HexPart>[]
}
