import { TABLE_FROM } from '../counters/model.ts'
import { frontOf, opening, type Camera, type Point, type Size } from './camera.ts'
import type { MapFeed, Pile } from './feed.ts'

export const COUNTER = 64 // side of a counter in map units

/** What a map opens on: who can act and the front, with counters that can be read. */
export function firstPicture({ map, piles, opensOn }: MapFeed, window: Size): Camera {
  const all = piles.peek()
  const able = new Set(opensOn())
  const mine = all.filter(({ place }) => able.has(place))
  const sides = new Set(mine.map(({ side }) => side))
  const own = mine.filter(({ side }) => side === mine[0]?.side)
  const enemy = sides.size > 1 ? [] : all.filter(({ side }) => !sides.has(side))
  const places = [...able].map((place) => map.places[place]!.label)
  const front = frontOf(own.map(pointOf), enemy.map(pointOf))
  const points = own.length > 0 ? [...new Set([...own.map(pointOf), ...front.flat()])] : places
  const shown = points.length > 0 ? points : all.map(pointOf)
  const least = Math.max(TABLE_FROM / COUNTER, map.near ?? 0)
  return opening(shown, window, map.bounds, least, front)
}

/** Where a pile lies. */
export function pointOf({ at }: Pile): Point {
  return at
}
