import type { Canvas } from './canvas.ts'
import type { HeightField } from './height.ts'
import { fractal, valueNoise, seeded } from './noise.ts'
import { imageHref } from '../images.ts'
import type { Drawn } from './markup.ts'

const LEVELS = 12 // of shade, and as many of light
const SOFTNESS = 8
const COARSENESS = 2 // cells of the ground for each pixel, which the browser blends: it is soft anyway

/** A colour of the relief: red, green, blue. */
type Tone = readonly [number, number, number]

/** The colours of slopes away from the light and towards it. */
export interface ReliefTones {
  readonly shade: Tone
  readonly light: Tone
}

/** Soft shading of the slopes with the light from the north-west, as one small image. */
export function drawRelief(height: HeightField, tones: ReliefTones): Drawn {
  const { surface } = height
  const [cells, lines] = [height.columns - 1, height.rows - 1]
  const [width, rows] = [Math.ceil(cells / COARSENESS), Math.ceil(lines / COARSENESS)]
  const pixels = new Uint8Array(width * rows)
  for (let row = 0; row < rows; row++) {
    const y = Math.floor(((row + 0.5) * lines) / rows)
    for (let column = 0; column < width; column++) {
      const x = Math.floor(((column + 0.5) * cells) / width)
      const dx = height.at(x + 1, y) - height.at(x - 1, y)
      const dy = height.at(x, y + 1) - height.at(x, y - 1)
      const light = (dx + dy) / SOFTNESS // rising towards the south-east faces the light
      const level = Math.round((light / Math.sqrt(1 + light * light)) * LEVELS)
      pixels[row * width + column] = LEVELS + level
    }
  }
  const palette = Array.from({ length: 2 * LEVELS + 1 }, (_, i) =>
    shade((i - LEVELS) / LEVELS, tones),
  )
  const box = `x="${surface.left}" y="${surface.top}" width="${surface.right - surface.left}" height="${surface.bottom - surface.top}"`
  return {
    markup: `<image class="m-relief" ${box} preserveAspectRatio="none" href="${imageHref('relief')}"/>`,
    images: { relief: { width, height: rows, pixels, palette } },
  }
}

/** Dark for slopes in the shade, light for those in the light. */
function shade(
  share: number,
  { shade: dark, light }: ReliefTones,
): readonly [number, number, number, number] {
  const alpha = Math.round(255 * Math.abs(share))
  return share < 0 ? [...dark, alpha] : [...light, Math.round(alpha * 0.85)]
}

/** The stain of old paper over the whole sheet: very wide and very soft. */
function drawStain(width: number, height: number): Drawn {
  const [columns, rows] = [100, 80]
  const noise = fractal(valueNoise('stain'), 3)
  const pixels = new Uint8Array(columns * rows)
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const edge = Math.min(x, y, columns - 1 - x, rows - 1 - y)
      const foxed = Math.max(0, noise(x / 26, y / 26)) + 0.5 * Math.max(0, 1 - edge / 9)
      pixels[y * columns + x] = Math.min(11, Math.round(foxed * 11))
    }
  }
  const palette = Array.from({ length: 12 }, (_, i) => [115, 84, 30, i * 20] as const)
  return {
    markup: `<image class="m-stain" width="${width}" height="${height}" preserveAspectRatio="none" href="${imageHref('stain')}"/>`,
    images: { stain: { width: columns, height: rows, pixels, palette } },
  }
}

/** The grain of the paper: a tile of specks for a pattern with this id. */
export function grainPattern(id: string): Drawn {
  const size = 96
  const random = seeded('grain')
  const pixels = Uint8Array.from({ length: size * size }, () => {
    const value = random()
    return value < 0.1 ? 1 : value > 0.93 ? 2 : 0
  })
  const palette = [
    [0, 0, 0, 0],
    [64, 50, 24, 255],
    [255, 255, 250, 255],
  ] as const
  return {
    markup: '',
    defs: `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><image width="${size}" height="${size}" href="${imageHref('grain')}"/></pattern>`,
    images: { grain: { width: size, height: size, pixels, palette } },
  }
}

/** The paper over everything inside and outside the frame: its stain and its grain. */
export function drawPaper({ prefix }: Canvas, width: number, height: number): Drawn {
  const stain = drawStain(width, height)
  const grain = `<rect class="m-grain" fill="url(#${prefix}-grain)" width="${width}" height="${height}"/>`
  return { ...stain, markup: stain.markup + grain }
}
