import { useSignal, type Signal } from '@preact/signals'
import type { RefObject } from 'preact'
import { commandOf, isLetter, isWriting } from '../shell/keys.ts'
import { useKeys } from '../shell/use-keys.ts'
import { afterPicture } from './after-picture.ts'
import type { MapFeed } from './feed.ts'
import { keyHit } from './hits.ts'
import { directionOf } from './keys.ts'
import { toggle } from './layers.ts'
import type { Looking } from './looked.ts'
import type { SpokenText } from './spoken.tsx'
import type { MapWindow } from './view.ts'

export const STEP = 1.25 // of one zoom by key or button

/** Commands that take the keyboard to the map, wherever it is. */
export const goesThere: ReadonlySet<string> = new Set([
  'nextUnit',
  'previousUnit',
  'nextTarget',
  'previousTarget',
  'describe',
])
const commandsHere = new Set(['go', 'choose', 'back', 'all']) // only while the map has the focus

/** What keys change on the map beside what they mean in the game. */
export interface KeyedMap {
  readonly box: RefObject<HTMLElement | null>
  readonly view: MapWindow
  readonly looking: Looking
  readonly bare: Signal<boolean> // counters are hidden while a key is held down
  readonly overlays: Signal<ReadonlySet<string>> // that are shown
  readonly keyOpen: Signal<boolean> // the key to the signs
}

/** Handles the map by keyboard: what to do with a key, and what it is to say. */
export function useMapKeys(feed: MapFeed, keyed: KeyedMap) {
  const { focus, acts } = feed
  const { box, view, looking, bare, overlays, keyOpen } = keyed
  const said = useSignal<SpokenText>({ text: '', number: 0 })

  /** Says where the keyboard is, every time; the picture does not wait for it. */
  const tell = (inFull = false): void => {
    if (!inFull) looking.close(true) // it was about the place before
    afterPicture(() => {
      const place = focus.peek()
      const text = place < 0 ? '' : feed.describe(place, inFull)
      said.value = { text, number: said.peek().number + 1 }
    })
  }

  const commands: Readonly<Record<string, (key: string) => void>> = {
    go(key) {
      goTo(feed, key)
      tell()
    },
    choose() {
      const wasNowhere = focus.value < 0
      acts.choose()
      if (wasNowhere && focus.value >= 0) tell()
    },
    back: acts.back,
    nextTarget() {
      acts.nextTarget(1)
      tell()
    },
    previousTarget() {
      acts.nextTarget(-1)
      tell()
    },
    nextUnit() {
      acts.next(1)
      tell()
    },
    previousUnit() {
      acts.next(-1)
      tell()
    },
    describe() {
      if (focus.value < 0) acts.next(1)
      tell(true)
      if (focus.value >= 0) looking.ask(focus.value)
    },
    key() {
      keyOpen.value = !keyOpen.value
    },
    all() {
      if (focus.value >= 0) acts.tap(keyHit(focus.value))
    },
    zoomIn: () => view.step(STEP),
    zoomOut: () => view.step(1 / STEP),
    fit: view.fit,
    hideCounters() {
      bare.value = true
    },
    undo: acts.undo,
    undoAll: acts.undoAll,
  }
  const obey = (command: string, key = ''): boolean => {
    const act = commands[command]
    act?.(key)
    return act !== undefined
  }

  // What only changes the view works wherever the focus is; what goes somewhere takes it along.
  useKeys(['map', 'view'], (command) => {
    const element = box.current
    const isHeldDown = command === 'hideCounters' // it ends where the map hears the key go up
    if (isHeldDown || !element || element.closest('[inert]')) return false
    if (goesThere.has(command)) {
      element.focus({ preventScroll: true })
      acts.uses('keyboard')
      return obey(command)
    }
    return !commandsHere.has(command) && obey(command)
  })

  const keyDown = (event: KeyboardEvent): void => {
    if (isWriting(event.target)) return
    const command = commandOf(event, ['map', 'view', 'game'])
    const overlay =
      !command &&
      isLetter(event) &&
      feed.map.overlays?.().find(({ letter }) => letter === event.key)
    if (overlay) {
      toggle(overlays, overlay.key)
      event.preventDefault()
      return
    }
    if (!command || !obey(command, event.key)) return
    acts.uses('keyboard')
    event.preventDefault()
  }
  return { keyDown, said }
}

/** Moves the keyboard to the neighbour in a direction. */
function goTo({ focus, able, map, acts }: MapFeed, key: string): void {
  const direction = directionOf(key)
  if (!direction) return
  const from = focus.value
  acts.goTo(from < 0 ? (able.value[0] ?? 0) : map.neighbour(from, direction))
}
