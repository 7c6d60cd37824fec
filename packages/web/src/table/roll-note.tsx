import { effect, signal, useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { DiceTray } from '../dice/tray.tsx'
import { voiceOf } from '../i18n/voice.ts'
import { reveal, toScreen, type Camera, type Rect } from '../map-view/camera.ts'
import type { View } from '../map-view/view.ts'
import type { RolledSide } from '../screen/rolls.ts'
import { sideClass } from '../screen/screen.ts'
import { IconButton } from '../shell/button.tsx'
import { pace } from '../store/settings.ts'
import { enemyTurn } from './enemy-turn.ts'
import { lastRoll, type LastRoll } from './last-roll.ts'
import type { TableModel } from './model.ts'
import { noteSpot, type NoteSpot } from './note-spot.ts'
import { happenedWords } from './happened-words.ts'
import './roll-note.css'

const AROUND = 40 // map units around the marks of a place that belong to it
const BUTTONS = 56 // pixels at the right edge where the map has its buttons
const NARROW = 560 // widest window in which a note takes the whole width
const CLEAR = 26 // pixels between a note and the place that was moved out from under it

/** The roll whose note was closed, by game and choice. */
const closed = signal('')

/** What the dice showed, beside the place it was about, until the next decision. */
export function RollNote({ model, view }: { readonly model: TableModel; readonly view: View }) {
  const last = lastRoll(model)
  const present = enemyTurn(model)?.present
  const key = last ? `${model.session.id} ${last.number}` : ''
  // While the turn of others is shown, only the dice of the step that is shown.
  if (present && last && last.number < present.first) return null
  if (!last || closed.value === key) return null
  return <Note key={key} model={model} view={view} last={last} close={() => (closed.value = key)} />
}

function Note(props: {
  readonly model: TableModel
  readonly view: View
  readonly last: LastRoll
  readonly close: () => void
}) {
  const { model, view, last, close } = props
  const { roll, number } = last
  const isRolling = useSignal(true)
  const box = useRef<HTMLElement>(null)
  usePosition(box, model, view, roll.place)
  const side = (index: number): string => {
    const { game } = model.session
    return voiceOf(game).side(game.sides[index] ?? '')
  }
  const spoken = [
    roll.title,
    ...roll.rolled.map((one) => `${side(one.side)} ${one.total}`),
    roll.verdict,
    roll.detail,
    ...(roll.points ? [`${roll.points.value} ${roll.points.label}`] : []),
  ]
  return (
    <section
      class={`roll-note ${sideClass(model.screen, roll.winner)}`}
      ref={box}
      aria-label={roll.title}
      data-part="roll"
      data-rolling={isRolling.value ? '' : undefined}
    >
      <header>
        <h2>{roll.title}</h2>
        {roll.before && <small>{roll.before}</small>}
        <IconButton icon="close" label={happenedWords().close} onClick={close} />
      </header>
      {roll.rolled.map((one) => (
        <Thrown
          key={one.side}
          model={model}
          name={side(one.side)}
          rolled={one}
          number={number}
          settled={() => (isRolling.value = false)}
        />
      ))}
      <footer>
        {roll.verdict !== '' && <b class="roll-verdict">{roll.verdict}</b>}
        <p>
          {roll.detail}
          {roll.isOpen && <> {happenedWords().mayReroll}</>}
        </p>
        {roll.points && (
          <p class="roll-points">
            <b>{roll.points.value}</b> {roll.points.label}
          </p>
        )}
      </footer>
      <p class="sr-only" role="alert">
        {isRolling.value ? '' : spoken.filter(Boolean).join(', ')}
      </p>
    </section>
  )
}

/** The dice of one side, what they add up to, and with what. */
function Thrown(props: {
  readonly model: TableModel
  readonly name: string
  readonly rolled: RolledSide
  readonly number: number
  readonly settled: () => void
}) {
  const { model, name, rolled, number, settled } = props
  const look = model.screen.looks[rolled.side] ?? 'allied'
  const dice = rolled.faces.map((face) => ({ side: look, face, sides: rolled.sides }))
  return (
    <div class="roll-side">
      <span class={`roll-name is-${look}`}>{name}</span>
      <DiceTray dice={dice} roll={number} pace={pace.value} size={46} onSettled={settled} />
      <span class="roll-sum">{rolled.sum}</span>
      <b class="roll-total">{rolled.total}</b>
      {rolled.parts.length > 0 && (
        <ul class="roll-parts">
          {rolled.parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Keeps a note on the emptiest side of its place, whatever the hand does to the map. */
function usePosition(
  box: { readonly current: HTMLElement | null },
  model: TableModel,
  view: View,
  place: number,
): void {
  const shape = model.screen.map?.places[place]
  const others = (): readonly { x: number; y: number }[] =>
    model.screen.map?.piles(model.state.peek()).map(({ at }) => at) ?? []
  const rectOf = (camera: Camera): Rect => {
    const points = [shape!.label, ...shape!.spots]
    const xs = points.map(({ x }) => x)
    const ys = points.map(({ y }) => y)
    const low = toScreen(camera, { x: Math.min(...xs) - AROUND, y: Math.min(...ys) - AROUND })
    const high = toScreen(camera, { x: Math.max(...xs) + AROUND, y: Math.max(...ys) + AROUND })
    return { ...low, width: high.x - low.x, height: high.y - low.y }
  }
  const spotFor = (camera: Camera, note: HTMLElement): NoteSpot => {
    const size = view.sizeOf()
    const reserved = size.width < NARROW ? 0 : BUTTONS
    return noteSpot(
      size,
      { width: note.offsetWidth, height: note.offsetHeight },
      rectOf(camera),
      others().map((point) => toScreen(camera, point)),
      reserved,
    )
  }
  // Dice are worth a look: their place comes into sight, and from under their note.
  useLayoutEffect(() => {
    const note = box.current
    if (!note || !shape || !model.screen.map) return
    const { bounds } = model.screen.map
    const size = view.sizeOf()
    const points = [shape.label, ...shape.spots]
    const show = (top: number): void => {
      const edge = { top, right: CLEAR + BUTTONS, bottom: CLEAR, left: CLEAR }
      view.camera.value = reveal(view.camera.peek(), points, size, bounds, edge)
    }
    if (pace.peek() > 0 || !isInside(rectOf(view.camera.peek()), size)) show(CLEAR)
    if (spotFor(view.camera.peek(), note).isClear) return
    show(note.offsetHeight + CLEAR + AROUND * view.camera.peek().scale)
  }, [])
  useEffect(() => {
    const note = box.current
    if (!note || !shape) return undefined
    return effect(() => {
      const camera = view.camera.value
      const spot = spotFor(camera, note)
      note.style.left = `${spot.left}px`
      note.style.top = `${spot.top}px`
      note.dataset['side'] = spot.side
      const { x, y, width, height } = rectOf(camera)
      note.style.setProperty('--point-x', `${x + width / 2 - spot.left}px`)
      note.style.setProperty('--point-y', `${y + height / 2 - spot.top}px`)
    })
  }, [])
}

/** Whether something is in the window at least in part. */
function isInside({ x, y, width, height }: Rect, size: { width: number; height: number }): boolean {
  return x + width > 0 && y + height > 0 && x < size.width && y < size.height
}
