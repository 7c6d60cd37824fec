import { useSignal, type Signal } from '@preact/signals'
import type { ComponentProps } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { later } from '../shell/later.tsx'
import { settings } from '../store/settings.ts'
import type { Looked, Looking } from './looked.ts'

export type { Looked } from './looked.ts'

const REST = 400 // milliseconds that a mouse rests on a stack before it is told about
const GRACE = 250 // for which it may be on its way to the note

/** Keeps the time of what is looked at. */
export function makeLooking(looked: Signal<Looked | null>): Looking {
  let timer: ReturnType<typeof setTimeout> | undefined
  let over = -1
  const later = (call: () => void, time: number): void => {
    clearTimeout(timer)
    timer = setTimeout(call, time)
  }
  const isPinned = (): boolean => looked.peek()?.isPinned ?? false
  return {
    looked,
    hover(place) {
      if (place === over || !settings.value.hover) return
      over = place
      if (isPinned()) return
      if (place >= 0) {
        later(() => (looked.value = { place, isPinned: false }), looked.peek() ? GRACE : REST)
      } else if (looked.peek()) later(() => (looked.value = null), GRACE)
      else clearTimeout(timer)
    },
    ask(place) {
      clearTimeout(timer)
      const now = looked.peek()
      const isSame = now?.place === place
      looked.value = isSame && now.isPinned ? null : { place, isPinned: isSame }
    },
    hold(isOn) {
      if (isOn) clearTimeout(timer)
      else if (!isPinned()) later(() => (looked.value = null), GRACE)
    },
    close(isPress = false) {
      clearTimeout(timer)
      if (!looked.peek() || (isPress && isPinned())) return false
      looked.value = null
      return true
    },
  }
}

/** What is looked at on this map. */
export function useLooking(): Looking {
  const looked = useSignal<Looked | null>(null)
  const looking = useMemo(() => makeLooking(looked), [])
  useEffect(() => {
    const stop = new AbortController()
    // Wherever the focus is: a mouse that rests has not put it on the map.
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || !looking.close()) return
      event.preventDefault()
      event.stopPropagation()
    }
    // A press anywhere else takes it away, as one on the map does.
    const press = ({ target }: PointerEvent): void => {
      if (!(target instanceof Element && target.closest('.look-note'))) looking.close(true)
    }
    document.addEventListener('keydown', listen, { capture: true, signal: stop.signal })
    document.addEventListener('pointerdown', press, { capture: true, signal: stop.signal })
    return () => {
      stop.abort()
      looking.close()
    }
  }, [])
  return looking
}

const Note = later(async () => (await import('./look-note.tsx')).LookNote)

/** The note about what is looked at, fetched when there is something to tell. */
export function LookNote(props: ComponentProps<typeof Note>) {
  return props.looking.looked.value ? <Note {...props} /> : null
}
