import { effect } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import {
  look,
  toScreen,
  type Camera,
  type Insets,
  type Point,
  type Rect,
} from '../../map-view/camera.ts'
import { isHex } from '../../map-view/feed.ts'
import type { MapWindow } from '../../map-view/view.ts'
import type { MapPart } from '../../screen/map.ts'
import { offersTo } from '../../session/offers.ts'
import { enemyTurn } from '../other-turn/enemy-turn.ts'
import type { TableModel } from '../model.ts'
import { edgeSpot, noteSpot, type NoteSpot } from './note-spot.ts'

const AROUND = 31 // map units around the middle of a stack that belong to it
const ABOVE = 46 // and above it, with the mark of what can act, where there is room
const BUTTONS = 56 // pixels at the right edge where the map has its buttons
const NARROW = 560 // widest window in which a note takes the whole width
const EDGE = 6 // pixels between a fight and the edges of the window
const CLEAR = 10 // and between it and a note that it was moved out from under
const SETTLING = 2000 // milliseconds in which the map still moves by itself after dice fell
const QUIET = 60 // without a movement, until it is looked whether all is in sight

/**
 * Keeps a note on the emptiest side of its place, whatever the hand does to the map. Dice are
 * worth a look: what they were about comes into sight, whole and clear of the note, when the note
 * comes and whenever the window of the map changes its size; where it is so already, nothing moves.
 */
export function useNotePosition(
  box: { readonly current: HTMLElement | null },
  model: TableModel,
  view: MapWindow,
  place: number,
): void {
  const { map } = model.screen
  const shape = map?.places[place]
  const piles = () => map?.piles(model.state.peek()) ?? []
  const goals = () => goalsOf(model, map!)
  /** Stacks, and places that can be chosen now, which count for more than one. */
  const others = (): readonly Point[] => {
    const planned = model.plans.peek().map((plan) => map!.places[plan.place]!.label)
    const all = [...goals(), ...planned]
    return [...piles().map(({ at }) => at), ...all, ...all, ...all]
  }
  const isNarrow = () => isNarrowIn(view)
  /** Corners of the stacks that fought, and of who goes on; of the place where none is left. */
  const points = (): readonly Point[] => {
    const blows = enemyTurn(model)?.present?.blows ?? []
    const goes = map!.fates?.(model.state.peek())?.goes ?? -1
    const from = goes < 0 ? -1 : map!.placeOf(model.state.peek(), goes)
    const places = new Set([place, from, ...blows.map((blow) => blow.from)])
    const stacks = piles().filter((pile) => places.has(pile.place))
    // Hexes that somebody goes on to lie close by; areas may lie anywhere.
    const ends = from >= 0 && isHex(shape!) ? goals() : []
    const middles = stacks.length > 0 ? [...stacks.map(({ at }) => at), ...ends] : [shape!.label]
    return middles.flatMap(({ x, y }) => [
      { x: x - AROUND, y: y - (isNarrow() ? AROUND : ABOVE) },
      { x: x + AROUND, y: y + AROUND },
    ])
  }
  const rectOf = (camera: Camera): Rect => {
    const seen = points().map((point) => toScreen(camera, point))
    const xs = seen.map(({ x }) => x)
    const ys = seen.map(({ y }) => y)
    const [x, y] = [Math.min(...xs), Math.min(...ys)]
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
  }
  const spotFor = (camera: Camera, note: HTMLElement): NoteSpot =>
    noteSpot(
      view.sizeOf(),
      { width: note.offsetWidth, height: note.offsetHeight },
      rectOf(camera),
      others().map((point) => toScreen(camera, point)),
      { reserved: isNarrow() ? 0 : BUTTONS, onlyEdges: isNarrow() },
    )
  const bring = (note: HTMLElement, isResized = false): void => {
    const size = view.sizeOf()
    if (!view.isShown.peek()) return
    const isRight = (camera: Camera): boolean =>
      isWhole(rectOf(camera), size) && spotFor(camera, note).isClear
    const shown = (camera: Camera, top: number): Camera => {
      const ends = points()
      const edge: Insets = { top, right: isNarrow() ? EDGE : BUTTONS, bottom: EDGE, left: EDGE }
      return look(camera, { must: ends, wish: ends, zooms: true }, size, map!.bounds, edge)
    }
    const now = view.camera.peek()
    const near = isRight(now) ? now : shown(now, EDGE)
    const clear = isRight(near) ? near : shown(near, EDGE + note.offsetHeight + CLEAR)
    const to = isRight(clear) ? clear : near // a window may be too low for both
    if (to === now) return
    if (isResized) view.adapt(to)
    else view.put(to)
  }
  useLayoutEffect(() => {
    const note = box.current
    const window = note?.parentElement
    if (!note || !map || !window) return undefined
    if (!shape) return keepAtEdge(note, model, view, map)
    bring(note)
    // What else brings things into sight may move the map once more: until it has come to rest.
    const until = performance.now() + SETTLING
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = effect(() => {
      const camera = view.camera.value
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (performance.now() < until && !view.isInHand()) bring(note)
      }, QUIET)
      const spot = spotFor(camera, note)
      note.style.left = `${spot.left}px`
      note.style.top = `${spot.top}px`
      note.dataset['side'] = spot.side
      const { x, y, width, height } = rectOf(camera)
      note.style.setProperty('--point-x', `${x + width / 2 - spot.left}px`)
      note.style.setProperty('--point-y', `${y + height / 2 - spot.top}px`)
    })
    const observer = new ResizeObserver(() => {
      if (!view.isInHand()) bring(note, true)
    })
    observer.observe(window)
    observer.observe(note)
    return () => {
      stop()
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [])
}

/** Whether all of something is in the window. */
function isWhole({ x, y, width, height }: Rect, size: { width: number; height: number }): boolean {
  return x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height
}

/** Places that can be chosen now. */
function goalsOf({ offers }: TableModel, map: MapPart): readonly Point[] {
  return [...offersTo(offers.peek(), map.kind).keys()].map((goal) => map.places[goal]!.label)
}

function isNarrowIn(view: MapWindow): boolean {
  return view.sizeOf().width < NARROW
}

/** Dice about no place, such as those of an arrival, leave the places of the decision in sight. */
function keepAtEdge(
  note: HTMLElement,
  model: TableModel,
  view: MapWindow,
  map: MapPart,
): () => void {
  const put = (): void => {
    const camera = view.camera.value
    void model.state.value
    const able = model.able.value.map((one) => map.places[one]!.label)
    const marked = [...goalsOf(model, map), ...able].map((point) => toScreen(camera, point))
    const [from, to] = [0, AROUND].map((x) => toScreen(camera, { x, y: 0 }).x)
    const spot = edgeSpot(
      view.sizeOf(),
      { width: note.offsetWidth, height: note.offsetHeight },
      marked,
      { reserved: isNarrowIn(view) ? 0 : BUTTONS, around: to! - from! },
    )
    note.style.left = `${spot.left}px`
    note.style.top = `${spot.top}px`
  }
  const stop = effect(put)
  const observer = new ResizeObserver(put)
  observer.observe(note.parentElement!)
  observer.observe(note)
  return () => {
    stop()
    observer.disconnect()
  }
}
