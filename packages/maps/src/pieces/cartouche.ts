import type { Point } from '../geometry.ts'
import { addRing, pathWriter } from '../path.ts'
import { path } from './markup.ts'

/** A bar of three kilometres, the first in quarters; `km` is how long one is. */
export function drawScale([x, y]: Point, km: number): string {
  const bars = pathWriter(1)
  const bar = (from: number, to: number, row: number) =>
    addRing(bars, [
      [x + from * km, y + row * 4],
      [x + to * km, y + row * 4],
      [x + to * km, y + row * 4 + 4],
      [x + from * km, y + row * 4 + 4],
    ])
  for (const quarter of [0, 0.5]) bar(quarter, quarter + 0.25, 0)
  for (const quarter of [0.25, 0.75]) bar(quarter, quarter + 0.25, 1)
  bar(1, 2, 1)
  bar(2, 3, 0)
  const figures = [0, 1, 2, 3].map((n) => `<text x="${x + n * km}" y="${y - 7}">${n}</text>`)
  return [
    `<rect class="m-scale" x="${x}" y="${y}" width="${3 * km}" height="8"/>`,
    path('m-scale-bar', bars),
    `<g class="m-scale-figures">${figures.join('')}<text x="${x + 3 * km + 24}" y="${y - 7}">km</text></g>`,
  ].join('')
}

/** A compass rose. */
export function drawCompass([x, y]: Point): string {
  const light = pathWriter(1)
  const dark = pathWriter(1)
  const spike = (turn: number, reach: number, waist: number) => {
    const at = (angle: number, radius: number): Point => [
      x + Math.sin(angle) * radius,
      y - Math.cos(angle) * radius,
    ]
    addRing(dark, [at(turn, reach), [x, y], at(turn + Math.PI / 4, waist)])
    addRing(light, [at(turn, reach), [x, y], at(turn - Math.PI / 4, waist)])
  }
  for (let n = 0; n < 4; n++) spike((n * Math.PI) / 2 + Math.PI / 4, 20, 6)
  for (let n = 0; n < 4; n++) spike((n * Math.PI) / 2, n === 0 ? 40 : 31, 8)
  return [
    `<circle class="m-compass-ring" cx="${x}" cy="${y}" r="24"/>`,
    path('m-compass-light', light),
    path('m-compass-dark', dark),
    `<text class="m-compass-north" x="${x}" y="${y - 44}">N</text>`,
  ].join('')
}
