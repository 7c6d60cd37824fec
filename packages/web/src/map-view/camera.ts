/** How the map lies behind the window: where its origin is on the screen, and how large it is. */
export interface Camera {
  readonly x: number // screen x of the map's origin
  readonly y: number
  readonly scale: number // screen pixels per map unit
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Rect extends Size {
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Space at the edges of the window that panels cover. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

export const LEAST_SCALE = 0.3
export const MOST_SCALE = 3

/** How much of the window may show what lies beyond the sheet. */
const OVERSCROLL = 0.35

/** The whole map in the window. */
export function fit(window: Size, map: Rect, insets: Insets = noInsets): Camera {
  const width = Math.max(1, window.width - insets.left - insets.right)
  const height = Math.max(1, window.height - insets.top - insets.bottom)
  const scale = Math.min(width / map.width, height / map.height, MOST_SCALE)
  return {
    scale,
    x: insets.left + (width - map.width * scale) / 2 - map.x * scale,
    y: insets.top + (height - map.height * scale) / 2 - map.y * scale,
  }
}

/** Zooms by a factor while one point of the screen keeps its place on the map. */
export function zoomAt(camera: Camera, factor: number, at: Point, window: Size, map: Rect): Camera {
  const least = Math.min(LEAST_SCALE, fit(window, map).scale)
  const scale = Math.min(MOST_SCALE, Math.max(least, camera.scale * factor))
  const ratio = scale / camera.scale
  return clamp(
    { scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio },
    window,
    map,
  )
}

/** Moves the map under the window. */
export function pan(camera: Camera, by: Point, window: Size, map: Rect): Camera {
  return clamp({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, window, map)
}

/** The camera behind a window of another size: a map that has become too small for it is fitted. */
export function resized(camera: Camera, window: Size, map: Rect): Camera {
  const whole = fit(window, map)
  return camera.scale < whole.scale ? whole : clamp(camera, window, map)
}

/** Keeps the map from being lost beyond the edges; a small map stays in the middle. */
export function clamp(camera: Camera, window: Size, map: Rect, beyond = OVERSCROLL): Camera {
  const { scale, x, y } = camera
  const across = [window.width, map.x, map.width] as const
  const down = [window.height, map.y, map.height] as const
  return {
    scale,
    x: clampAxis(x, scale, beyond, ...across),
    y: clampAxis(y, scale, beyond, ...down),
  }
}

function clampAxis(
  at: number,
  scale: number,
  beyond: number,
  room: number,
  start: number,
  length: number,
): number {
  const slack = room * beyond
  const low = room - (start + length) * scale - slack
  const high = -start * scale + slack
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, at))
}

/** The middle of some points. */
export function middle(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** An own stack, and the nearest of the enemy's. */
export type Facing = readonly [own: Point, enemy: Point]

/** For each of the own stacks the nearest of the enemy's: where the front is. */
export function frontOf(own: readonly Point[], enemy: readonly Point[]): readonly Facing[] {
  return own.flatMap((stack): Facing[] => {
    const nearest = enemy.toSorted((a, b) => distance(a, stack) - distance(b, stack))[0]
    return nearest ? [[stack, nearest]] : []
  })
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

const MOST_AT_FIRST = 1 // no nearer than a counter of full size
const EDGE = 56 // pixels that the first picture leaves round what it shows

const CONTACT = 140 // in map units: about as far apart as the nearest

/**
 * The first picture of a map: all of some points, as large as they fit, but never smaller than
 * `least`, and nothing beyond the sheet. Where that is too large for all of them it shows where the
 * armies face each other, or else leaves out those that are farthest from the rest.
 */
export function opening(
  points: readonly Point[],
  window: Size,
  map: Rect,
  least: number,
  front: readonly Facing[] = [],
): Camera {
  const cover = Math.max(window.width / map.width, window.height / map.height)
  const low = Math.max(least, Math.min(cover, MOST_AT_FIRST))
  const room = {
    width: Math.max(1, window.width - 2 * EDGE),
    height: Math.max(1, window.height - 2 * EDGE),
  }
  const corner = { x: map.x + map.width, y: map.y + map.height }
  const fitting = (some: readonly Point[]): number => {
    const { width, height } = boundsOf(some)
    return Math.min(room.width / Math.max(1, width), room.height / Math.max(1, height))
  }
  const fits = (some: readonly Point[]): boolean => some.length === 1 || fitting(some) >= low
  const all = points.length > 0 ? points : [{ x: map.x, y: map.y }, corner]
  const facing = fits(all) ? [] : mostFacing(front, fits)
  const shown = facing.length > 0 ? facing : points.length > 0 ? withoutFar(all, fits) : all
  const scale = Math.max(low, Math.min(MOST_AT_FIRST, fitting(shown)))
  const box = boundsOf(shown)
  const at = {
    scale,
    x: window.width / 2 - (box.x + box.width / 2) * scale,
    y: window.height / 2 - (box.y + box.height / 2) * scale,
  }
  return clamp(at, window, map, 0)
}

type Fits = (some: readonly Point[]) => boolean

/** As many as fit around two who face each other as near as any; nothing where not even two do. */
function mostFacing(front: readonly Facing[], fits: Fits): readonly Point[] {
  const nearest = Math.min(...front.map(([own, enemy]) => distance(own, enemy)))
  let most: readonly Point[] = []
  for (const facing of front) {
    if (distance(...facing) > nearest + CONTACT || !fits(facing)) continue
    const heart = middle(facing)
    const shown: Point[] = [...facing]
    for (const one of front.flat().toSorted((a, b) => distance(a, heart) - distance(b, heart))) {
      if (!shown.includes(one) && fits([...shown, one])) shown.push(one)
    }
    if (shown.length > most.length) most = shown
  }
  return most
}

/** Points that fit together: those farthest from the middle of the rest are left out. */
function withoutFar(points: readonly Point[], fits: Fits): readonly Point[] {
  let shown = points
  while (!fits(shown)) {
    const heart = middle(shown)
    const last = shown.toSorted((a, b) => distance(b, heart) - distance(a, heart))[0]
    shown = shown.filter((point) => point !== last)
  }
  return shown
}

function boundsOf(points: readonly Point[]): Rect {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** What is to be seen now. */
interface Sight {
  readonly must: readonly Point[]
  readonly wish: readonly Point[] // and these if it can be, `must` among them
  readonly zooms: boolean // whether the map may be made smaller, so that all of `must` fits
}

/**
 * The camera that shows what is to be seen: the same where it is safe already, else the shortest
 * pan; smaller only where not all that must be seen would fit.
 */
export function look(
  camera: Camera,
  { must, wish, zooms }: Sight,
  window: Size,
  map: Rect,
  insets: Insets,
): Camera {
  const width = window.width - insets.left - insets.right
  const height = window.height - insets.top - insets.bottom
  const fitting = (points: readonly Point[]): number => {
    const box = boundsOf(points)
    return Math.min(width / Math.max(1, box.width), height / Math.max(1, box.height))
  }
  if (wish.length > 0 && fitting(wish) >= camera.scale) {
    return reveal(camera, wish, window, map, insets)
  }
  if (must.length === 0) return camera
  const fits = fitting(must)
  if (!zooms || fits >= camera.scale) return reveal(camera, must, window, map, insets)
  const least = Math.min(LEAST_SCALE, fit(window, map).scale)
  const middle = { x: window.width / 2, y: window.height / 2 }
  const factor = Math.max(least, fits) / camera.scale
  return reveal(zoomAt(camera, factor, middle, window, map), must, window, map, insets)
}

/** Whether a point is in the window. */
export function isSeen(camera: Camera, point: Point, { width, height }: Size): boolean {
  const { x, y } = toScreen(camera, point)
  return x >= 0 && y >= 0 && x <= width && y <= height
}

/** Where a point of the map is on the screen. */
export function toScreen(camera: Camera, { x, y }: Point): Point {
  return { x: camera.x + x * camera.scale, y: camera.y + y * camera.scale }
}

/** Which point of the map is under a point of the screen. */
export function toMap(camera: Camera, { x, y }: Point): Point {
  return { x: (x - camera.x) / camera.scale, y: (y - camera.y) / camera.scale }
}

/** The least movement that brings some points clear of the edges and of what covers them. */
export function reveal(
  camera: Camera,
  points: readonly Point[],
  window: Size,
  map: Rect,
  insets: Insets,
): Camera {
  if (points.length === 0) return camera
  const seen = points.map((point) => toScreen(camera, point))
  const xs = seen.map(({ x }) => x)
  const ys = seen.map(({ y }) => y)
  const dx = shiftInto(Math.min(...xs), Math.max(...xs), insets.left, window.width - insets.right)
  const dy = shiftInto(Math.min(...ys), Math.max(...ys), insets.top, window.height - insets.bottom)
  return dx === 0 && dy === 0 ? camera : pan(camera, { x: dx, y: dy }, window, map)
}

function shiftInto(low: number, high: number, from: number, to: number): number {
  if (high - low > to - from) return (from + to - low - high) / 2
  if (low < from) return from - low
  return high > to ? to - high : 0
}

/**
 * The CSS transform that puts sheets that are drawn for one scale where the camera wants them.
 * Unstretched they lie on whole pixels, as between two of them every line would be a little soft.
 */
export function placement(camera: Camera, drawnFor: number, map: Rect, density = 1): string {
  const left = camera.x + map.x * camera.scale
  const top = camera.y + map.y * camera.scale
  const stretch = camera.scale / drawnFor
  if (stretch !== 1) return `translate(${left}px, ${top}px) scale(${stretch})`
  const snap = (at: number): number => Math.round(at * density) / density
  return `translate(${snap(left)}px, ${snap(top)}px)`
}
