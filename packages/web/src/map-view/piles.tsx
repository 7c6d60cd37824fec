import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import type { CounterDetail, CounterFace, Marks } from '../counters/model.ts'
import { Plate } from '../counters/plate.tsx'
import { Stack } from '../counters/stack.tsx'
import type { Point } from './camera.ts'
import type { MapFeed, Pile } from './feed.ts'

const SIZE = 64

/** The counters on the map, by place and side. */
export function Piles(props: {
  readonly feed: MapFeed
  readonly piles: readonly Pile[]
  readonly level: CounterDetail
}) {
  const { feed, piles, level } = props
  const drawn = useRef(new Map<string, Drawn>())
  const before = drawn.current
  drawn.current = new Map()
  return (
    <g class="piles">
      {piles.map((pile) => {
        const marks = feed.marksOf(pile)
        const key = `${pile.place}-${pile.side}`
        const faces = feed.facesOf(pile.units)
        const now = { place: pile.place, side: pile.side, at: pile.at, level, marks, faces }
        const old = before.get(key)
        const kept = old && isSame(old, now) ? old : { ...now, art: <OnePile key={key} {...now} /> }
        drawn.current.set(key, kept)
        return kept.art
      })}
    </g>
  )
}

interface ArtProps {
  readonly at: Point
  readonly faces: readonly CounterFace[]
  readonly level: CounterDetail
  readonly marks: Marks
  readonly isBare?: boolean // signs of their own say what state the units are in
}

interface PileProps extends ArtProps {
  readonly place: number
  readonly side: number
}

/** A pile and what it looks like: handed in again as it was, it is not even compared. */
interface Drawn extends PileProps {
  readonly art: JSX.Element
}

const markNames = ['selected', 'canAct', 'couldAct', 'target', 'aimed', 'moved', 'focus'] as const

function isSame(one: PileProps, other: PileProps): boolean {
  return (
    one.faces === other.faces &&
    one.level === other.level &&
    one.at === other.at &&
    markNames.every((name) => one.marks[name] === other.marks[name])
  )
}

function OnePile({ place, side, ...art }: PileProps) {
  return (
    <g data-place={place} data-side={side} class="pile">
      <PileArt {...art} isBare />
    </g>
  )
}

/** A pile as it is drawn: a plate where counters would be too small to read. */
export function PileArt({ at, faces, level, marks, isBare = false }: ArtProps) {
  const { x, y } = at
  return level === 'plate' ? (
    <Plate faces={faces} x={x} y={y} size={SIZE} marks={marks} />
  ) : (
    <Stack faces={faces} x={x} y={y} size={SIZE} level={level} marks={marks} isBare={isBare} />
  )
}
