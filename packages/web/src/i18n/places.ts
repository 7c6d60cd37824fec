/** What games are called in a list: the place, which no language changes. */
const places: Readonly<Record<string, string>> = {
  arras: 'Arras',
  celles: 'Celles',
  checked: 'Gembloux',
  unleashed: 'Sedan',
  challenged: 'Dinant',
  stalled: 'Arras (Blitzkrieg)', // beside the other game of that name
  met: 'Stonne',
  undone: 'Hannut',
  training: 'Vieux-Pont',
  frontline: 'Frontline',
}

/** The place of a game, or its id. */
export function placeOf(game: string): string {
  return Object.hasOwn(places, game) ? places[game]! : game
}
