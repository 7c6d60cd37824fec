import { computed, effect } from '@preact/signals'
import { route } from './shell/navigation.ts'
import { self } from './store/self.ts'

/** Pages that hear of games over the network by themselves: the lobby, and a table. */
const hearing: readonly string[] = ['lobby', 't']

/**
 * Follows which games wait for whoever is known here, on every other page. What does it is fetched
 * only then: a newcomer has nobody to wait for.
 */
export function watchWaiting(): void {
  const isOn = computed(() => {
    const at = route.value
    return self.value !== null && !(at.page === 'online' && hearing.includes(at.what))
  })
  effect(() => {
    if (!isOn.value) return undefined
    let isOver = false
    let stop = (): void => {}
    void import('./online/waiting.ts').then(
      ({ followWaiting }) => (stop = isOver ? stop : followWaiting()),
      () => {}, // the count stays as it was kept
    )
    return () => {
      isOver = true
      stop()
    }
  })
}
