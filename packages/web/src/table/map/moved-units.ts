import type { Pile } from '../../map-view/feed.ts'
import type { MapPart } from '../../screen/map.ts'
import type { TableModel } from '../model.ts'

/** Units that stand elsewhere than before the choices that can still be taken back. */
export function movedUnits(model: TableModel, map: MapPart): ReadonlySet<number> {
  const { session, state } = model
  void session.version.value
  const { count } = session.undoable()
  if (count === 0) return new Set()
  const placesOf = (piles: readonly Pile[]): Map<number, number> =>
    new Map(piles.flatMap(({ units, place }) => units.map((unit) => [unit, place])))
  const length = session.log.value.at(-1)?.number ?? 0
  const before = placesOf(map.piles(session.knownAt(length - count)))
  const moved = [...placesOf(map.piles(state.value))].filter(
    ([unit, place]) => before.has(unit) && before.get(unit) !== place,
  )
  return new Set(moved.map(([unit]) => unit))
}
