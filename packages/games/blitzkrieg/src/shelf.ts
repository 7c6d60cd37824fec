import type { ListedBattle } from '@estafette/kernel'
import shelf from '../data/shelf.json' with { type: 'json' }

/** The battles of the series, in its order. */
export const listed: readonly ListedBattle[] = shelf.series

/** The battles that are on no shelf. */
export const others: readonly ListedBattle[] = shelf.others

/** Whether others stand beside the French in a battle. */
export function isAllied(id: string): boolean {
  return shelf.allied.includes(id)
}

/** Ids of the battles of the series, in its order. */
export const seriesIds: readonly string[] = listed.map(({ id }) => id)

/** Ids of the battles that are on no shelf. */
export const otherIds: readonly string[] = others.map(({ id }) => id)

/** Where each battle was fought, by its id. */
export const placeById: Readonly<Record<string, string>> = Object.fromEntries(
  [...listed, ...others].map(({ id, place }) => [id, place]),
)

/** First and last day of the series, '1940-05-12'. */
export const seriesSpan: readonly [first: string, last: string] = [shelf.first, shelf.last]
