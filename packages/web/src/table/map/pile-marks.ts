import type { Marks } from '../../counters/model.ts'
import { targetsOf, type Pile } from '../../map-view/feed.ts'
import { offersTo } from '../../session/offers.ts'
import type { TableModel } from '../model.ts'
import { firstOf } from '../press/targets.ts'
import type { Aims } from './aims.ts'

/** How a pile is marked now; `moved` are the units that stand elsewhere than before. */
export function pileMarks(
  model: TableModel,
  aims: Aims,
  pile: Pile,
  moved: ReadonlySet<number>,
): Marks {
  const { screen, state, offers, selection, focus } = model
  const { counters } = screen
  const { aim } = aims
  const acts = offersTo(offers.value, counters?.kind)
  const isOwn = pile.side === aims.own.value
  const first = firstOf(model, screen)
  const isFirst = pile.units.some((unit) => first.includes(unit))
  const canAct =
    pile.units.some((unit) => acts.has(unit)) || (isOwn && canStackAct(model, aims, pile.place))
  return {
    ...counters?.marks?.(state.value, pile.units[0]!),
    acted: false, // a sign of its own says who has had their turn, unit by unit
    selected: selection.value?.place === pile.place && isOwn,
    canAct: first.length > 0 ? isFirst : canAct,
    couldAct: first.length > 0 && canAct && !isFirst,
    target: aims.attacked.value.has(pile.place) && !isOwn,
    aimed:
      !!aim.value &&
      targetsOf(aim.value).includes(pile.place) &&
      pile.side !== aims.attacking.value,
    moved: pile.units.some((unit) => moved.has(unit)),
    focus: model.byKeyboard.value && focus.value === pile.place,
  }
}

/** Whether the stack of a place can be sent off: a place to go to is not that. */
function canStackAct({ screen, state, able }: TableModel, aims: Aims, place: number): boolean {
  const { plans: planner } = screen
  return (
    !!planner?.groups &&
    aims.planning() &&
    able.value.includes(place) && // a unit that is under way is in hand already
    planner.usable(state.value, place).length > 0
  )
}
