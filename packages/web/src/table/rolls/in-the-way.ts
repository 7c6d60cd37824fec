import { isSeen, toScreen, type Point } from '../../map-view/camera.ts'
import type { MapWindow } from '../../map-view/view.ts'
import { offersTo } from '../../session/offers.ts'
import type { TableModel } from '../model.ts'

const ROUND = 24 // pixels round the middle of a place that a note must leave free
const FEW = 8 // places of a question that are all to be seen

/**
 * Whether a note keeps what is decided from being seen: one of a few places that are asked about, or
 * everybody who could act.
 */
export function isInTheWay(model: TableModel, view: MapWindow, note: HTMLElement): boolean {
  const { screen, state, seat, offers, able } = model
  const { map, plans } = screen
  if (!map || seat.peek() < 0 || !view.isShown.peek()) return false
  const now = view.camera.peek()
  const isHidden = (place: number): boolean => {
    const { label } = map.places[place]!
    return !isSeen(now, label, view.sizeOf()) || covers(note, toScreen(now, label))
  }
  const isPlanning = plans?.canPlan(state.peek(), seat.peek()) ?? false
  const asked = isPlanning ? [] : [...offersTo(offers.peek(), map.kind).keys()]
  if (asked.length > 0 && asked.length <= FEW) return asked.some(isHidden)
  const all = able.peek()
  return all.length > 0 && all.every(isHidden)
}

/** Whether something lies over a point of the window, or close to it. */
function covers(
  { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height }: HTMLElement,
  { x, y }: Point,
): boolean {
  return x > left - ROUND && x < left + width + ROUND && y > top - ROUND && y < top + height + ROUND
}
