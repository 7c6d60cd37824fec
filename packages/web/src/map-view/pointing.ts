const REST = 120 // milliseconds that a mouse rests on a place before its way is drawn

/**
 * Tells which place a mouse rests on, and at once over whose stack it is; a button or a finger
 * points at nothing.
 */
export function watchPointing(
  element: HTMLElement,
  point: (place: number) => void,
  hover: (place: number) => void,
): () => void {
  let place = -1
  let timer: ReturnType<typeof setTimeout> | undefined
  const set = (next: number): void => {
    if (next === place) return
    place = next
    clearTimeout(timer)
    point(-1)
    if (next >= 0) timer = setTimeout(() => point(next), REST)
  }
  const move = ({ target, pointerType, buttons }: PointerEvent): void => {
    const at = target instanceof Element ? target.closest('[data-place]') : null
    const isMouse = pointerType === 'mouse' && buttons === 0
    const on = at && isMouse ? Number(at.getAttribute('data-place')) : -1
    set(on)
    hover(at?.closest('.pile, .pill.is-attack') ? on : -1)
  }
  const leave = (): void => {
    set(-1)
    hover(-1)
  }
  /** Who has pressed a stack has seen it: nothing is told of it until the mouse comes back. */
  const press = (): void => set(-1)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerdown', press)
  element.addEventListener('pointerleave', leave)
  return () => {
    leave()
    element.removeEventListener('pointermove', move)
    element.removeEventListener('pointerdown', press)
    element.removeEventListener('pointerleave', leave)
  }
}
