import type { Canvas } from './pieces/canvas.ts'
import { withImages, type Images, type IndexedImage } from './images.ts'
import { grainPattern } from './pieces/relief.ts'
import type { Drawn } from './pieces/markup.ts'

/** A drawn map: markup for one `<defs>`, one `<g>` per layer from the bottom up, and the images. */
export interface MapDrawing {
  readonly defs: string
  readonly layers: Readonly<Record<string, string>>
  readonly names: string // above all marks
  readonly images: Images // each stands in the markup by its name
}

/** A layer of a look: its name, the group a player switches it with, and what is drawn in it. */
export interface LayerLook<Part> {
  readonly name: string
  readonly group: string
  readonly isClipped: boolean // to the surface
  readonly parts: readonly Part[]
}

/** A drawing with its images packed, ready to be shown or stored. */
export function packed<T extends MapDrawing>(
  drawing: T,
  pack: (image: IndexedImage) => string,
): Omit<T, 'images'> {
  const { images, ...rest } = drawing
  const fill = (markup: string) => withImages(markup, images, pack)
  return {
    ...rest,
    defs: fill(rest.defs),
    layers: Object.fromEntries(
      Object.entries(rest.layers).map(([name, markup]) => [name, fill(markup)]),
    ),
  }
}

/** How each kind of part is drawn. */
export type Drawers<Part extends { readonly draw: string }> = {
  readonly [Kind in Part['draw']]: (part: Part & { readonly draw: Kind }) => Drawn
}

/** Puts the drawn parts of all layers together. */
export function assemble<Part extends { readonly draw: string }>(
  canvas: Canvas,
  layers: readonly LayerLook<Part>[],
  drawers: Drawers<Part>,
  names: Drawn,
): MapDrawing {
  const draw = (part: Part): Drawn => {
    const kind: Part['draw'] = part.draw
    return drawers[kind](part)
  }
  const { left, top, right, bottom } = canvas.surface
  const grain = grainPattern(`${canvas.prefix}-grain`)
  const drawn = layers.map((layer) => ({ ...layer, content: layer.parts.map(draw) }))
  const all = [grain, ...drawn.flatMap(({ content }) => content), names]
  return {
    defs: [
      grain.defs,
      `<clipPath id="${canvas.prefix}-surface"><rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/></clipPath>`,
      ...all.slice(1).map(({ defs }) => defs ?? ''),
    ].join(''),
    layers: Object.fromEntries(
      drawn.map(({ name, group, isClipped, content }) => [
        name,
        `<g class="m-layer m-${name} m-in-${group}"${isClipped ? ` clip-path="url(#${canvas.prefix}-surface)"` : ''}>${content.map(({ markup }) => markup).join('')}</g>`,
      ]),
    ),
    names: `<g class="m-layer m-names m-in-names">${names.markup}</g>`,
    images: Object.assign({}, ...all.map(({ images }) => images ?? {})) as Images,
  }
}
