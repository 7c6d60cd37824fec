import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

const RING = 7 // pixels of the frame of what is chosen

/**
 * Scrolls a box by as little as brings what is marked in it into sight, and where nothing is, the
 * first of those who can act unless one of them is seen. It does so whenever that changes, so that
 * a box that was scrolled by hand stays as it is until then.
 */
export function useInSight(
  box: RefObject<HTMLElement | null>,
  marked: string,
  when: string,
  able = '',
): void {
  useLayoutEffect(() => {
    const room = box.current
    if (!room) return
    room.scrollTop = 0 // what an earlier, lower size needed is not kept
    const meant = [...room.querySelectorAll(marked)]
    for (const one of meant) bringIn(room, one)
    if (meant.length > 0 || able === '') return
    const all = [...room.querySelectorAll(able)]
    const isSeen = all.some((one) => farOut(room, one).every((by) => Math.abs(by) <= RING))
    if (all[0] && !isSeen) bringIn(room, all[0])
  }, [when])
}

function bringIn(room: HTMLElement, one: Element): void {
  const [left, top] = farOut(room, one)
  if (left !== 0 || top !== 0) room.scrollBy({ left, top, behavior: 'instant' })
}

/** How far something is out of a box, to the right and downwards; 0 where it is in it. */
function farOut(room: HTMLElement, one: Element): readonly [left: number, top: number] {
  const [inner, outer] = [one.getBoundingClientRect(), room.getBoundingClientRect()]
  return [
    outOf([inner.left, inner.right], [outer.left, outer.right]),
    outOf([inner.top, inner.bottom], [outer.top, outer.bottom]),
  ]
}

type Span = readonly [from: number, to: number]

/** What is too large for a box begins where the box does. */
function outOf([from, to]: Span, [least, most]: Span): number {
  if (to <= most && from >= least) return 0
  const under = from - RING - least
  return from < least ? under : Math.min(to + RING - most, Math.max(0, under))
}
