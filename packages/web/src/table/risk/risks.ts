import { effect, signal, type ReadonlySignal } from '@preact/signals'
import type { Plan, State } from '@estafette/kernel'
import type { Grade } from '../../screen/danger.ts'
import type { Desk } from '../../screen/desk.ts'
import type { PlanPart } from '../../screen/plans.ts'

/** How bad it is to go to a place, as far as that is worked out. */
export interface PlaceRisk {
  readonly place: number
  readonly grade: Grade // 0 where nobody can do anything
  readonly figure: string // '' there
}

/** The moves of whoever is in hand, the cheapest first: those are looked at first as well. */
export function movesOf(plans: readonly Plan[]): readonly Plan[] {
  const moves = plans.filter(({ kind }) => kind === 'move')
  return moves.toSorted((a, b) => a.cost - b.cost)
}

/** What the others could do to those who go where a move leads, as the rules have it. */
export function riskOf(planner: PlanPart, state: State, plan: Plan): PlaceRisk {
  const danger = planner.danger?.(state, plan)
  return { place: plan.place, grade: danger?.grade ?? 0, figure: danger?.figure ?? '' }
}

/** Calls in a pause of the page, with how many milliseconds it has; returns how to call it off. */
export type InPause = (call: (left: () => number) => void) => () => void

const PATIENCE = 150 // milliseconds after which a busy page is not waited for any longer

/** A pause of the browser, or none after a while: a call then has no time left. Where it knows no pauses, a little later. */
export const inPause: InPause = (call) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(() => call(() => 0), 30)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback((deadline) => call(() => deadline.timeRemaining()), {
    timeout: PATIENCE,
  })
  return () => cancelIdleCallback(request)
}

/**
 * Works out the risks of all moves of whoever is in hand, some in each pause of the page: never more
 * than a pause has room for, as the longest one so far took. Returns how to stop it.
 */
export function watchRisks(
  planner: PlanPart,
  { state, plans }: Pick<Desk, 'state' | 'plans'>,
  pause: InPause = inPause,
): { readonly risks: ReadonlySignal<readonly PlaceRisk[]>; readonly stop: () => void } {
  const risks = signal<readonly PlaceRisk[]>([])
  let callOff = (): void => {}
  let longest = 0
  const end = effect(() => {
    callOff()
    const at = state.value
    const waiting = [...movesOf(plans.value)]
    let found: PlaceRisk[] = []
    risks.value = []
    const go = (left: () => number): void => {
      do {
        const plan = waiting.shift()
        if (!plan) break
        const before = performance.now()
        found = [...found, riskOf(planner, at, plan)]
        longest = Math.max(longest, performance.now() - before)
      } while (left() > longest)
      risks.value = found
      if (waiting.length > 0) callOff = pause(go)
    }
    if (waiting.length > 0) callOff = pause(go)
  })
  return {
    risks,
    stop() {
      callOff()
      end()
    },
  }
}
