import type { LayerLook } from '../drawing.ts'
import type { Stroke } from '../pieces/markup.ts'
import type { Pitch } from '../pieces/planting.ts'
import type { LandLook } from '../pieces/land.ts'
import type { ReliefTones } from '../pieces/relief.ts'
import type { TownLook } from '../pieces/towns.ts'

export type Strokes = readonly Stroke[]

export interface FieldsLook {
  readonly colours: number // of parcels; the last is the bare ground itself
  readonly quarter: number // across: the open fields lie in quarters of parallel strips
  readonly strip: { readonly narrow: number; readonly wide: number }
}

/** One thing that is drawn on an area map, and how. */
export type AreaPart =
  | { readonly draw: 'sheet' | 'contours' | 'villages' | 'paper' | 'frame' | 'zones' | 'cartouche' }
  | ({ readonly draw: 'fields' } & FieldsLook)
  | { readonly draw: 'meadows'; readonly wide: number; readonly narrow: number }
  | { readonly draw: 'relief'; readonly tones: ReliefTones }
  | {
      readonly draw: 'ridges'
      readonly spacing: number
      readonly stroke: { readonly short: number; readonly long: number }
    }
  | { readonly draw: 'trees' }
  | {
      readonly draw: 'woods'
      readonly pitch: Pitch
      readonly large: number
      readonly edge: number
      readonly strokes: Strokes
    }
  | ({ readonly draw: 'towns' } & TownLook)
  | { readonly draw: 'railways'; readonly strokes: Strokes }
  | { readonly draw: 'water'; readonly strokes: Strokes }
  | {
      readonly draw: 'roads'
      readonly below: Strokes // the rails again, above the water they were drawn under
      readonly strokes: Strokes
    }
  | { readonly draw: 'boundaries'; readonly strokes: Strokes }

/** How an area map is drawn. */
export interface AreaLook {
  readonly name: string
  readonly land: LandLook & { readonly ridge: { readonly height: number; readonly reach: number } }
  /** How far labels grow when the whole map is on the screen; names of zones stay in their box. */
  readonly far: { readonly labels: number; readonly zones: number }
  readonly layers: readonly LayerLook<AreaPart>[]
}
