import { effect, type ReadonlySignal, type Signal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { Camera, Point } from '../map-view/camera.ts'
import type { View } from '../map-view/view.ts'
import { sideClass } from '../screen/screen.ts'
import { enemyTurn, type EnemyTurn } from './enemy-turn.ts'
import type { TableModel } from './model.ts'
import { phaseOf } from './step-dock.tsx'
import type { Step } from './steps.ts'

const DISC = 19 // radius of the number of a step, in map units
const GHOST = 58 // side of the outline of a unit that has left
const LEAST = 0.72 // scale of the map under which marks no longer shrink
const SHORT = 34 // by which a trail ends before the middle of a stack

/** What others did, drawn on the map: every step at once, numbered, and never too small to read. */
export function Trails(props: {
  readonly model: TableModel
  readonly scale: ReadonlySignal<number> // of the map
}) {
  const { model, scale } = props
  const turn = enemyTurn(model)
  if (!turn || !model.screen.map) return null
  const grown = Math.max(1, LEAST / scale.value)
  return (
    <g class="trails" ref={(group) => group?.style.setProperty('--grown', String(grown))}>
      {turn.steps.map((step) => (
        <StepMark key={step.number} model={model} turn={turn} step={step} grown={grown} />
      ))}
    </g>
  )
}

function StepMark(props: {
  readonly model: TableModel
  readonly turn: EnemyTurn
  readonly step: Step
  readonly grown: number
}) {
  const { model, turn, step, grown } = props
  const { session, screen } = model
  const side = step.seat < 0 ? -1 : session.game.sideOf(model.state.value, step.seat)
  const phase = phaseOf(turn, step)
  const { ways, crosses } = useMemo(
    () => drawingOf(model, step, side),
    [side, step.first, step.last, step.events.length],
  )
  const standing = model.screen.map?.piles(model.state.value) ?? []
  const isFree = ({ x, y }: Point): boolean =>
    !standing.some(({ at }) => Math.hypot(at.x - x, at.y - y) < GHOST / 2)
  const place = spot(model, step.place, side)
  const corner = place && { x: place.x + GHOST * 0.6, y: place.y - GHOST * 0.5 }
  const longest =
    step.kind === 'move' ? ways.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] : null
  const at = longest ? halfway(longest) : corner
  return (
    <g
      class={`trail is-${phase} is-${step.kind} ${sideClass(screen, side)}`}
      data-step={step.number}
    >
      {ways.map((way, index) => {
        const ghost = step.kind === 'move' ? (phase === 'coming' ? way.at(-1)! : way[0]!) : null
        return (
          <g key={index}>
            {ghost && isFree(ghost) && <Ghost at={ghost} />}
            <Way way={way} grown={grown} />
          </g>
        )
      })}
      {phase !== 'coming' && crosses.map((point, index) => <Cross key={index} at={point} />)}
      {at && (
        <g transform={`translate(${at.x} ${at.y}) scale(${grown})`}>
          <circle class="trail-disc" r={DISC} />
          <text class="trail-number" y={8}>
            {step.number}
          </text>
        </g>
      )}
    </g>
  )
}

/** A way with its arrow, round where it turns. */
function Way({ way, grown }: { readonly way: readonly Point[]; readonly grown: number }) {
  const line = shortened(way)
  const d = rounded(line)
  const [from, to] = [line.at(-2)!, line.at(-1)!]
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  return (
    <>
      <path class="trail-edge" d={d} />
      <path class="trail-core" d={d} />
      <path
        class="trail-head"
        d="M-14 -15L14 0L-14 15Z"
        transform={`translate(${to.x} ${to.y}) rotate(${angle}) scale(${grown})`}
      />
    </>
  )
}

function rounded(line: readonly Point[]): string {
  const [first] = line
  const turns = line.slice(1, -1).map((point, index) => {
    const next = between(point, line[index + 2]!, 0.5)
    return `Q${point.x} ${point.y} ${next.x} ${next.y}`
  })
  const last = line.at(-1)!
  return `M${first!.x} ${first!.y}${turns.join('')}L${last.x} ${last.y}`
}

