import type { ReadonlySignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { Point } from '../../map-view/camera.ts'
import { sideClass } from '../../screen/screen.ts'
import { candidates, discSpots, lengthOf } from './disc-spots.ts'
import { enemyTurn, type EnemyTurn, type TurnSum } from './enemy-turn.ts'
import type { TableModel } from '../model.ts'
import { phaseOf } from './step-dock.tsx'
import { placesHit, type Step } from './steps.ts'
import { distance, LEAST, Way } from '../map/way.tsx'

const DISC = 19 // radius of the number of a step, in map units
const GHOST = 58 // side of the outline of a unit that has left

/** What others did, drawn on the map: every step at once, numbered, and never too small to read. */
export function Trails(props: {
  readonly model: TableModel
  readonly scale: ReadonlySignal<number> // of the map
}) {
  const { model, scale } = props
  const turn = enemyTurn(model)
  if (!turn || !model.screen.map) return null
  const grown = Math.max(1, LEAST / scale.value)
  return <TurnTrails model={model} turn={turn} grown={grown} />
}

function TurnTrails(props: {
  readonly model: TableModel
  readonly turn: EnemyTurn
  readonly grown: number
}) {
  const { model, turn, grown } = props
  const { screen } = model
  const { sum } = turn
  const standing = screen.map?.piles(model.state.value).map(({ at }) => at) ?? []
  const key = turn.steps.map(({ first, last, events }) => [first, last, events.length]).join()
  const drawings = useMemo(() => turn.steps.map((step) => drawingOf(model, step, step.side)), [key])
  const discs = discSpots(
    drawings.map(({ spots }) => spots),
    standing,
    2 * DISC * grown + 4,
  )
  return (
    <g class="trails" ref={(group) => group?.style.setProperty('--grown', String(grown))}>
      {sum && <Hits model={model} sum={sum} present={turn.present} />}
      {turn.steps.map((step, index) => (
        <StepMark
          key={step.number}
          className={`trail is-${phaseOf(turn, step)} is-${step.kind} ${sideClass(screen.game.id, drawings[index]!.side)}`}
          step={step}
          drawing={drawings[index]!}
          isComing={phaseOf(turn, step) === 'coming'}
          isOver={sum !== null}
          standing={standing}
          at={discs[index] ?? null}
          grown={grown}
        />
      ))}
    </g>
  )
}

function StepMark(props: {
  readonly className: string
  readonly step: Step
  readonly drawing: Drawing
  readonly isComing: boolean
  readonly isOver: boolean // the whole turn: where those stood who were driven back
  readonly standing: readonly Point[]
  readonly at: Point | null // where its number stands
  readonly grown: number
}) {
  const { className, step, drawing, isComing, isOver, standing, at, grown } = props
  const { ways, crosses, left } = drawing
  const isFree = (point: Point): boolean =>
    !standing.some((other) => distance(other, point) < GHOST / 2)
  return (
    <g class={className} data-step={step.number}>
      {ways.map((way, index) => {
        const ghost = step.kind === 'move' ? (isComing ? way.at(-1)! : way[0]!) : null
        return (
          <g key={index}>
            {ghost && isFree(ghost) && <Ghost at={ghost} />}
            <Way way={way} grown={grown} />
          </g>
        )
      })}
      {isOver && left.filter(isFree).map((point, index) => <Ghost key={index} at={point} />)}
      {!isComing && crosses.map((point, index) => <Cross key={index} at={point} />)}
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

/** Where something was done to whoever looks, and where it was tried in vain. */
function Hits(props: {
  readonly model: TableModel
  readonly sum: TurnSum
  readonly present: Step | null
}) {
  const { model, sum, present } = props
  const { screen, state } = model
  const { map } = screen
  return (
    <>
      {sum.blows.map(({ step, harms }, index) => {
        const places = placesHit(screen, state.value, harms)
        const around = places.length > 0 ? places : [step?.place ?? -1]
        const isHit = harms.length > 0
        return [...new Set(around)].map((place) => {
          const d = map?.places[place]?.path
          return (
            d !== undefined && (
              <g
                key={`${index} ${place}`}
                class={`trail-hit ${isHit ? 'is-hit' : 'is-try'} ${step === present ? 'is-now' : ''} ${sideClass(screen.game.id, step?.side ?? -1)}`}
              >
                <path d={d} class="trail-hit-edge" />
                <path d={d} class="trail-hit-line" />
              </g>
            )
          )
        })
      })}
    </>
  )
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
  readonly side: number
  readonly spots: readonly Point[] // where its number could stand
  readonly ways: readonly (readonly Point[])[]
  readonly crosses: readonly Point[]
  readonly left: readonly Point[] // by those who were driven off in a fight
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
  const ways = [...blows, ...trails].filter((way) => way.length > 1)
  const longest =
    step.kind === 'move' ? ways.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] : null
  return {
    side,
    spots: candidates(longest ?? null, spot(model, step.place, side)),
    ways,
    left: step.kind === 'fight' ? trails.flatMap((way) => way[0] ?? []) : [],
    crosses: step.lost.flatMap(({ unit, place }) => spot(model, place, sideOf(unit)) ?? []),
  }
}

/** Where units of a side stand in a place. */
export function spot({ screen }: TableModel, place: number, side: number): Point | null {
  const shape = screen.map?.places[place]
  return shape ? (shape.spots[side] ?? shape.spots[0] ?? shape.label) : null
}
