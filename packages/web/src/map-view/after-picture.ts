import { effect, signal, type ReadonlySignal } from '@preact/signals'

/** Calls when the next pictures have been made; at once where there is no screen. */
export function afterPicture(call: () => void, pictures = 1): void {
  if (typeof requestAnimationFrame === 'undefined') {
    call()
    return
  }
  requestAnimationFrame(() => {
    if (pictures > 0) afterPicture(call, pictures - 1)
    else call()
  })
}

/** The same list, but what is new on it comes one picture later; what goes away goes at once. */
export function pictureLater<T>(
  list: ReadonlySignal<readonly T[]>,
  keyOf: (one: T) => string,
): ReadonlySignal<readonly T[]> {
  const shown = signal<readonly T[]>([])
  let isWaiting = false
  effect(() => {
    const known = new Set(shown.peek().map(keyOf))
    if (list.value.every((one) => known.has(keyOf(one)))) {
      shown.value = list.value
      return
    }
    shown.value = []
    if (isWaiting) return
    isWaiting = true
    afterPicture(() => {
      isWaiting = false
      shown.value = list.peek()
    })
  })
  return shown
}
