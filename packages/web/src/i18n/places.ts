import { placeById } from '@estafette/blitzkrieg/shelf'

/** Games that are a battle of their own. */
const lone: Readonly<Record<string, string>> = {
  arras: 'Arras',
  celles: 'Celles',
  frontline: 'Frontline',
}

/** What games are called in a list: the place, which no language changes. */
const places: Readonly<Record<string, string>> = { ...battlePlaces(), ...lone }

/** The battles of the series; one that shares its place with another game says whose it is. */
function battlePlaces(): Record<string, string> {
  const taken = new Set(Object.values(lone))
  return Object.fromEntries(
    Object.entries(placeById).map(([id, place]) => [
      id,
      taken.has(place) ? `${place} (Blitzkrieg)` : place,
    ]),
  )
}

/** The place of a game, or its id. */
export function placeOf(game: string): string {
  return Object.hasOwn(places, game) ? places[game]! : game
}
