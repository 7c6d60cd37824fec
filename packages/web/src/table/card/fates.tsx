import type { ReadonlySignal } from '@preact/signals'
import { arrowBetween, writtenOn } from '../../map-view/arrow.ts'
import type { Point } from '../../map-view/camera.ts'
import type { MapPart } from '../../screen/map.ts'
import { offersTo } from '../../session/offers.ts'
import { cardOf } from './decision.ts'
import type { TableModel } from '../model.ts'
import { spot } from '../other-turn/trails.tsx'
import { Curve, distance, LEAST, Way } from '../map/way.tsx'
import './fates.css'

const LOW = 58 // of a tag, under the middle of its stack
const LEAN = 26 // of a tag, to one side of it
const HALF = 15 // of the height of a tag
const LETTER = 12 // of a tag
const SAME = 20 // from the middle of a stack
// Halves of what a tag must not hide: an identifier with its number, part of a name, a stack.
const LABEL = [40, 26] as const
const PART_OF_NAME = [20, 14] as const
const STACK = [36, 40] as const

/** What is on the map beside the marks of a result. */
type Written = ReturnType<typeof writtenOn> & { readonly stacks: readonly Point[] }

/** What a result asks for, on the map: the losses that are owed, and every way that may be gone. */
export function Fates(props: {
  readonly model: TableModel
  readonly map: MapPart
  readonly scale: ReadonlySignal<number>
}) {
  const { model, map, scale } = props
  const { state, seat, session } = model
  const fates = seat.value < 0 ? null : map.fates?.(state.value)
  if (!fates) return null
  const { goes = -1, owed } = fates
  const from = goes < 0 ? -1 : map.placeOf(state.value, goes)
  const meant = from < 0 ? -1 : (cardOf(model).primary.offer?.target ?? -1)
  const side = session.game.sideOf(state.value, seat.value)
  const start = from < 0 ? null : spot(model, from, side)
  const ends = start ? [...offersTo(model.offers.value, map.kind).keys()] : []
  const stacks = map.piles(state.value).map((pile) => pile.at)
  const written: Written = { ...writtenOn(map.places), stacks }
  const grown = Math.max(1, LEAST / scale.value)
  const at = owed ? spot(model, owed.place, owed.side) : null
  return (
    <g class="fates" ref={(group) => group?.style.setProperty('--grown', String(grown))}>
      {ends
        .toSorted((a, b) => Number(a === meant) - Number(b === meant))
        .map((place) => (
          <g key={place} class={`going${place === meant ? ' is-meant' : ''}`} data-place={place}>
            <Going from={start!} to={spot(model, place, side)!} written={written} grown={grown} />
          </g>
        ))}
      {owed && at && <Tag at={at} text={owed.text} written={written} grown={grown} />}
    </g>
  )
}

/** A way past stacks and what is written on the map; straight between hexes. */
function Going(props: {
  readonly from: Point
  readonly to: Point
  readonly written: Written
  readonly grown: number
}) {
  const { from, to, written, grown } = props
  const { labels, names, stacks } = written
  const others = stacks.filter((at) => distance(at, from) > SAME && distance(at, to) > SAME)
  const arrow = labels.length > 0 ? arrowBetween(from, to, [...labels, ...others], names) : null
  return arrow ? <Curve {...arrow} grown={grown} /> : <Way way={[from, to]} grown={grown} />
}

/** What is owed, on the side of its stack where it hides least. */
function Tag(props: {
  readonly at: Point
  readonly text: string
  readonly written: Written
  readonly grown: number
}) {
  const { at, text, written, grown } = props
  const width = text.length * LETTER + 16
  /** How much of it lies on identifiers, names and stacks. */
  const hides = ({ x, y }: Point): number => {
    const on = (points: readonly Point[], [w, h]: readonly [number, number]): number => {
      const parts = points.map((point) => {
        const wide = Math.max(0, w + width / 2 - Math.abs(point.x - x))
        return wide * Math.max(0, h + HALF - Math.abs(point.y - y))
      })
      return parts.reduce((sum, part) => sum + part, 0)
    }
    const { labels, names, stacks } = written
    return on(labels, LABEL) + on(names, PART_OF_NAME) + on(stacks, STACK)
  }
  const aside = STACK[0] + width / 2
  const spots = [0, -LEAN, LEAN, -aside, aside].flatMap((x) =>
    (Math.abs(x) < aside ? [LOW, -LOW] : [LOW, 0]).map((y) => ({ x: at.x + x, y: at.y + y })),
  )
  const { x, y } = spots.reduce((best, one) => (hides(one) < hides(best) ? one : best))
  return (
    <g class="owed-tag" transform={`translate(${x} ${y}) scale(${grown})`}>
      <rect x={-width / 2} y={-HALF} width={width} height={2 * HALF} rx={4} />
      <text y={8}>{text}</text>
    </g>
  )
}
