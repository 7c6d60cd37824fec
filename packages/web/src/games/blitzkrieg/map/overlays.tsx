import { lookOf, sideClass } from '../../../screen/screen.ts'
import { keysOf } from '../../../shell/keys-of.ts'
import {
  dangerTo,
  isInEnemyZoc,
  opponent,
  reachOf,
  supplyOf,
  type BlitzState,
  type Board,
} from '@estafette/blitzkrieg/screen'
import { useMemo } from 'preact/hooks'
import type { Overlay } from '../../../map-view/feed.ts'
import { ReachOverlay, SupplyOverlay, ZocOverlay } from '../../map/hex-overlays.tsx'
import { hexOutlines, type HexOutlines } from '../../map/outlines.ts'
import type { BattlePrint } from './print.ts'
import { overlayWords } from './overlay-words.ts'

const SIDES = [0, 1] as const
const DANGERS = [1, 6, 12] as const // attack points from which on a hex is in danger, in more, in much

/** What can be laid over the map, and the letter that does it; A to G belong to the planner. */
const LETTERS = {
  'supply-0': 's',
  'supply-1': 'w',
  'zoc-0': 'z',
  'zoc-1': 'x',
  'reach-0': 'n',
  'reach-1': 'm',
  'danger-0': 'o',
  'danger-1': 'p',
  zones: 'v',
} as const

/** What can be laid over the map, by side: supply, zones of control, reach, danger; set-up zones. */
export function overlays(): readonly Overlay[] {
  const names = overlayWords()
  return keysOf(LETTERS).map((key) => ({
    key,
    letter: LETTERS[key],
    name: names[key],
  }))
}

interface Props {
  readonly s: BlitzState
  readonly side: number
}

/** The overlays of a battle. */
export function makeOverlayArt(
  { id, neighbours, zones, night, hexCount, supplyHexes }: Board,
  print: BattlePrint,
) {
  const { shapes, corners } = print
  const paths = hexOutlines({ shapes, corners, neighbours })
  const hexes = Array.from({ length: hexCount }, (_, hex) => hex)
  const zonePaths = zones.map(({ allowed }) => paths.border(hexes.filter((hex) => allowed[hex])))

  function Supply({ s, side }: Props) {
    const { supplied, cut } = useMemo(() => supplyOf(s, side), [s, side])
    const sources = supplyHexes[side]!
    return <SupplyOverlay {...{ paths, shapes, supplied, sources, cut }} />
  }

  function Zoc({ s, side }: Props) {
    const own = hexes.filter((hex) => isInEnemyZoc(s, opponent(side), hex))
    return <ZocOverlay paths={paths} look={lookOf(id, side)} hexes={own} />
  }

  function Reach({ s, side }: Props) {
    const reached = useMemo(() => reachOf(s, side), [s, side])
    return <ReachOverlay paths={paths} look={lookOf(id, side)} hexes={reached} />
  }

  function Danger({ s, side }: Props) {
    const points = useMemo(() => dangerTo(s, side), [s, side])
    return <DangerArt paths={paths} points={points} />
  }

  /** The zones of a side; the one that is being filled stands out. */
  function Zones({ s, side }: Props) {
    return (
      <g class={`bz-zones ${sideClass(id, side)}`}>
        {zones.map((zone, index) => {
          const isNow = s.turn === 0 && s.zone === index
          return (
            zone.side === side && (
              <path key={index} class={isNow ? 'bz-zone-now' : ''} d={zonePaths[index]!} />
            )
          )
        })}
      </g>
    )
  }

  return function OverlayArt(props: {
    readonly state: BlitzState
    readonly shown: ReadonlySet<string>
  }) {
    const { state: s, shown } = props
    return (
      <g class={night[s.turn] === 1 ? 'overlays is-night' : 'overlays'} aria-hidden="true">
        {SIDES.map((side) => shown.has(`supply-${side}`) && <Supply key={side} {...{ s, side }} />)}
        {SIDES.map((side) => shown.has(`danger-${side}`) && <Danger key={side} {...{ s, side }} />)}
        {SIDES.map((side) => shown.has(`reach-${side}`) && <Reach key={side} {...{ s, side }} />)}
        {SIDES.map((side) => shown.has(`zoc-${side}`) && <Zoc key={side} {...{ s, side }} />)}
        {shown.has('zones') && SIDES.map((side) => <Zones key={side} {...{ s, side }} />)}
      </g>
    )
  }
}

/** Where a side can be attacked, in three steps: the more attack points, the darker. */
function DangerArt(props: { readonly paths: HexOutlines; readonly points: readonly number[] }) {
  const { paths, points } = props
  const steps = DANGERS.map((least) => [...points.keys()].filter((hex) => points[hex]! >= least))
  return (
    <g class="bz-danger">
      {steps.map((own, step) => (
        <path key={step} d={paths.outlines(own)} />
      ))}
      <path class="bz-danger-line" d={paths.border(steps[0]!)} />
    </g>
  )
}
