import {
  hexesWithWorks,
  spanOf,
  entrenchmentAt,
  BUILDING,
  BUILT,
  DIGGING,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import { sideClass } from '../../../screen/screen.ts'
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

/** What lies on the map beside counters: earthworks, pontoons, aircraft over their targets. */
export function Markers({ s, print }: { readonly s: BlitzState; readonly print: BattlePrint }) {
  return (
    <g class="bz-markers" aria-hidden="true" transform={`scale(${SCALE})`}>
      <Entrenchments s={s} print={print} />
      <Pontoons s={s} print={print} />
      <Aircraft s={s} print={print} />
    </g>
  )
}

/** The middle of a hex in units of the drawing, for an attribute. */
function at({ shapes }: BattlePrint, hex: number): string {
  const { x, y } = shapes[hex]!.label
  return `translate(${x / SCALE} ${y / SCALE})`
}

/** Works round the hex and a shield; while they are dug, dashed and with an hourglass. BLZ-ENT-1 */
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
            <g transform="translate(-25.5 -25)">{isDug ? <Shield /> : <Hourglass />}</g>
          </g>
        )
      })}
    </>
  )
}

function Shield() {
  return (
    <>
      <path class="bz-shield" d="M-9-6.4h18v7.6q0 4.6-9 7.6q-9-3-9-7.6z" />
      <text class="bz-shield-text" y="4">
        +2
      </text>
    </>
  )
}

function Hourglass() {
  return (
    <>
      <circle class="bz-clock" r="8" />
      <path class="bz-sand" d="M-3.4-4.6h6.8L0 0zM-3.4 4.6h6.8L0 0z" />
      <path class="bz-sand-left" d="M-2.6 4.4h5.2L0 1.4z" />
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
            <g transform={`rotate(${span.turn})`}>
              {state === BUILT ? <WholeBridge /> : <HalfBridge />}
            </g>
            {state === BUILDING && <Hourglass />}
          </g>
        )
      })}
    </>
  )
}

function WholeBridge() {
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

/** Aircraft on their way to a target: a disc for each side. BLZ-AIR-3 */
function Aircraft({ s, print }: { readonly s: BlitzState; readonly print: BattlePrint }) {
  const targets = new Map<string, { readonly side: number; readonly hex: number }>()
  s.airPlace.forEach((hex, air) => {
    const side = s.board.airSides[air]!
    if (hex >= 0 && hex < s.board.hexCount) targets.set(`${side} ${hex}`, { side, hex })
  })
  return (
    <>
      {[...targets].map(([key, { side, hex }]) => (
        <g key={key} class={`bz-air ${sideClass(s.board.id, side)}`} transform={at(print, hex)}>
          <g transform={`translate(${side === 0 ? 27 : -27} 6)`}>
            <circle class="bz-plane-disc" r="8.6" />
            <path
              class="bz-plane"
              d="M0-6.4q1.1.6 1.1 3v1.2l5.4 2.2v1.7l-5.4-1v2.6l1.8 1.4v1.2L0 5.2l-2.9.7V4.7l1.8-1.4V.7l-5.4 1V0l5.4-2.2v-1.2q0-2.4 1.1-3z"
            />
          </g>
        </g>
      ))}
    </>
  )
}
