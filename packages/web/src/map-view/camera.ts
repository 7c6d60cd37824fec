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

/** Keeps the map from being lost beyond the edges; a small map stays in the middle. */
export function clamp(camera: Camera, window: Size, map: Rect): Camera {
  return {
    scale: camera.scale,
    x: clampAxis(camera.x, camera.scale, window.width, map.x, map.width),
    y: clampAxis(camera.y, camera.scale, window.height, map.y, map.height),
  }
}

function clampAxis(at: number, scale: number, room: number, start: number, length: number): number {
  const slack = room * OVERSCROLL
  const low = room - (start + length) * scale - slack
  const high = -start * scale + slack
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, at))
}

/** The middle of some points. */
export function middle(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** The one of some points that is nearest to all the others. */
export function centralOf(points: readonly Point[]): Point {
  const far = ({ x, y }: Point): number =>
    points.reduce((sum, other) => sum + Math.hypot(other.x - x, other.y - y), 0)
  return points.reduce((best, point) => (far(point) < far(best) ? point : best))
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
