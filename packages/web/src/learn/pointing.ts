import type { Game } from '@estafette/kernel'
import type { Rect } from '../map-view/camera.ts'
import type { TableModel } from '../table/model.ts'
import { fits } from './lines.ts'
import type { Cue, Pointer } from '../screen/lesson.ts'
import type { BubbleSide, Obstacle } from './bubble.ts'
import { missingFrom, placeOf } from './stage.ts'

/** What is pointed at now. */
export interface Target {
  readonly key: string // changes when something else is pointed at
  readonly place: number // of the map, -1 for a part of the page
  readonly element: HTMLElement | null // a part of the page
}

const REACH = 30 // pixels round the points of a place that belong to it

/**
 * What a cue points at now: the units it needs where they are not in hand, else the last of its
 * pointers whose thing is there. A choice whose turn has not come yet is passed over.
 */
export function targetOf(
  model: TableModel,
  { at: pointers = [], stage }: Cue,
  isDue: (line: string) => boolean,
): Target | null {
  const missing = stage?.hand ? missingFrom(model, stage.hand) : -1
  if (missing >= 0) return { key: 'hand', place: missing, element: null }
  for (let index = pointers.length - 1; index >= 0; index--) {
    const pointer = pointers[index]!
    if ('choice' in pointer && !isDue(pointer.choice)) continue
    const found = resolve(model, pointer, index === 0)
    if (found) return { key: JSON.stringify(pointer), ...found }
  }
  return null
}

function resolve(
  model: TableModel,
  pointer: Pointer,
  isFirst: boolean,
): Omit<Target, 'key'> | null {
  const { game } = model.session
  if ('place' in pointer) {
    const place = placeOf(model, pointer.place)
    return isFirst || isOpen(model, place) ? { place, element: null } : null
  }
  const element = visible(
    'piece' in pointer
      ? [pieceOf(game, pointer, isFirst)]
      : 'unit' in pointer
        ? [`[data-unit="${game.kinds['unit']?.codes.indexOf(pointer.unit) ?? -1}"]`]
        : 'choice' in pointer
          ? model.offers.value.all
              .filter(({ choice }) => fits(game, pointer.choice, choice))
              .flatMap(({ choice }) => [
                `.decision [data-choice="${choice}"]`,
                `[data-choice="${choice}"]`,
              ])
          : [
              // A button that is pressed already has been found.
              `[data-part="${pointer.part}"]:not([aria-pressed="true"])`,
              `[role="tab"][id$="-${pointer.part}"]`,
            ],
  )
  return element && { place: -1, element }
}

/** What a piece of a field looks like that waits for a press: one that had it is passed over. */
const waiting: Readonly<Record<Extract<Pointer, { piece: string }>['piece'], string>> = {
  section: ':is(.can-act, .is-target):not(.is-chosen, .is-aimed)',
  ground: '.can-go',
  soldier: '.is-eligible',
  card: '',
}

/** How the page marks a piece of a field: grounds by their own numbers, the others from 0. */
function pieceOf(
  { kinds }: Game,
  { piece, code }: Extract<Pointer, { piece: string }>,
  isFirst: boolean,
): string {
  const kind = piece === 'section' ? 'soldier' : piece
  const number = piece === 'ground' ? code : (kinds[kind]?.codes.indexOf(code) ?? -1)
  const one = `[data-${piece}="${number}"]${isFirst ? '' : waiting[piece]}`
  if (piece !== 'card') return one
  // Once a plan stands it can be changed by a card; before, pressing one would begin another.
  const isPlanned = `:has(.slots [data-part="confirm"]):not(:has([data-card="${number}"].is-chosen))`
  const planned = isFirst ? '' : `:root${isPlanned} `
  return `${planned}${one} [data-use="printed"]`
}

/** Whether something can be done to a place now: it is planned for, or chosen where nothing is. */
function isOpen({ plans, able, screen, state, seat }: TableModel, place: number): boolean {
  if (plans.value.some((plan) => plan.place === place)) return true
  return !screen.plans?.canPlan(state.value, seat.value) && able.value.includes(place)
}

