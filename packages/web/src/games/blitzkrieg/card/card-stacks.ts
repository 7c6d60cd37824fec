import {
  placeOf,
  allowance,
  escortBonus,
  isOnMap,
  movementLeft,
  NONE,
  toEnemy,
  vehicleFor,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import type { Tile, TileGroup } from '../../../screen/card.ts'
import type { BlitzDesk } from '../desk.ts'
import { folded, hexName, namesOf, offersBy, positionOf, rolls, unitName } from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { blitzWords, points } from '../words.ts'

/** Half MP of a unit: what is left of them, or what it will set out with at best. */
export function unitPoints(s: BlitzState, unit: number): number {
  if (unit === s.active) return movementLeft(s)
  const vehicle = isOnMap(s, unit) ? vehicleFor(s, unit) : NONE
  const most = Math.max(
    allowance(s, unit, NONE),
    vehicle === NONE ? 0 : allowance(s, unit, vehicle),
  )
  return most + escortBonus(s, unit)
}

/** Units of a hex that can still move. */
export interface Stack {
  readonly place: number
  readonly units: readonly number[]
}

/** The stacks that can move, those nearest to the enemy first. */
export function stacksOf(model: BlitzDesk): readonly Stack[] {
  const s = positionOf(model)
  const byPlace = new Map<number, Set<number>>()
  for (const { target } of offersBy(model, 'move', 'ride')) {
    if (!isOnMap(s, target)) continue
    const place = placeOf(s, target)
    byPlace.set(place, (byPlace.get(place) ?? new Set<number>()).add(target))
  }
  return [...byPlace]
    .map(([place, units]) => ({ place, units: [...units], far: toEnemy(s, s.decider, place) }))
    .toSorted((a, b) => a.far - b.far || a.place - b.place)
}

/** A stack to be taken in hand by a press. */
export function stackTile(model: BlitzDesk, { place, units }: Stack): Tile {
  const s = positionOf(model)
  return {
    key: `stack${place}`,
    name: hexName(model, place),
    text: namesOf(model, units),
    value: blitzWords().mp(pointsText(s, units)),
    unit: units[0]!,
    part: 'stack',
    press: () => takeStack(model, place),
  }
}

/** MP of a stack: of the slowest to the fastest. */
function pointsText(s: BlitzState, units: readonly number[]): string {
  const all = units.map((unit) => unitPoints(s, unit))
  const [least, most] = [Math.min(...all), Math.max(...all)]
  return least === most ? points(least) : `${points(least)}–${points(most)}`
}

/** Takes a stack in hand and shows where it stands. */
export function takeStack(model: BlitzDesk, place: number): void {
  model.focus.value = place
  if (model.selection.value?.place === place) return
  if (model.intention.value) model.back()
  model.tapPlace(place)
}

/** Who may come onto the map; out of the way while a stack is in hand. BLZ-REI-1 */
export function enteringGroups(model: BlitzDesk): TileGroup[] {
  const words = cardWords()
  const tiles = offersBy(model, 'enter', 'enter-riding')
    .toSorted((a, b) => a.target - b.target)
    .map((offer): Tile => {
      const text = words.setsOut[offer.verb as 'enter' | 'enter-riding']
      return {
        key: String(offer.choice),
        name: unitName(model, offer.target),
        text: rolls(model, offer) ? `${text}, ${words.dieFirst}` : text,
        unit: offer.target,
        offer,
      }
    })
  if (tiles.length === 0) return []
  if (model.selection.value) {
    return [{ key: 'enter', folded: words.entering(tiles.length), tiles }]
  }
  const quota = quotaOf(model)
  const note = quota === null ? {} : { note: words.quota(quota) }
  return folded('enter', { title: words.groups.entering, ...note, rule: 'BLZ-REI-1' }, tiles)
}

/** How many units may still enter where a die has said it, null where none has. DIN-REI-1 */
function quotaOf(model: BlitzDesk): number | null {
  const { board, quota } = positionOf(model)
  const counted = new Set<number>()
  for (const { target } of offersBy(model, 'enter', 'enter-riding')) {
    const index = board.unitReinforcement[target]!
    const { procedure, countOnArrival } = board.reinforcements[index]?.source ?? {}
    if (procedure?.kind === 'countPerTurn' || countOnArrival) counted.add(index)
  }
  if (counted.size === 0) return null
  return [...counted].reduce((sum, index) => sum + quota[index]!, 0)
}
