import {
  isOnMap,
  standardBoard,
  traceSupply,
  zocOf,
  type CellesState,
} from '@estafette/celles/screen'
import { useMemo } from 'preact/hooks'
import type { Overlay } from '../../map-view/feed.ts'
import { border, insides, outlines } from './hexes.ts'
import { shapes } from './map/print.ts'
import { cellesWords } from './words.ts'

const { hexCount: HEX_COUNT, unitCount: UNIT_COUNT, unitNationality } = standardBoard

const KEYS = ['supply-0', 'supply-1', 'supply-2', 'zoc-0', 'zoc-1'] as const

/** What can be laid over the map: supply by nationality, zones of control by side. */
export function overlays(): readonly Overlay[] {
  const names = cellesWords().overlays
  return KEYS.map((key, index) => ({ key, name: names[index]! }))
}

/** The overlays that are switched on. */
export function OverlayArt(props: {
  readonly state: CellesState
  readonly shown: ReadonlySet<string>
}) {
  const { state, shown } = props
  return (
    <g class="overlays" aria-hidden="true">
      {[0, 1, 2].map(
        (nation) =>
          shown.has(`supply-${nation}`) && <Supply key={nation} s={state} nation={nation} />,
      )}
      {[0, 1].map((side) => shown.has(`zoc-${side}`) && <Zoc key={side} s={state} side={side} />)}
    </g>
  )
}

/** The hexes in the zones of control of a side. */
function Zoc({ s, side }: { readonly s: CellesState; readonly side: number }) {
  const hexes = zocOf(s, side)
  return (
    <g class={side === 0 ? 'zoc is-german' : 'zoc is-allied'}>
      <path class="zoc-fill" d={insides(hexes, 0.92)} />
      <path class="zoc-line" d={border(hexes)} />
    </g>
  )
}

/** Hexes from which a supply line leads to a source, the sources, and the units that have none. */
function Supply({ s, nation }: { readonly s: CellesState; readonly nation: number }) {
  const { supplied, cut } = useMemo(() => traced(s, nation), [s, s.place.join()])
  const sources = s.board.supplySources[nation]!
  return (
    <g class={`supply is-nation-${nation}`}>
      <path class="supply-fill" d={outlines(supplied)} />
      <path class="supply-line" d={border(supplied)} />
      <path class="supply-source" d={insides(sources, 0.5)} />
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

function traced(s: CellesState, nation: number) {
  const reached = traceSupply(s, nation)
  const supplied: number[] = []
  for (let hex = 0; hex < HEX_COUNT; hex++) if (reached[hex]) supplied.push(hex)
  const cut = new Set<number>()
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (unitNationality[unit] !== nation || !isOnMap(s, unit)) continue
    if (!reached[s.place[unit]!]) cut.add(s.place[unit]!)
  }
  return { supplied, cut: [...cut] }
}