function visible(selectors: readonly string[]): HTMLElement | null {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector)
    if (found && found.getClientRects().length > 0) return found
  }
  return selectors.some(isFoldedAway) ? visible(['.sheet-handle']) : null
}

/** Whether a thing is on the sheet of a phone, and the sheet is not open far enough to show it. */
function isFoldedAway(selector: string): boolean {
  return document.querySelector(`.table-side :is(${selector})`) !== null
}

/** The place that a cue is about, -1 for none. */
export function firstPlace(model: TableModel, pointers: readonly Pointer[]): number {
  const pointer = pointers.find((candidate) => 'place' in candidate)
  return pointer ? (resolve(model, pointer, true)?.place ?? -1) : -1
}

/** Where a target is in the window, null where it cannot be seen. */
export function rectOf(model: TableModel, target: Target): Rect | null {
  if (target.element) {
    return target.element.isConnected ? shownBox(target.element) : null
  }
  return placeRect(model, target.place)
}

/** The box of a place: its identifier and the stacks in it. */
export function placeRect(model: TableModel, place: number): Rect | null {
  const { state } = model
  const { map } = model.screen
  const world = document.querySelector('.map-world')?.getBoundingClientRect()
  const shape = map?.places[place]
  if (!world || !map || !shape || world.width === 0) return null
  const scale = world.width / map.bounds.width
  const stacks = map.piles(state.value).filter((pile) => pile.place === place)
  const points = [shape.label, ...stacks.map(({ at }) => at)]
  const xs = points.map(({ x }) => world.left + (x - map.bounds.x) * scale)
  const ys = points.map(({ y }) => world.top + (y - map.bounds.y) * scale)
  const reach = Math.max(REACH, 38 * scale)
  const [left, top] = [Math.min(...xs) - reach, Math.min(...ys) - reach]
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + reach - left,
    height: Math.max(...ys) + reach - top,
  }
}

/** The box of a part of the page, as far as the panel lets it be seen. */
function shownBox(element: Element): Rect {
  const box = boxOf(element)
  const panel = element.closest('.tab-panel, .decision-body, .dock-row')
  if (!panel) return box
  const frame = boxOf(panel)
  const y = Math.max(box.y, frame.y)
  const bottom = Math.min(box.y + box.height, frame.y + frame.height)
  return { ...box, y, height: Math.max(0, bottom - y) }
}

export function boxOf(element: Element): Rect {
  const { left: x, top: y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

/** Parts of the page that a bubble had better leave free, by weight. */
const kept: readonly (readonly [string, number])[] = [
  ['.bar', 60],
  ['.decision-chance', 40],
  ['[data-part="odds"]', 40],
  ['.slots', 12],
  ['.decision-head', 8],
  ['.dock', 5],
  ['.assault', 5],
  ['.choices', 2],
  ['.map-buttons', 2],
  ['.legend', 1],
]

/** What a bubble must not or should not cover: all targets of the cue, then what is needed often. */
export function obstaclesFor(
  model: TableModel,
  pointers: readonly Pointer[],
  target: Rect,
): Obstacle[] {
  const found: Obstacle[] = [{ rect: target, weight: 100_000 }]
  for (const pointer of pointers) {
    const also = resolve(model, pointer, true)
    const rect = also && rectOf(model, { key: '', ...also })
    if (rect) found.push({ rect, weight: 200 })
  }
  const hand = model.selection.value?.place ?? -1
  const held = hand < 0 ? null : placeRect(model, hand)
  if (held) found.push({ rect: held, weight: 8 })
  for (const [selector, weight] of kept) {
    const element = document.querySelector(selector)
    if (element) found.push({ rect: shownBox(element), weight })
  }
  return found
}

/** The sides of a target that a bubble tries first. */
export function sidesFor({ place }: Target): readonly BubbleSide[] {
  return place >= 0 ? ['right', 'left', 'bottom', 'top'] : ['top', 'left', 'bottom', 'right']
}
