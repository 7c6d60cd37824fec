import { Plate } from '../counters/plate.tsx'
import { Stack } from '../counters/stack.tsx'
import type { CounterFace, Level, Marks } from '../counters/model.ts'
import type { GameScreen, Pile } from '../games/screen.ts'
import type { State } from '@estafette/kernel'
import { stateAt } from '@estafette/table'
import type { TableModel } from '../table/model.ts'
import type { JSX } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import type { Point } from './camera.ts'

const SIZE = 64

/** The counters on the map, by place and side. */
export function Piles(props: {
  readonly model: TableModel
  readonly piles: readonly Pile[]
  readonly level: Level
}) {
  const { model, piles, level } = props
  const { screen, state, able, seat, session, selection, plans, focus, byKeyboard } = model
  const own = seat.value < 0 ? -1 : session.game.sideOf(state.value, seat.value)
  const targets = new Set(
    plans.value.filter(({ kind }) => kind === 'attack').map(({ place }) => place),
  )
  const moved = useMemo(() => movedUnits(model), [model, session.version.value])
  const drawn = useRef(new Map<string, Drawn>())
  const before = drawn.current
  drawn.current = new Map()
  return (
    <g class="piles">
      {piles.map((pile) => {
        const acts = pile.units.some((unit) => model.offers.value.units.has(unit))
        const marks: Marks = {
          ...screen.unitMarks?.(state.value, pile.units[0]!),
          selected: selection.value?.place === pile.place && pile.side === own,
          canAct: acts || (!!screen.groups && pile.side === own && able.value.includes(pile.place)),
          target: targets.has(pile.place) && pile.side !== own,
          moved: pile.units.some((unit) => moved.has(unit)),
          focus: byKeyboard.value && focus.value === pile.place,
        }
        const key = `${pile.place}-${pile.side}`
        const faces = facesOf(screen, state.value, pile.units)
        const now = { place: pile.place, at: pile.at, level, marks, faces }
        const old = before.get(key)
        const kept = old && isSame(old, now) ? old : { ...now, art: <OnePile key={key} {...now} /> }
        drawn.current.set(key, kept)
        return kept.art
      })}
    </g>
  )
}

/** Units that stand elsewhere than before the choices that can still be taken back. */
export function movedUnits({ session, screen }: TableModel): ReadonlySet<number> {
  const { table } = session
  const { count } = session.undoable()
  if (count === 0) return new Set()
  const placesOf = (state: State): Map<number, number> =>
    new Map(screen.piles(state).flatMap(({ units, place }) => units.map((unit) => [unit, place])))
  const before = placesOf(stateAt(table, table.entries.length - count))
  const moved = [...placesOf(session.state())].filter(
    ([unit, place]) => before.has(unit) && before.get(unit) !== place,
  )
  return new Set(moved.map(([unit]) => unit))
}

interface ArtProps {
  readonly at: Point
  readonly faces: readonly CounterFace[]
  readonly level: Level
  readonly marks: Marks
}

interface PileProps extends ArtProps {
  readonly place: number
}

/** A pile and what it looks like: handed in again as it was, it is not even compared. */
interface Drawn extends PileProps {
  readonly art: JSX.Element
}

const markNames = ['selected', 'canAct', 'target', 'moved', 'focus'] as const

function isSame(one: PileProps, other: PileProps): boolean {
  return (
    one.faces === other.faces &&
    one.level === other.level &&
    one.at === other.at &&
    markNames.every((name) => one.marks[name] === other.marks[name])
  )
}

const known = new Map<string, readonly CounterFace[]>()

/** The same faces are the same list, so that a pile that did not change is not drawn again. */
export function facesOf(
  screen: GameScreen,
  state: State,
  units: readonly number[],
): readonly CounterFace[] {
  const faces = units.map((unit) => screen.face(state, unit))
  const key = faces.map((face) => face.key).join()
  const before = known.get(key)
  if (before) return before
  if (known.size > 2000) known.clear()
  known.set(key, faces)
  return faces
}

function OnePile({ place, ...art }: PileProps) {
  return (
    <g data-place={place} class="pile">
      <PileArt {...art} />
    </g>
  )
}

/** A pile as it is drawn: a plate where counters would be too small to read. */
export function PileArt({ at, faces, level, marks }: ArtProps) {
  const { x, y } = at
  return level === 'plate' ? (
    <Plate faces={faces} x={x} y={y} size={SIZE} marks={marks} />
  ) : (
    <Stack faces={faces} x={x} y={y} size={SIZE} level={level} marks={marks} />
  )
}
