import {
  hexesWithWorks,
  spanOf,
  entrenchmentAt,
  BUILDING,
  BUILT,
  DIGGING,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import { SCALE } from './grid.ts'
import type { BattlePrint } from './print.ts'

const PLANKS = [-17, -13.6, -10.2, -6.8, -3.4, 0, 3.4, 6.8, 10.2, 13.6, 17]
const BOATS = [-15.2, -8.6, -2, 4.6, 11.2]

const boats = (list: readonly number[]): string =>
  list.map((x) => `M${x}-9.5q2-2.6 4 0v19q-2 2.6-4 0z`).join('')
const ALL_BOATS = boats(BOATS)
const FIRST_BOATS = boats(BOATS.slice(0, 3))
const DECK = PLANKS.map((x) => `M${x}-4.6v9.2`).join('')
const WORKS = battlements(25.5, 29.6, 15)

/** Earthworks over the top of a hex, around a counter: as many teeth from west to east. */
function battlements(inner: number, outer: number, teeth: number): string {
  const [from, to] = [Math.PI * 1.03, Math.PI * 1.97]
  const step = (to - from) / (2 * teeth - 1)
  const points = Array.from({ length: 2 * teeth }, (_, n) => {
    const turn = from + n * step
    const at = (reach: number) =>
      `${(Math.cos(turn) * reach).toFixed(1)} ${(Math.sin(turn) * reach).toFixed(1)}`
    return n % 2 === 0 ? `${at(inner)}L${at(outer)}` : `${at(outer)}L${at(inner)}`
  })
  return `M${points.join('L')}`
}

/** What lies on the map beside counters: earthworks, pontoons. */
export function Markers({ s, print }: { readonly s: BlitzState; readonly print: BattlePrint }) {
  return (
    <g class="bz-markers" aria-hidden="true" transform={`scale(${SCALE})`}>
      <Entrenchments s={s} print={print} />
      <Pontoons s={s} print={print} />
    </g>
  )
}

/** The middle of a hex in units of the drawing, for an attribute. */
function at({ shapes }: BattlePrint, hex: number): string {
  const { x, y } = shapes[hex]!.label
  return `translate(${x / SCALE} ${y / SCALE})`
}

/** Works round the hex; while they are dug, dashed. BLZ-ENT-1 */
function Entrenchments({ s, print }: { readonly s: BlitzState; readonly print: BattlePrint }) {
  const hexes = hexesWithWorks(s)
  return (
    <>
      {hexes.map((hex) => {
        const isDug = entrenchmentAt(s, hex) < DIGGING
        return (
          <g key={hex} class={isDug ? 'bz-dug' : 'bz-digging'} transform={at(print, hex)}>
            <path class="bz-works bz-works-case" d={WORKS} />
            <path class="bz-works" d={WORKS} />
          </g>
        )
      })}
    </>
  )
}

/** Planks over five boats; while it is built, half of it, the rest dashed. BLZ-PON-4, BLZ-PON-6 */
function Pontoons({ s, print }: { readonly s: BlitzState; readonly print: BattlePrint }) {
  const { riverSides, hexIds } = s.board
  return (
    <>
      {Array.from(s.pontoons, (state, marker) => {
        if (state !== BUILDING && state !== BUILT) return null
        const [a, b] = riverSides[spanOf(s, marker)]!
        const span = print.spanOf(hexIds[a]!, hexIds[b]!)
        if (!span) return null
        return (
          <g key={marker} transform={`translate(${span.x} ${span.y})`}>
            <g
              data-sign={state === BUILT ? 'bridge' : 'bridging'}
              transform={`rotate(${span.turn})`}
            >
              {state === BUILT ? <WholeBridge /> : <HalfBridge />}
            </g>
          </g>
        )
      })}
    </>
  )
}

export function WholeBridge() {
  return (
    <>
      <path class="bz-boats" d={ALL_BOATS} />
      <path class="bz-deck" d="M-19-4.8h38v9.6h-38z" />
      <path class="bz-planks" d={DECK} />
      <path class="bz-rails" d="M-19-5.4h38M-19 5.4h38" />
    </>
  )
}

function HalfBridge() {
  return (
    <>
      <path class="bz-boats" d={FIRST_BOATS} />
      <path class="bz-deck" d="M-19-4.8H2l2 2.6-2 2.4 2 2.4-2 2.2H-19z" />
      <path class="bz-to-come" d="M4-4.8H19M4 4.8H19" />
    </>
  )
}
