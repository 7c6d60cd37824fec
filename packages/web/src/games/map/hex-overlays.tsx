import type { SideLook } from '@estafette/kernel'
import type { PlaceShape } from '../../map-view/feed.ts'
import { lookClass } from '../../style/look.ts'
import type { HexOutlines } from './outlines.ts'
import './reach-overlay.css'

/** How far the units of a side could go. */
export function ReachOverlay(props: {
  readonly paths: HexOutlines
  readonly look: SideLook | undefined
  readonly hexes: readonly number[]
}) {
  const { paths, look, hexes } = props
  return (
    <g class={`reach-of ${lookClass(look)}`}>
      <path d={paths.border(hexes)} />
    </g>
  )
}

/** The hexes in the zones of control of a side. */
export function ZocOverlay(props: {
  readonly paths: HexOutlines
  readonly look: SideLook | undefined
  readonly hexes: readonly number[]
}) {
  const { paths, look, hexes } = props
  return (
    <g class={`zoc ${lookClass(look)}`}>
      <path class="zoc-fill" d={paths.insides(hexes, 0.92)} />
      <path class="zoc-line" d={paths.border(hexes)} />
    </g>
  )
}

/** Hexes from which a supply line leads to a source, the sources, and the units that have none. */
export function SupplyOverlay(props: {
  readonly paths: HexOutlines
  readonly shapes: readonly PlaceShape[]
  readonly supplied: readonly number[]
  readonly sources: readonly number[]
  readonly cut: readonly number[] // hexes of these units
}) {
  const { paths, shapes, supplied, sources, cut } = props
  return (
    <g class="supply">
      <path class="supply-fill" d={paths.outlines(supplied)} />
      <path class="supply-line" d={paths.border(supplied)} />
      <path class="supply-source" d={paths.insides(sources, 0.5)} />
      {cut.map((hex) => (
        <path
          key={hex}
          class="supply-cut"
          d="M-26 -26L26 26M26 -26L-26 26"
          transform={`translate(${shapes[hex]!.label.x} ${shapes[hex]!.label.y})`}
        />
      ))}
    </g>
  )
}
