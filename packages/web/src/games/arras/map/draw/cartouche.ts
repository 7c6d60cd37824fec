import { drawCompass, drawScale } from '../../../map/draw/cartouche.ts'
import type { Point } from '../../../map/geometry.ts'
import { addLine, pathWriter } from '../../../map/path.ts'
import { path } from './markup.ts'
import { source } from './source.ts'

/** Title, scale and compass in the margin. */
export function drawCartouche(): string {
  return (
    drawTitle([552, 78]) + drawScale([1408, 92], source.scale.unitsPerKm) + drawCompass([1688, 78])
  )
}

function drawTitle([x, y]: Point): string {
  const rule = pathWriter()
  for (const side of [-1, 1]) {
    addLine(rule, [
      [x + side * 112, y + 29],
      [x + side * 235, y + 29],
    ])
  }
  return [
    `<g class="m-title" transform="translate(${x} ${y})">`,
    '<text class="m-title-name" y="6">ARRAS</text>',
    '<text class="m-title-date" y="36">21 mai 1940</text>',
    '</g>',
    path('m-title-rule', rule),
  ].join('')
}
