import type { Point } from '../../geometry.ts'
import type { Coin, MapEdge } from '../terms.ts'

/** Whose something is: a class of the style sheet, and the corners of its chips. */
export interface Force {
  readonly id: string
  readonly letters: string
  readonly corners: 'cut' | 'round'
}

/** Hexes along an edge that are sources of supply of a force. */
export interface SupplySource {
  readonly force: string
  readonly hexes: readonly string[]
}

/** A formation and the turns on which it comes. */
export interface Arrival {
  readonly formation: string
  readonly force: string
  readonly turns: readonly number[]
}

/** A hex where reinforcements come in: over an edge of the map, or inland. */
export interface MarginEntry {
  readonly hex: string
  readonly edge: MapEdge | null
  readonly arrivals: readonly Arrival[]
  /** Where its chips stand off the edge; neighbours with the same calendar share them. */
  readonly chips: { readonly at: Point; readonly isNarrow: boolean } | null
}

/** A turn on the track: its day and its light, and the actions of each force. */
export interface TurnSource {
  readonly turn: number
  readonly date: { readonly en: string; readonly fr: string }
  readonly period: 'day' | 'night'
  readonly actions: readonly { readonly force: string; readonly count: number }[]
}

/** A kind of ground in the key: what it costs by wheel and on foot, what it does for a defender. */
export interface KeySource {
  readonly name: { readonly en: string; readonly fr: string }
  readonly ground: 'clear' | 'rough' | 'woods' | 'town' | 'village'
  readonly cost: { readonly motorized: number; readonly infantry: number } | null
  readonly modifier: number
}

/** The boxes of a turn track. */
export interface TrackBoxes {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly step: number
}

/** What stands around a hex map, and on it for the rules alone. */
export interface MarginSource {
  readonly forces: readonly Force[]
  readonly supply: readonly SupplySource[]
  readonly entries: readonly MarginEntry[]
  readonly coins: readonly { readonly hex: string; readonly coin: Coin }[]
  readonly track: { readonly boxes: TrackBoxes; readonly turns: readonly TurnSource[] }
  readonly key: {
    readonly at: Point
    readonly step: number
    readonly entries: readonly KeySource[]
  }
}
