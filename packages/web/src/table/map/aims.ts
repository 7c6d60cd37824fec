import { computed, type ReadonlySignal } from '@preact/signals'
import type { Plan } from '@estafette/kernel'
import { marchOf, targetsOf, type MapFeed, type Pile } from '../../map-view/feed.ts'
import type { MapPart } from '../../screen/map.ts'
import type { TableModel } from '../model.ts'
import { planAt } from '../press/grammar.ts'

/** What is meant at a table now, by whom and against whom: what marks, sight and acts go by. */
export interface Aims extends Pick<MapFeed, 'piles' | 'path' | 'aim'> {
  readonly own: ReadonlySignal<number> // side of the person who decides, -1 for none
  readonly intended: ReadonlySignal<Plan | null> // the plan that is about to be confirmed
  readonly attacked: ReadonlySignal<ReadonlySet<number>> // places that the stack in hand could attack
  readonly attacking: ReadonlySignal<number | undefined> // side of whoever makes the attack that is meant
  /** Whether units are told where to go now: else a question is answered. */
  planning(): boolean
  /** Where the units of an attack stand. */
  fromOf(plan: Plan): readonly number[]
  /** Whether only the enemy is in a place. */
  isEnemy(place: number): boolean
}

/** Reads them off a table. */
export function aimsAt(model: TableModel, map: MapPart): Aims {
  const { screen, session, state, seat, plans, intention } = model
  const { plans: planner } = screen
  const piles = computed((): readonly Pile[] => map.piles(state.value))
  const own = computed(() => (seat.value < 0 ? -1 : session.game.sideOf(state.value, seat.value)))
  const intended = computed(() => (intention.value?.kind === 'plan' ? intention.value.plan : null))
  /** The attack that is meant, else the one that is being decided on. */
  const aim = computed(() => {
    if (intended.value) return intended.value.kind === 'attack' ? intended.value : null
    return planner?.underWay?.(state.value) ?? null
  })
  return {
    piles,
    own,
    intended,
    attacked: computed(
      () => new Set(plans.value.filter(({ kind }) => kind === 'attack').flatMap(targetsOf)),
    ),
    // The way to what is meant, else to what the mouse or the keyboard is on.
    path: computed(() => {
      const now = intended.value
      if (now) return now.kind === 'move' ? now : marchOf(now)
      const keyed = model.byKeyboard.value ? model.focus.value : -1
      const place = model.pointed.value >= 0 ? model.pointed.value : keyed
      return place < 0 ? null : (planAt(plans.value, place) ?? null)
    }),
    aim,
    attacking: computed(() =>
      aim.value ? piles.value.find(({ units }) => units.includes(aim.value!.units[0]!))?.side : -1,
    ),
    planning: () => seat.value >= 0 && !!planner?.canPlan(state.value, seat.value),
    fromOf: ({ units, helpers = [] }) => [
      ...new Set([...units, ...helpers].map((unit) => map.placeOf(state.value, unit))),
    ],
    isEnemy(at) {
      const sides = piles.value.filter(({ place }) => place === at).map(({ side }) => side)
      return sides.length > 0 && !sides.includes(own.value)
    },
  }
}
