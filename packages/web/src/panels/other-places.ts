import type { Plan } from '@estafette/kernel'
import type { Tile, TileGroup } from '../screen/card.ts'
import type { Danger, Grade } from '../screen/danger.ts'
import type { Desk } from '../screen/desk.ts'

const NEAR = 3 // places beside the one that is meant that are looked at
const SHOWN = 3 // of these and itself

/** How a game tells of a place that units could go to instead. */
interface Told {
  readonly nearest: (one: Plan, other: Plan) => number
  readonly danger: (plan: Plan) => Danger | null
  readonly name: (place: number) => string
  readonly cost: (plan: Plan) => string
  readonly words: {
    readonly others: string
    readonly othersNote: string
    readonly nobody: string
  }
}

/** The place that is meant beside the safest of the nearest others. */
export function otherPlaces(
  { plans, intend }: Pick<Desk, 'plans' | 'intend'>,
  plan: Plan,
  { nearest, danger, name, cost, words }: Told,
): readonly TileGroup[] {
  const near = plans.value
    .filter(({ kind, place }) => kind === 'move' && place !== plan.place)
    .toSorted(nearest)
    .slice(0, NEAR)
  if (near.length === 0) return []
  const grade = (one: Plan): Grade => danger(one)?.grade ?? 0
  const safest = near.toSorted((one, other) => grade(one) - grade(other)).slice(0, SHOWN - 1)
  const tiles = [plan, ...safest].map((one): Tile => ({
    key: `move${one.place}`,
    name: name(one.place),
    danger: { grade: grade(one), figure: `${cost(one)}, ${danger(one)?.figure ?? words.nobody}` },
    isChosen: one === plan,
    press: () => intend(one),
  }))
  return [{ key: 'others', title: words.others, note: words.othersNote, tiles }]
}
