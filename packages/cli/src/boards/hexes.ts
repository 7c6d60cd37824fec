/** What a hex is counted by: the hexes around it, and how far others are. */
export interface Ground {
  readonly hexCount: number
  readonly neighbours: Int16Array // by [hex * 6 + direction], -1 off the map
  distance(from: number, to: number): number
}

/** The hexes in which units of a side stand, in the order of the map. */
export function stackedHexes(places: Iterable<number>, { hexCount }: Ground): number[] {
  const found = new Set<number>()
  for (const place of places) if (place < hexCount) found.add(place)
  return [...found].toSorted((a, b) => a - b)
}

/** How far the nearest of some hexes is; none without any. */
export function nearest(
  ground: Ground,
  from: number,
  hexes: readonly number[],
): number | undefined {
  if (hexes.length === 0) return undefined
  return Math.min(...hexes.map((hex) => ground.distance(from, hex)))
}

/** The hexes around one that are on the map. */
export function around({ neighbours }: Ground, hex: number): number[] {
  return [...neighbours.subarray(hex * 6, hex * 6 + 6)].filter((other) => other >= 0)
}
