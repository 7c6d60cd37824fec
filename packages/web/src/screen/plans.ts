import {
  goersOf,
  type Choice,
  type Plan,
  type Rebuff,
  type Seat,
  type SpelledPlan,
  type State,
} from '@estafette/kernel'
import type { Danger } from './danger.ts'
import type { CoreDesk } from './desk.ts'

/** A mark on the map and what it means. */
export interface LegendLine {
  readonly mark: 'selected' | 'go' | 'attack' | 'zone' | 'roll'
  readonly text: string
}

/** How a game words its plans, in the language of the moment. */
export interface PlanWords {
  readonly legend: readonly LegendLine[]
  confirm(plan: Plan, goers: readonly number[]): string // on the button
  prompt(plan: Plan, place: string, goers: readonly number[]): string // after the name of the side
  readonly endsPhase?: string // what is said of a move after which nobody is left to move
  points(cost: number): string // as players write them
  readonly afterMove?: string // what units are after a move, where that leaves them no points
}

/** What units can be told to do together with one click. */
export interface PlanPart<S extends State = State> {
  /** Whether a decision is one of those the plans serve, so that places are selected, not chosen. */
  canPlan(state: S, seat: Seat): boolean
  /** Verbs that plans spell out; whatever else can be done while planning is offered beside them. */
  readonly verbs: ReadonlySet<string>
  /** Units of a place that can be told to do something together now. */
  usable(state: S, place: number): readonly number[]
  plans(state: S, units: readonly number[]): readonly Plan[]
  spell(state: S, plan: Plan): SpelledPlan
  /** Why units cannot go to a place, null where there is nothing to say. */
  whyNot(state: S, units: readonly number[], place: number): Rebuff | null
  words(): PlanWords
  /** The chance that a plan succeeds, null where no dice decide; cheap enough for every target. */
  chanceOf?(state: S, plan: Plan): number | null
  /** What others could do to those who go where a plan leads, null where nobody can. */
  danger?(state: S, plan: Plan): Danger | null
  /** What a plan that was declared means to choose in a later decision, null where it says nothing. */
  intends?(state: S, plan: Plan): Choice | null
  /** Words for choosing parts of a stack; without them units are chosen one at a time. */
  readonly groups?: () => { readonly all: string; readonly byType: string }
  /** The attack that is being decided on, as the plan that led to it; null for none. */
  underWay?(state: S): Plan | null
  /** The attack that a press on an enemy means while no own stack is chosen, null for none. */
  aimAt?(desk: CoreDesk<S>, place: number): Plan | null
  /** Notes that a plan was aimed at: attacks are thought out beside one another. */
  aimed?(desk: CoreDesk<S>, plan: Plan): void
  /** The unit whose move is under way, -1 for none: it is in hand without being selected. */
  inHand?(state: S): number
}

/** What is said on the button that carries a plan out: of those who go, not of all who were chosen. */
export function confirmText(plans: PlanPart, state: State, plan: Plan): string {
  return plans.words().confirm(plan, goersOf(plan, plans.spell(state, plan)))
}
