// Tables of a hex map by [hex * 6 + direction], and counts by hex.

/** Sides of a hex. */
const SIDES = 6

/**
 * Adds to the counts of the hexes around a hex: zones of control, neighbours; to two tables at once
 * where both change. -1 is off the map.
 */
export function addAround(
  neighbours: Int16Array,
  hex: number,
  by: number,
  base: number, // where the counts begin in the tables
  counts: Int8Array,
  others: Int8Array | null = null,
): void {
  for (let slot = hex * SIDES, end = slot + SIDES; slot < end; slot++) {
    const other = neighbours[slot]!
    if (other < 0) continue
    counts[base + other]! += by
    if (others !== null) others[base + other]! += by
  }
}

/** What a flood finds in a hex, and leaves there. */
export const OPEN = 0
export const CLOSED = 1
export const FLOODED = 2

/**
 * Floods a table of OPEN and CLOSED hexes from its sources, as far as they are open, over the
 * hexsides that have a link: FLOODED where a chain of open hexes leads to one. `links` gives the hex
 * behind each hexside, -1 for none; `stack` is room for as many hexes as there are.
 */
export function floodHexes(
  links: Int16Array,
  sources: ArrayLike<number>,
  table: Uint8Array,
  stack: Int16Array,
): void {
  let size = 0
  for (let i = 0; i < sources.length; i++) {
    const source = sources[i]!
    if (table[source]! !== OPEN) continue
    table[source] = FLOODED
    stack[size++] = source
  }
  while (size > 0) {
    const hex = stack[--size]!
    for (let slot = hex * SIDES, end = slot + SIDES; slot < end; slot++) {
      const other = links[slot]!
      if (other < 0 || table[other]! !== OPEN) continue
      table[other] = FLOODED
      stack[size++] = other
    }
  }
}
