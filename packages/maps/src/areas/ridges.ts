import { closed, isInside, normals, resample } from '../geometry.ts'
import { pathWriter } from '../path.ts'
import { path } from '../pieces/markup.ts'
import { seeded, within } from '../pieces/noise.ts'
import type { OutlineSource } from './source.ts'

/** Hachures down the slopes of the ridges: heavy strokes at the brow, fine ones between. */
export function drawRidges(
  ridges: readonly OutlineSource[],
  {
    spacing,
    stroke,
  }: {
    readonly spacing: number
    readonly stroke: { readonly short: number; readonly long: number }
  },
): string {
  const heavy = pathWriter(1)
  const fine = pathWriter(1)
  for (const { name, outline } of ridges) {
    const random = seeded(name)
    const brow = resample(closed(outline), spacing)
    const left = normals(brow)
    const probe = [brow[1]![0] + left[1]![0] * 3, brow[1]![1] + left[1]![1] * 3] as const
    const outwards = isInside(probe, outline) ? -1 : 1
    brow.slice(0, -1).forEach(([x, y], i) => {
      const [nx, ny] = [left[i]![0] * outwards, left[i]![1] * outwards]
      const first = within(random, -1.5, 1)
      const length = within(random, stroke.short, stroke.long)
      const lean = within(random, -0.14, 0.14)
      const writer = i % 2 === 0 ? heavy : fine
      const reach = i % 2 === 0 ? length : length * 1.35
      writer
        .move([x + nx * first, y + ny * first])
        .line([x + (nx - ny * lean) * (first + reach), y + (ny + nx * lean) * (first + reach)])
    })
  }
  return path('m-hachure', heavy) + path('m-hachure m-hachure-fine', fine)
}
