import { targetsOf, type Area } from '../../map-view/feed.ts'
import type { MapPart } from '../../screen/map.ts'
import { offersTo } from '../../session/offers.ts'
import type { TableModel } from '../model.ts'
import type { Aims } from './aims.ts'

/** Places that mean something now: where the stack in hand can go, what answers, what is chosen. */
export function areasAt(model: TableModel, map: MapPart, aims: Aims): readonly Area[] {
  const { offers, selection, plans, intention } = model
  const aim = intention.value?.kind === 'offer' ? intention.value.offer : null
  const here = [...offersTo(offers.value, map.kind)]
  const offered = here.map(([place]) => place)
  const aimed = here.filter(([, acts]) => acts.some(({ choice }) => choice === aim?.choice))
  const chosen = aimed.length > 0 ? aimed.map(([place]) => place) : [selection.value?.place ?? -1]
  const drawn = map.Reach ? [] : plans.value
  return [
    ...drawn.flatMap((plan) =>
      targetsOf(plan).map((place): Area => ({
        place,
        kind: plan.kind === 'move' ? 'go' : 'attack',
      })),
    ),
    ...(!aims.planning()
      ? offered.map((place): Area => ({ place, kind: 'go' }))
      : // Own stacks that can be chosen are marked themselves, and plans say more of the same.
        plans.value.length === 0
        ? offered.filter(aims.isEnemy).map((place): Area => ({ place, kind: 'attack' }))
        : []),
    ...chosen.flatMap((place): Area[] => (place < 0 ? [] : [{ place, kind: 'selected' }])),
  ].filter(isFirst)
}

/** Places under attack by several plans are marked once. */
function isFirst({ place, kind }: Area, index: number, all: readonly Area[]): boolean {
  return all.findIndex((area) => area.place === place && area.kind === kind) === index
}
