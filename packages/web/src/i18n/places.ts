import { placeById, seriesOf } from '@estafette/registry/shelf'

/** What games are called in a list: the place, which no language changes. */
const places: ReadonlyMap<string, string> = new Map(
  [...placeById].map(([id, place]) => [
    id,
    isTaken(id, place) ? `${place} (${nameOf(id)})` : place,
  ]),
)

/** Whether a place belongs to a game that is a battle of its own: others say whose they are. */
function isTaken(id: string, place: string): boolean {
  return [...placeById].some(
    ([other, at]) => at === place && other !== id && seriesOf(other) === other,
  )
}

/** The name of a series, which no language changes either. */
function nameOf(id: string): string {
  const series = seriesOf(id) ?? id
  return series[0]!.toUpperCase() + series.slice(1)
}

/** The place of a game, or its id. */
export function placeOf(game: string): string {
  return places.get(game) ?? game
}
