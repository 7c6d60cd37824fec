import type { Point } from '../geometry.ts'
import { addLine, pathWriter } from '../path.ts'
import { drawCompass, drawScale } from '../pieces/cartouche.ts'
import { escaped, path } from '../pieces/markup.ts'
import type { AreaSource } from './source.ts'

/** Title, scale and compass in the margin. */
export function drawCartouche({ title, scale, compass, km }: AreaSource): string {
  return drawTitle(title) + drawScale(scale, km) + drawCompass(compass)
}

function drawTitle({ name, date, at: [x, y] }: AreaSource['title']): string {
  const rule = pathWriter()
  for (const side of [-1, 1]) {
    const end = (reach: number): Point => [x + side * reach, y + 29]
    addLine(rule, [end(112), end(235)])
  }
  return [
    `<g class="m-title" transform="translate(${x} ${y})">`,
    `<text class="m-title-name" y="6">${escaped(name)}</text>`,
    `<text class="m-title-date" y="36">${escaped(date)}</text>`,
    '</g>',
    path('m-title-rule', rule),
  ].join('')
}
