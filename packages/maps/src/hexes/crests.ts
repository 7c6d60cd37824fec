import { distance, type Point } from '../geometry.ts'
import type { PathWriter } from '../path.ts'
import { path } from '../pieces/markup.ts'
import { fractal, seeded, valueNoise, within, type Random } from '../pieces/noise.ts'
import type { HexGround } from './ground.ts'

const CLEAR = { road: 6.5, narrow: 7, wide: 13, rail: 6.5 }
const TRIES = 44 // to find room for one in a hex
const STROKE = 3.9 // between hachures

/** A crest: its middle, the way it runs, and half its length. */
export interface Crest {
  readonly at: Point
  readonly turn: number
  readonly half: number
}

/** Slopes in the broken ground: short crests with hachures down the side away from the light. */
export function drawCrests(
  ground: HexGround,
  part: { readonly apart: number; readonly lie: number }, // from crest to crest; radians off east
): string {
  const { cellsAndRim, terrainAt, lattice } = ground
  const lie = fractal(valueNoise('lie of the ridges'), 2)
  const crests: Crest[] = []
  const strokes = ground.patchwork()
  const brows = ground.patchwork()
  for (const cell of cellsAndRim) {
    if (terrainAt(cell) !== 'rough') continue
    const random = seeded(`slopes ${lattice.idOf(cell)}`)
    const [x, y] = lattice.centreOf(cell)
    for (let n = 0; n < TRIES; n++) {
      const at: Point = [x + within(random, -44, 44), y + within(random, -40, 40)]
      const half = 6.5 + 9.5 * random() ** 1.4
      const turn = part.lie + 0.75 * lie(at[0] / 190, at[1] / 190) + within(random, -0.25, 0.25)
      const crest: Crest = { at, turn, half }
      if (!isFree(ground, crest) || crests.some((other) => distance(other.at, at) < part.apart))
        continue
      crests.push(crest)
      addCrest(strokes.at(at), brows.at(at), crest, random)
    }
  }
  return path('hm-hachure', strokes) + path('hm-brow', brows)
}

/** Adds a crest: its brow, and hachures down the slope, longest in the middle. */
export function addCrest(
  strokes: PathWriter,
  brows: PathWriter,
  crest: Crest,
  random: Random,
): void {
  const { half } = crest
  const bow = within(random, 2.5, 5)
  const brow = (u: number): Point => point(crest, u * half, bow * (u * u - 0.5))
  const count = Math.round((2 * half) / STROKE)
  brows.move(brow(-1)).bend(point(crest, 0, -bow * 1.5), brow(1))
  for (let i = 0; i <= count; i++) {
    const u = -1 + (2 * i) / count
    const top = brow(u)
    const full = 2.4 + half * 0.5 * Math.sqrt(Math.max(0, 1 - u * u))
    const reach = full * within(random, 0.8, 1.2)
    strokes.move(top).line(offset(crest, top, u * 0.45 * reach, reach))
  }
}

/** A point of a crest: along it and down its slope. */
function point({ at, turn }: Crest, along: number, down: number): Point {
  return offset({ turn }, at, along, down)
}

function offset({ turn }: { turn: number }, [x, y]: Point, along: number, down: number): Point {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return [x + along * cos - down * sin, y + along * sin + down * cos]
}

/** On rough ground with all of its slope, and off the roads and rivers. */
function isFree({ lattice, shake, terrainAt, isCrowded }: HexGround, crest: Crest): boolean {
  const { half } = crest
  const ends = [point(crest, -half, 0), point(crest, half, 0), point(crest, 0, 8)]
  return [crest.at, ...ends].every(
    (p) => terrainAt(lattice.cellAt(shake.unshaken(p))) === 'rough' && !isCrowded(p, CLEAR),
  )
}
