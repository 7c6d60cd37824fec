import type { Plan } from '@estafette/kernel'
import { targetsOf, type Hit } from '../../map-view/feed.ts'

/** What the grammar of presses has to know of the moment. */
export interface Moment {
  readonly own: number // side of the person who decides, -1 while everything is only watched
  readonly chosen: number // place of the chosen stack, -1 for none
  readonly aim: Plan | null // what is previewed
  readonly plans: readonly Plan[] // of the chosen stack
  /** What a press on an enemy means while nobody is chosen, null where it only looks. */
  aimAt(place: number): Plan | null
  canAct(place: number): boolean // whether an own stack there can be chosen
  isUndoable(plan: Plan): boolean
}

/** What a press on the map means. */
export type Meaning =
  | { readonly kind: 'choose' | 'inspect' | 'note' | 'ask'; readonly place: number }
  | { readonly kind: 'add' | 'type'; readonly place: number } // part of a stack
  | { readonly kind: 'preview' | 'go'; readonly plan: Plan }
  | { readonly kind: 'drop' | 'giveUp' }

/**
 * What a press means while units are told where to go. A counter is always a unit and the ground
 * always a place; what can be both is asked where the finger or the keyboard cannot tell.
 */
export function meaningOf(hit: Hit, now: Moment): Meaning {
  const { place, side, by } = hit
  if (now.own < 0) return { kind: 'inspect', place }
  const plan = planAt(now.plans, place) ?? (now.chosen < 0 ? now.aimAt(place) : null)
  const canAct = now.canAct(place)
  const isCounter = side >= 0
  if (isCounter && side !== now.own) {
    const isAimed = now.aim?.kind === 'attack' && targetsOf(now.aim).includes(place)
    return plan?.kind === 'attack' && !isAimed
      ? { kind: 'preview', plan }
      : { kind: 'inspect', place }
  }
  // An own stack, or a place that was named without pointing at it.
  if (isCounter || (by === 'keys' && !plan)) {
    if (hit.adds && canAct) return { kind: 'add', place }
    if (hit.takesType && canAct) return { kind: 'type', place }
    if (place === now.chosen) return { kind: now.aim ? 'drop' : 'giveUp' }
    if (!canAct) return isCounter || now.chosen < 0 ? { kind: 'inspect', place } : why(place)
  }
  const isOther = canAct && place !== now.chosen
  if (plan && isOther && hit.isTight()) return { kind: 'ask', place }
  if (isOther && (isCounter || by === 'keys' || now.chosen < 0)) return { kind: 'choose', place }
  if (plan) return onLit(plan, hit, now)
  return now.chosen < 0 ? { kind: 'inspect', place } : why(place)
}

function why(place: number): Meaning {
  return { kind: 'note', place }
}

/** Lit ground: a mouse goes there at once where that can be taken back, all else shows first. */
function onLit(plan: Plan, { place, by }: Hit, { aim, isUndoable }: Moment): Meaning {
  const isSame = aim !== null && aim.kind === plan.kind && aim.place === plan.place
  if (plan.kind === 'attack') return isSame ? { kind: 'inspect', place } : { kind: 'preview', plan }
  if (isUndoable(plan) && (by === 'mouse' || isSame)) return { kind: 'go', plan }
  return { kind: 'preview', plan }
}

/** The plan that a press on a place means: one that leads there, else one that is about it too. */
export function planAt(plans: readonly Plan[], place: number): Plan | undefined {
  return (
    plans.find((plan) => plan.place === place) ??
    plans.find((plan) => targetsOf(plan).includes(place))
  )
}
