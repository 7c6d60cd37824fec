import { signal } from '@preact/signals'
import { browserShelf, forget, read, write } from '../store/storage.ts'
import { wayNames, type WayName } from './way.ts'

const KEY = 'estafette.way'

/** The way that somebody has chosen for this browser; null leaves it to the page. */
export const chosenWay = signal<WayName | null>(
  wayNames.find((name) => name === read(browserShelf(), KEY)) ?? null,
)

/** Chooses a way, or leaves it to the page. */
export function chooseWay(way: WayName | null): void {
  chosenWay.value = way
  if (way) write(browserShelf(), KEY, way)
  else forget(browserShelf(), KEY)
}
