import { Plate } from '../counters/plate.tsx'
import { Stack } from '../counters/stack.tsx'
import type { CounterFace, Level, Marks } from '../counters/model.ts'
import type { GameScreen, Pile } from '../games/screen.ts'
import type { State } from '@estafette/kernel'
import type { TableModel } from '../table/model.ts'
import type { JSX } from 'preact'
import { useMemo, useRef } from 'preact/hooks'

const SIZE = 64

/** The counters on the map, by place and side. */
export function Piles({ model, level }: { readonly model: TableModel; readonly level: Level }) {
  const { screen, state, able, seat, session, selection, plans } = model
  const piles = useMemo(() => screen.piles(state.value), [state.value, session.version.value])
  const own = seat.value < 0 ? -1 : session.game.sideOf(state.value, seat.value)
  const targets = new Set(
    plans.value.filter(({ kind }) => kind === 'attack').map(({ place }) => place),
  )
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
        }
        const key = `${pile.place}-${pile.side}`
        const now = { pile, level, marks, faces: facesOf(screen, state.value, pile) }
        const old = before.get(key)
        const kept = old && isSame(old, now) ? old : { ...now, art: <OnePile key={key} {...now} /> }
        drawn.current.set(key, kept)
        return kept.art
      })}
    </g>
  )
}

interface PileProps {
  readonly pile: Pile
  readonly faces: readonly CounterFace[]
  readonly level: Level
  readonly marks: Marks
}

/** A pile and what it looks like: handed in again as it was, it is not even compared. */
interface Drawn extends PileProps {
  readonly art: JSX.Element
}

function isSame(one: PileProps, other: PileProps): boolean {
  return (
    one.faces === other.faces &&
    one.level === other.level &&
    one.pile.at === other.pile.at &&
    one.marks.selected === other.marks.selected &&
    one.marks.canAct === other.marks.canAct &&
    one.marks.target === other.marks.target &&
    one.marks.activated === other.marks.activated &&
    one.marks.acted === other.marks.acted
  )
}

const known = new Map<string, readonly CounterFace[]>()

/** The same faces are the same list, so that a pile that did not change is not drawn again. */
function facesOf(screen: GameScreen, state: State, pile: Pile): readonly CounterFace[] {
  const faces = pile.units.map((unit) => screen.face(state, unit))
  const key = faces.map((face) => face.key).join()
  const before = known.get(key)
  if (before) return before
  if (known.size > 2000) known.clear()
  known.set(key, faces)
  return faces
}

function OnePile({ pile, faces, level, marks }: PileProps) {
  const { x, y } = pile.at
  return (
    <g data-place={pile.place} class="pile">
      {level === 'plate' ? (
        <Plate faces={faces} x={x} y={y} size={SIZE} marks={marks} />
      ) : (
        <Stack faces={faces} x={x} y={y} size={SIZE} level={level} marks={marks} />
      )}
    </g>
  )
}
