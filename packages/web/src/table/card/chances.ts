import { effect, signal } from '@preact/signals'
import type { Plan, State } from '@estafette/kernel'
import { afterPicture } from '../../map-view/after-picture.ts'
import type { Desk } from '../../screen/desk.ts'
import type { PlanPart } from '../../screen/plans.ts'

/** The chances of the attacks that are shown; each is known a picture after the attack. */
export interface Chances {
  /** Of a plan, null where there is none, undefined while it is not known yet. */
  of(plan: Plan): number | null | undefined
  /** Begins to work them out; returns how to stop it. */
  watch(): () => void
}

/** Works out the chances of attacks one by one, so that the reach need not wait for them. */
export function chancesOf(
  planner: PlanPart,
  desk: Pick<Desk, 'state' | 'plans' | 'intention'>,
): Chances {
  const { state, plans, intention } = desk
  let known = new WeakMap<Plan, number | null>()
  let of: State | null = null
  const count = signal(0) // of those that have become known
  return {
    of(plan) {
      void count.value
      return planner.chanceOf ? known.get(plan) : null
    },
    watch: () => {
      let isOver = false
      const stop = effect(() => {
        if (of !== state.value) known = new WeakMap()
        of = state.value
        const now = intention.value
        const waiting = [...(now?.kind === 'plan' ? [now.plan] : []), ...plans.value].filter(
          (plan) => plan.kind === 'attack' && !known.has(plan),
        )
        const at = of
        const next = (): void => {
          const plan = waiting.shift()
          if (isOver || of !== at || !plan || !planner.chanceOf) return
          if (!known.has(plan)) known.set(plan, planner.chanceOf(at, plan))
          count.value++
          if (waiting.length > 0) afterPicture(next)
        }
        if (waiting.length > 0) afterPicture(next)
      })
      return () => {
        isOver = true
        stop()
      }
    },
  }
}
