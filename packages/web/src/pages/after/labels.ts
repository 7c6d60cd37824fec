/**
 * Which numbers of a row are written where there is not room for all of them: the largest first, each
 * so many places from the others.
 */
export function written(values: readonly number[], apart: number): ReadonlySet<number> {
  const size = (at: number): number => Math.abs(values[at]!)
  const found: number[] = []
  for (const at of [...values.keys()].toSorted((a, b) => size(b) - size(a) || a - b)) {
    if (found.every((other) => Math.abs(other - at) >= apart)) found.push(at)
  }
  return new Set(found)
}