function Ghost({ at }: { readonly at: Point }) {
  const half = GHOST / 2
  return (
    <rect class="trail-ghost" x={at.x - half} y={at.y - half} width={GHOST} height={GHOST} rx={6} />
  )
}

function Cross({ at }: { readonly at: Point }) {
  const half = GHOST / 2
  return (
    <g class="trail-cross" transform={`translate(${at.x} ${at.y})`}>
      <rect x={-half} y={-half} width={GHOST} height={GHOST} rx={6} />
      <path d="M-17 -17L17 17M17 -17L-17 17" />
    </g>
  )
}

interface Drawing {
  readonly ways: readonly (readonly Point[])[]
  readonly crosses: readonly Point[]
}

/** A step in points of the map: ways and blows, and where units died. */
function drawingOf(model: TableModel, step: Step, side: number): Drawing {
  const { session, screen } = model
  const before = screen.map?.piles(session.knownAt(Math.max(0, step.first - 1))) ?? []
  const sideOf = (unit: number): number =>
    before.find(({ units }) => units.includes(unit))?.side ?? side
  const points = (path: readonly number[], owner: number): readonly Point[] =>
    path.flatMap((place) => spot(model, place, owner) ?? [])
  const blows = step.blows.map(({ from, to }) => [
    ...points([from], side),
    ...points([to], 1 - side),
  ])
  const trails = step.trails.map(({ path, units }) => points(path, sideOf(units[0] ?? -1)))
  return {
    ways: [...blows, ...trails].filter((way) => way.length > 1),
    crosses: step.lost.flatMap(({ unit, place }) => spot(model, place, sideOf(unit)) ?? []),
  }
}

/** Where units of a side stand in a place. */
function spot({ screen }: TableModel, place: number, side: number): Point | null {
  const shape = screen.map?.places[place]
  return shape ? (shape.spots[side] ?? shape.spots[0] ?? shape.label) : null
}

function lengthOf(way: readonly Point[]): number {
  return way.slice(1).reduce((sum, point, index) => sum + distance(way[index]!, point), 0)
}

/** The point half way along. */
function halfway(way: readonly Point[]): Point {
  const lengths = way.slice(1).map((point, index) => distance(way[index]!, point))
  let left = lengthOf(way) / 2
  for (const [index, length] of lengths.entries()) {
    if (left <= length)
      return between(way[index]!, way[index + 1]!, length === 0 ? 0 : left / length)
    left -= length
  }
  return way.at(-1)!
}

/** The way without what lies under the stacks at both ends. */
function shortened(way: readonly Point[]): readonly Point[] {
  const cut = (from: Point, to: Point): Point => {
    const length = distance(from, to)
    return length <= 2 * SHORT ? between(from, to, 0.25) : between(from, to, SHORT / length)
  }
  const [first, second] = [way[0]!, way[1]!]
  const [before, last] = [way.at(-2)!, way.at(-1)!]
  return [cut(first, second), ...way.slice(1, -1), cut(last, before)]
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}

/** Follows the scale of the map, and looks back to where one looked before a turn was shown. */
export function CameraOfTurn(props: {
  readonly model: TableModel
  readonly view: View
  readonly scale: Signal<number>
}) {
  const { model, view, scale } = props
  const isOn = enemyTurn(model) !== null
  const before = useRef<Camera | null>(null)
  useEffect(
    () =>
      effect(() => {
        scale.value = view.sharp.value
      }),
    [view],
  )
  useEffect(() => {
    if (isOn) before.current = view.camera.peek()
    else if (before.current) {
      view.camera.value = before.current
      before.current = null
    }
  }, [isOn])
  return null
}

/** Places of the step that is shown, for the map to bring into sight. */
export function placesToFollow(model: TableModel): readonly number[] {
  const present = enemyTurn(model)?.present
  if (!present) return []
  return [...present.trails.flatMap(({ path }) => [path[0]!, path.at(-1)!]), present.place].filter(
    (place) => place >= 0,
  )
}
