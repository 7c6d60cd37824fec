const REST = 120 // milliseconds that a mouse rests on a place before its way is drawn

/** Tells which place a mouse rests on; a button or a finger points at nothing. */
export function watchPointing(element: HTMLElement, point: (place: number) => void): () => void {
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
    set(at && isMouse ? Number(at.getAttribute('data-place')) : -1)
  }
  const leave = (): void => set(-1)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerdown', leave)
  element.addEventListener('pointerleave', leave)
  return () => {
    leave()
    element.removeEventListener('pointermove', move)
    element.removeEventListener('pointerdown', leave)
    element.removeEventListener('pointerleave', leave)
  }
}
