import drawn from './data/print.json' with { type: 'json' }
import { decodeMap, type DrawnMap, type MapFile } from './map-file.ts'
import { neighboursByDirection, type Neighbours } from '../../map/directions.ts'
import { drawFront, type Control } from './front.ts'
import type { Point } from '@estafette/maps/geometry'
import { outlinePath, type AreaEdge } from './outline.ts'
import { pathWriter, addSmoothLine } from '@estafette/maps/path'

/** A boundary between two areas: its points, and the curve as it is drawn. */
export interface FrontEdge extends AreaEdge {
  readonly path: string
}

/** The printed map of Arras with everything a view needs to mark and find its places. */
export interface ArrasPrint extends Pick<DrawnMap, 'drawing' | 'viewBox' | 'bounds' | 'arrows'> {
  readonly ground: string // all layers below the marks, bottom first
  readonly places: readonly string[] // ids of areas and zones
  readonly areaPaths: Readonly<Record<string, string>> // outlines for marks and hit-testing
  readonly labels: Readonly<Record<string, { readonly x: number; readonly y: number }>>
  readonly stacks: Readonly<Record<string, { readonly allied: Point; readonly german: Point }>>
  readonly frontEdges: readonly FrontEdge[]
  readonly neighbours: Neighbours
  readonly front: (control: Control) => string // markup of the front line
}

const { drawing, viewBox, bounds, edges, outlines, spots, arrows } = decodeMap(drawn as MapFile)

const places = Object.keys(spots)
const labels = Object.fromEntries(
  places.map((id) => [id, { x: spots[id]!.label[0], y: spots[id]!.label[1] }]),
)
const linked = new Set([
  ...edges.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]),
  ...arrows.flatMap(({ zone, area }) => [`${zone} ${area}`, `${area} ${zone}`]),
])

/** The map of Arras, decoded once. */
export const arrasPrint: ArrasPrint = {
  drawing,
  ground: Object.values(drawing.layers).join(''),
  viewBox,
  bounds,
  places,
  areaPaths: Object.fromEntries(places.map((id) => [id, outlinePath(outlines[id]!, edges)])),
  labels,
  stacks: Object.fromEntries(places.map((id) => [id, spots[id]!.stacks])),
  frontEdges: edges.map((edge) => {
    const writer = pathWriter(1)
    addSmoothLine(writer, edge.line)
    return { ...edge, path: writer.data() }
  }),
  arrows,
  neighbours: neighboursByDirection(labels, (a, b) => linked.has(`${a} ${b}`)),
  front: (control) => drawFront({ edges, outlines }, control),
}
