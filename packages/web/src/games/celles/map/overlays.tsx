import {
  placeOf,
  isOnMap,
  makeUnitReach,
  sideOfUnit,
  standardBoard,
  traceSupply,
  unitReach,
  zocOf,
  type CellesState,
} from '@estafette/celles/screen'
import { useMemo } from 'preact/hooks'
import type { Overlay } from '../../../map-view/feed.ts'
import { lookOf } from '../../../screen/screen.ts'
import { ReachOverlay, SupplyOverlay, ZocOverlay } from '../../map/hex-overlays.tsx'
import { paths } from './hexes.ts'
import { shapes } from './print.ts'
import { cellesWords } from '../words.ts'

const { hexCount: HEX_COUNT, unitCount: UNIT_COUNT, unitNationality } = standardBoard

/** What can be laid over the map, and the letter that does it. */
const LETTERS = {
  'supply-0': 's',
  'supply-1': 'd',
  'supply-2': 'f',
  'zoc-0': 'z',
  'zoc-1': 'x',
  'reach-0': 'n',
  'reach-1': 'm',
} as const

/** What can be laid over the map: supply by nationality, zones of control and reach by side. */
export function overlays(): readonly Overlay[] {
  const names = cellesWords().overlays
  return Object.entries(LETTERS).map(([key, letter], index) => ({
    key,
    letter,
    name: names[index]!,
  }))
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
      {[0, 1].map(
        (side) => shown.has(`reach-${side}`) && <Reach key={side} s={state} side={side} />,
      )}
      {[0, 1].map(
        (side) =>
          shown.has(`zoc-${side}`) && (
            <ZocOverlay
              key={side}
              paths={paths}
              look={lookOf('celles', side)}
              hexes={zocOf(state, side)}
            />
          ),
      )}
    </g>
  )
}

/** How far the units of a side could go if they moved now. */
function Reach({ s, side }: { readonly s: CellesState; readonly side: number }) {
  const hexes = useMemo(() => reachOf(s, side), [s, side])
  return <ReachOverlay paths={paths} look={lookOf('celles', side)} hexes={hexes} />
}

/** Every hex that a unit of a side could move to. */
export function reachOf(s: CellesState, side: number): readonly number[] {
  const found = new Set<number>()
  const out = makeUnitReach(s.board)
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (sideOfUnit(s, unit) !== side || !isOnMap(s, unit)) continue
    unitReach(s, unit, out)
    for (let i = 0; i < out.size; i++) found.add(out.hexes[i]!)
  }
  return [...found].sort((a, b) => a - b)
}

/** Where the supply of a nation comes from, and where it reaches. */
function Supply({ s, nation }: { readonly s: CellesState; readonly nation: number }) {
  const { supplied, cut } = useMemo(() => traced(s, nation), [s, s.place.join()])
  const sources = s.board.supplySources[nation]!
  return (
    <SupplyOverlay paths={paths} shapes={shapes} supplied={supplied} sources={sources} cut={cut} />
  )
}

function traced(s: CellesState, nation: number) {
  const reached = traceSupply(s, nation)
  const supplied: number[] = []
  for (let hex = 0; hex < HEX_COUNT; hex++) if (reached[hex]) supplied.push(hex)
  const cut = new Set<number>()
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (unitNationality[unit] !== nation || !isOnMap(s, unit)) continue
    if (!reached[placeOf(s, unit)]) cut.add(placeOf(s, unit))
  }
  return { supplied, cut: [...cut] }
}
