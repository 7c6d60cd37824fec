import { useEffect } from 'preact/hooks'
import type { Desk } from '../../screen/desk.ts'
import type { GameScreen } from '../../screen/screen.ts'
import type { TableState, Where } from '../../screen/table-state.ts'
import { isMeantAt } from './targets.ts'

/** What Enter would press by itself: browsers do that, and nobody may take it from them. */
export const PRESSED = 'button, a, summary, [role="tab"], input, select, textarea'

/** Where the keyboard is, by the thing that has the focus. */
export function whereOf(focused: Element | null): Where {
  if (focused?.closest('.map-view')) return { at: 'map' }
  const control = focused?.closest<HTMLElement>(PRESSED)
  if (!control) return { at: 'page' }
  const { slot, choice } = control.dataset
  if (slot === 'a') return { at: 'slot' }
  return { at: 'control', ...(choice !== undefined && { choice }) }
}

/** Whether Enter, pressed now, does what slot A says: only then may the slot wear its sign. */
export function isSlotByEnter(
  model: Pick<Desk, 'intention' | 'offers' | 'state' | 'seat' | 'focus'> & {
    readonly screen: GameScreen
  },
  { at, choice }: Where,
): boolean {
  if (at === 'page' || at === 'slot') return true
  const now = model.intention.value
  if (at === 'map') return isMeantAt(model, model.screen, model.focus.value)
  return now?.kind === 'offer' && choice === String(now.offer.choice)
}

/** Follows the focus while a table is shown. */
export function useWhere({ where }: TableState): void {
  useEffect(() => {
    const stop = new AbortController()
    const look = (): void => {
      const now = whereOf(document.activeElement)
      const { at, choice } = where.peek()
      if (now.at !== at || now.choice !== choice) where.value = now
    }
    look()
    document.addEventListener('focusin', look, { signal: stop.signal })
    document.addEventListener('focusout', () => queueMicrotask(look), { signal: stop.signal })
    return () => stop.abort()
  }, [where])
}
