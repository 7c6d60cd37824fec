import { hexLattice } from '@estafette/maps/lattice'
import { hexPlaces } from '../../map/hex-places.ts'
import drawn from './data/print.json' with { type: 'json' }
import { SHAPE, SHEET } from './grid.ts'
import type { MapLayers } from './layers.ts'
import { trackSpot } from './track.ts'

/** The drawing, as `npm run draw` left it. */
export const drawing: MapLayers = drawn as MapLayers

/** All layers below the marks, bottom first. */
export const ground: string = Object.values(drawing.layers).join('')

export const viewBox = { x: 0, y: 0, ...SHEET } as const

export const { shapes, corners, neighbour } = hexPlaces(hexLattice(SHAPE))

/** Where the marker of a turn stands. */
export function turnSpot(turn: number): { readonly x: number; readonly y: number } {
  const [x, y] = trackSpot(turn)
  return { x, y }
}
