import { distance, gapToLine, resample, type Point } from '../../../map/geometry.ts'
import { addDot } from '../../../map/path.ts'
import { lanes } from './lanes.ts'
import { shared, use, type Drawn } from './markup.ts'
import { seeded, within } from '../../../map/draw/noise.ts'
import { patchwork } from './patchwork.ts'
import { railways } from './railways.ts'
import { isWide, source, surface } from './source.ts'

const ORCHARD = {
  city: { trees: 0, reach: 0 },
  village: { trees: 26, reach: 22 },
  hamlet: { trees: 13, reach: 14 },
}

/** Single trees: poplars along the water, orchards around the villages; no rule reads them. */
export function drawTrees(houses: readonly Point[]): Drawn {
  const trees = patchwork(1)
  for (const tree of plant(houses)) addDot(trees.at(tree), tree)
  return {
    defs: shared('tree', trees),
    markup: [
      use('tree', 'm-dot m-tree-shade', [1, 1.3]),
      use('tree', 'm-dot m-tree'),
      use('tree', 'm-dot m-tree-light', [-0.6, -0.7]),
    ].join(''),
  }
}

function plant(houses: readonly Point[]): readonly Point[] {
  const random = seeded('trees')
  const trees: Point[] = []
  const put = ([x, y]: Point, reach: number) => {
    const turn = within(random, 0, 2 * Math.PI)
    const tree: Point = [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach]
    if (isFree(tree, houses) && trees.every((other) => distance(tree, other) > 4.6))
      trees.push(tree)
  }
  for (const river of source.rivers)
    for (const p of resample(river.line, 13))
      if (random() < 0.58) put(p, (isWide(river) ? 12 : 8) + within(random, 0, 7))
  for (const { x, y, size } of source.towns) {
    const { trees: count, reach } = ORCHARD[size]
    for (let n = 0; n < count; n++) put([x, y], reach * (0.6 + Math.sqrt(random())))
  }
  return trees
}

const lines = [
  ...[...source.roads, ...source.rivers, ...lanes].map(({ line }) => line),
  ...railways,
]

function isFree(p: Point, houses: readonly Point[]): boolean {
  const rim = 6
  return (
    p[0] > surface.left + rim &&
    p[0] < surface.right - rim &&
    p[1] > surface.top + rim &&
    p[1] < surface.bottom - rim &&
    lines.every((line) => gapToLine(p, line) > 5.5) &&
    houses.every((house) => distance(p, house) > 6.5)
  )
}
