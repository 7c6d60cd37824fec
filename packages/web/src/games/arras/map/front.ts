import {
  beside,
  gapToLine,
  resample,
  ringArea,
  type Polyline,
  type Point,
} from '@estafette/maps/geometry'
import { outlineRing, pointsOf, type AreaEdge, type Piece } from './outline.ts'
import { addSmoothLine, pathWriter } from '@estafette/maps/path'

type Side = 'allied' | 'german'

/** Who controls each place; a place that is left out belongs to nobody. */
export type Control = Readonly<Record<string, Side | null | undefined>>

const BAND = 15 // width of the line on each side
const LOOK = 7 // points either way among which a bend can bite its own tail
const CLEAR = { line: 4, river: 7.5 } // from the middle of the boundary, which stays visible

/** What the front line is drawn from. */
export interface FrontGeometry {
  readonly edges: readonly AreaEdge[]
  readonly outlines: Readonly<Record<string, readonly Piece[]>>
}

/**
 * The front line: along every boundary between areas of different control, inside each side; plain
 * for the Allies, toothed for the Germans.
 */
export function drawFront(geometry: FrontGeometry, control: Control): string {
  const bands = { allied: pathWriter(), german: pathWriter() }
  for (const [id, pieces] of Object.entries(geometry.outlines)) {
    const side = control[id]
    if (side !== 'allied' && side !== 'german') continue
    const ring = outlineRing(pieces, geometry.edges)
    const inwards = ringArea(ring) > 0 ? -1 : 1
    for (const run of frontRuns(id, pieces, geometry.edges, control)) {
      const band = bandOf(run, inwards)
      if (band.length > 1) addSmoothLine(bands[side], band)
    }
  }
  const allied = bands.allied.data()
  const german = bands.german.data()
  return [
    '<g class="m-front" clip-path="url(#arras-surface)">',
    `<path class="m-front-band m-front-allied" d="${allied}"/>`,
    `<path class="m-front-band m-front-german" d="${german}"/>`,
    `<path class="m-front-band m-front-teeth" d="${german}"/>`,
    '</g>',
  ].join('')
}

interface Stretch {
  readonly points: Polyline
  readonly isRiver: boolean
}

/** The outline's longest stretches of edges that face the enemy, so that corners are turned. */
function frontRuns(
  id: string,
  pieces: readonly Piece[],
  edges: readonly AreaEdge[],
  control: Control,
): Stretch[][] {
  const faces = pieces.map((piece) => {
    if ('points' in piece) return false
    const { a, b } = edges[piece.edge]!
    const other = control[a === id ? b : a]
    return (other === 'allied' || other === 'german') && other !== control[id]
  })
  const count = pieces.length
  const first = faces.indexOf(false) // an outline that faces the enemy all around starts anywhere
  const runs: Stretch[][] = []
  let open: Stretch[] | null = null
  for (let n = 0; n < count; n++) {
    const index = (Math.max(0, first) + n) % count
    const piece = pieces[index]!
    if (!faces[index] || 'points' in piece) {
      open = null
      continue
    }
    if (open === null) runs.push((open = []))
    open.push({ points: pointsOf(piece, edges), isRiver: edges[piece.edge]!.isRiver })
  }
  return runs
}

/** The middle of the band: the run, evened out and moved inwards, without the loops of tight bends. */
function bandOf(run: readonly Stretch[], inwards: number): Polyline {
  const original = run.flatMap(({ points }) => points)
  const gaps = run.map(({ isRiver }) => BAND / 2 + (isRiver ? CLEAR.river : CLEAR.line))
  const even = eased(resample(original, 9))
  const widest = Math.max(...gaps)
  const moved = beside(even, inwards * widest)
  return moved.filter((p, i) => {
    const isEnd = i === 0 || i === moved.length - 1
    return isEnd || gapToLine(p, even.slice(Math.max(0, i - LOOK), i + LOOK)) > widest * 0.9
  })
}

function eased(line: Polyline): Polyline {
  return line.map((p, i): Point => {
    const before = line[i - 1]
    const after = line[i + 1]
    if (before === undefined || after === undefined) return p
    return [(before[0] + 2 * p[0] + after[0]) / 4, (before[1] + 2 * p[1] + after[1]) / 4]
  })
}
