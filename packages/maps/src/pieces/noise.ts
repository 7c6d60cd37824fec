/** A source of numbers from 0 up to 1, the same for the same seed. */
export type Random = () => number
/** A smooth field over the plane, about -1 to 1. */
export type Noise = (x: number, y: number) => number

/** A random source from a word: mulberry32 over its hash. */
export function seeded(word: string): Random {
  let state = hash(word)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Value noise from a word: random heights on a unit grid, joined smoothly. */
export function valueNoise(word: string): Noise {
  const seed = hash(word)
  return (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const u = ease(x - column)
    const v = ease(y - row)
    const top = mix(corner(seed, column, row), corner(seed, column + 1, row), u)
    const bottom = mix(corner(seed, column, row + 1), corner(seed, column + 1, row + 1), u)
    return mix(top, bottom, v)
  }
}

/** Several layers of a noise, each at double the frequency and half the strength. */
export function fractal(noise: Noise, octaves: number): Noise {
  return (x, y) => {
    let sum = 0
    let strength = 1
    let total = 0
    for (let n = 0, scale = 1; n < octaves; n++, scale *= 2, strength /= 2) {
      sum += strength * noise(x * scale + n * 37.1, y * scale - n * 17.3)
      total += strength
    }
    return sum / total
  }
}

/** A number from the random source between two others. */
export function within(random: Random, low: number, high: number): number {
  return low + (high - low) * random()
}

function hash(word: string): number {
  let h = 0x811c9dc5
  for (const character of word) h = Math.imul(h ^ character.codePointAt(0)!, 0x01000193)
  return h >>> 0
}

function corner(seed: number, x: number, y: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ seed
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1
}

function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10)
}

function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share
}
