/** The seed of one game out of a series: the same whoever plays it, and far from its neighbours. */
export function seedOf(seed: number, index: number): number {
  const low = scramble(scramble((seed >>> 0) ^ 0x9e3779b9) ^ index)
  const high = scramble(Math.floor(seed / 0x100000000) ^ Math.imul(index, 0x85ebca6b) ^ low)
  return (high & 0x1fffff) * 0x100000000 + low
}

function scramble(word: number): number {
  let h = word | 0
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad)
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97)
  return (h ^ (h >>> 15)) >>> 0
}
