import type { Hit } from './feed.ts'

const LEAST = { mouse: 24, touch: 44 } // pixels that a pointer can hit

/** A box on the screen. */
interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The place that was hit, -1 beside all of them. */
export function placeHit({ target }: Event): number {
  const at = target instanceof Element ? target.closest('[data-place]') : null
  return at ? Number(at.getAttribute('data-place')) : -1
}

/** What a pointer hit: counters of a side, or the ground of a place; null beside all places. */
export function hitOf(map: HTMLElement, event: PointerEvent): Hit | null {
  const target = event.target instanceof Element ? event.target : null
  const place = target?.closest('[data-place]')?.getAttribute('data-place')
  if (place === null || place === undefined) return null
  const side = target?.closest('.pile')?.getAttribute('data-side')
  const by = event.pointerType === 'touch' ? 'touch' : 'mouse'
  return {
    place: Number(place),
    side: side === null || side === undefined ? -1 : Number(side),
    by,
    adds: event.ctrlKey || event.metaKey,
    takesType: event.shiftKey,
    isTight() {
      const ground = map.querySelector(`.hits [data-place="${place}"]`)
      const piles = [...map.querySelectorAll(`.pile[data-place="${place}"]`)]
      if (!ground) return false
      const boxes = piles.map((pile) => pile.getBoundingClientRect())
      return isTight(ground.getBoundingClientRect(), boxes, LEAST[by])
    },
  }
}

/** A place that the keyboard is on: it cannot say whether it means the ground or who stands there. */
export function keyHit(place: number): Hit {
  return { place, side: -1, by: 'keys', isTight: () => true }
}

/** Whether counters, or the ground that they leave free, are smaller than a pointer can hit. */
export function isTight(ground: Box, piles: readonly Box[], least: number): boolean {
  if (piles.length === 0) return false
  const small = piles.some(
    ({ left, top, right, bottom }) => Math.min(right - left, bottom - top) < least,
  )
  const left = Math.min(...piles.map((pile) => pile.left))
  const top = Math.min(...piles.map((pile) => pile.top))
  const right = Math.max(...piles.map((pile) => pile.right))
  const bottom = Math.max(...piles.map((pile) => pile.bottom))
  const free = Math.max(
    left - ground.left,
    top - ground.top,
    ground.right - right,
    ground.bottom - bottom,
  )
  return small || free < least
}
