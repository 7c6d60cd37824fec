import { overlap } from '../pieces/boxes.ts'
import { counterBox, identifierBox, nameBox, VIEWS } from './boxes.ts'
import type { AreaLook } from './look.ts'
import type { PlaceSource } from './source.ts'

/** Every pair of identifiers, names and stacks that would cover each other, near or from afar. */
export function collisions(places: readonly PlaceSource[], far: AreaLook['far']): string[] {
  const things = places.flatMap((place) =>
    VIEWS.flatMap((view) => [
      {
        what: `identifier ${place.id}`,
        view,
        box: identifierBox(place, view, far),
        owner: place.id,
      },
      { what: `name ${place.id}`, view, box: nameBox(place, view, far), owner: place.id },
      ...place.stacks.map((at, side) => ({
        what: `stack ${side} ${place.id}`,
        view,
        box: counterBox(at, view),
        owner: '',
      })),
    ]),
  )
  return things.flatMap((one, i) =>
    things
      .slice(i + 1)
      .filter((other) => other.view === one.view && overlap(one.box, other.box) > 0)
      // A tab may reach down to the name of its own place.
      .filter((other) => one.owner === '' || other.owner !== one.owner)
      .map((other) => `${one.what} / ${other.what}, ${one.view}`),
  )
}
