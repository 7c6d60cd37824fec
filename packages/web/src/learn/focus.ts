import { signal, type ReadonlySignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { TableModel } from '../table/model.ts'
import type { Target } from './pointing.ts'
import type { Runner } from './runner.ts'

/** What the learner last used; whoever uses the keyboard finds it at the thing that is meant. */
export const lastInput = signal<'keyboard' | 'pointer'>('pointer')

/** Moves the keyboard along with the cues: to the target, or to the button that goes on. */
export function useFocus(
  runner: Runner,
  model: TableModel,
  pointed: ReadonlySignal<Target | null>,
  bubble: { readonly current: HTMLElement | null },
): void {
  useEffect(() => {
    const stop = new AbortController()
    const options = { signal: stop.signal, capture: true }
    document.addEventListener('keydown', () => (lastInput.value = 'keyboard'), options)
    document.addEventListener('pointerdown', () => (lastInput.value = 'pointer'), options)
    bubble.current?.focus({ preventScroll: true })
    return () => stop.abort()
  }, [])

  const target = pointed.value
  useEffect(() => {
    if (lastInput.value !== 'keyboard' || runner.answering.value) return
    const { until } = runner.cue()
    if ('read' in until) {
      bubble.current?.querySelector<HTMLElement>('.coach-next')?.focus()
    } else if (target?.element) focusIn(target.element)
    else if (target) {
      model.focus.value = target.place
      model.byKeyboard.value = true
      document.querySelector<HTMLElement>('.map-view')?.focus({ preventScroll: true })
    }
  }, [runner.at.value, runner.answering.value, target?.key, target?.element])
}

/** The thing itself, or the first thing in it that can be pressed. */
function focusIn(element: HTMLElement): void {
  const button = element.matches('button, a, summary')
    ? element
    : element.querySelector<HTMLElement>('button:not([disabled]), summary')
  button?.focus()
}
