import { gapToLine, type Polyline, type Point } from '../geometry.ts'
import type { Box } from './boxes.ts'
import { heightsOver, type HeightField } from './height.ts'
import { fractal, valueNoise } from './noise.ts'

type Wave = readonly [across: number, down: number] // from crest to crest

/** The lie of a land: an ornament, no rule reads it. */
export interface LandLook {
  readonly step: number // between samples
  readonly blur: readonly number[] // radius of each blur, in samples
  readonly base: number
  readonly rolling: {
    readonly seed: string
    readonly octaves: number
    readonly mean: number
    readonly swing: number
    readonly wave: Wave
  }
  /** Dry valleys: where the noise changes its sign the ground is cut. */
  readonly cut: { readonly depth: number; readonly sharpness: number; readonly wave: Wave }
  readonly folds: {
    readonly seed: string
    readonly height: number
    readonly wave: Wave
    readonly shift: number
  }
  /** How far the valleys of rivers reach, and how much that bends with the folds. */
  readonly valley: {
    readonly wide: number
    readonly narrow: number
    readonly bend: number
    readonly wave: number
  }
}

/** A river that has cut a valley. */
export interface Cutting {
  readonly isWide: boolean
  readonly line: Polyline
}

/** What else shapes the ground at a point: how high it is raised, and how restless it is. */
export interface Lie {
  raised(p: Point): number
  restless(p: Point): number
}

/** Low along the rivers, rolling between. */
export function landHeights(
  surface: Box,
  look: LandLook,
  rivers: readonly Cutting[],
  lie: Lie,
): HeightField {
  const { base, rolling, cut, folds, valley } = look
  const roll = fractal(valueNoise(rolling.seed), rolling.octaves)
  const fold = fractal(valueNoise(folds.seed), 3)
  return heightsOver(surface, look.step, heightAt, look.blur)

  function heightAt(x: number, y: number): number {
    // The side valleys bend with the folds, so the slopes are not ruled off from the river.
    const bent = 1 + valley.bend * fold(x / valley.wave, y / valley.wave)
    let share = 1
    for (const { isWide, line } of rivers) {
      const reach = (isWide ? valley.wide : valley.narrow) * bent
      const t = Math.min(1, gapToLine([x, y], line) / reach)
      share = Math.min(share, t * t * (3 - 2 * t))
    }
    const upland = rolling.mean + rolling.swing * roll(x / rolling.wave[0], y / rolling.wave[1])
    const sign = Math.abs(roll(x / cut.wave[0] + 5, y / cut.wave[1]))
    const dry = 1 - Math.min(1, cut.sharpness * sign)
    const fine = fold(x / folds.wave[0] + folds.shift, y / folds.wave[1])
    return (
      base +
      share * (upland - cut.depth * dry) +
      lie.raised([x, y]) +
      lie.restless([x, y]) * folds.height * fine
    )
  }
}
