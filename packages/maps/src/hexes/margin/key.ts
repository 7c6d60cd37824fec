import { ringArea, type Point, type Ring } from '../../geometry.ts'
import { addLine, addRing, addSoftLine, pathWriter } from '../../path.ts'
import { cutIntoBlocks, inset } from '../../pieces/blocks.ts'
import { path } from '../../pieces/markup.ts'
import { seeded } from '../../pieces/noise.ts'
import { addCrest } from '../crests.ts'
import { addFir } from '../firs.ts'
import type { KeySource, MarginSource } from './source.ts'

// A hex of half size around the origin.
const HEX: Ring = [
  [-13, -23],
  [13, -23],
  [26, 0],
  [13, 23],
  [-13, 23],
  [-26, 0],
]
const OUTLINE = 'M-13-23h26L26 0L13 23h-26L-26 0z'

/** The terrain with what it costs by wheel and on foot, and what it does for a defender. */
export function drawKey({ at: [x, y], step, entries }: MarginSource['key']): string {
  return entries.map((entry, index) => drawEntry(entry, [x + index * step, y + 30])).join('')
}

const GROUNDS: Readonly<Record<KeySource['ground'], () => string>> = {
  clear: clearGround,
  rough: roughGround,
  woods: woodsGround,
  town: townGround,
  village: villageGround,
}

function drawEntry({ name, ground, cost, modifier }: KeySource, [x, y]: Point): string {
  const costs = cost
    ? [
        `<g transform="translate(40 -12)">${MOTORIZED}<text class="hm-key-cost" x="12" y="5.4">${cost.motorized}</text></g>`,
        `<g transform="translate(40 6)">${ON_FOOT}<text class="hm-key-cost" x="12" y="5.4">${cost.infantry}</text></g>`,
      ]
    : []
  const shield =
    modifier === 0
      ? ''
      : `<g transform="translate(${cost ? '73 -3' : '44 -3'})">${SHIELD}<text class="hm-key-modifier" y="5">${String(modifier).replace('-', '−')}</text></g>`
  return [
    `<g class="hm-key" transform="translate(${x} ${y})">`,
    `<path class="hm-snow" d="${OUTLINE}"/>${GROUNDS[ground]()}<path class="hm-key-edge" d="${OUTLINE}"/>`,
    ...costs,
    shield,
    `<text class="hm-key-name m-en" y="46">${name.en}</text><text class="hm-key-name m-fr" y="46">${name.fr}</text>`,
    '</g>',
  ].join('')
}

const BOX = '<path class="hm-key-box" d="M-9-6H9V6H-9z"/>'
const MOTORIZED = `${BOX}<rect class="hm-key-line" x="-6" y="-3" width="12" height="6" rx="3"/>`
const ON_FOOT = `${BOX}<path class="hm-key-line" d="M-9-6L9 6M9-6L-9 6"/>`
const SHIELD = '<path class="hm-key-shield" d="M-11-11h22v11c0 7-5 11-11 14c-6-3-11-7-11-14z"/>'

function clearGround(): string {
  const drifts = pathWriter(1)
  for (const [x, y] of [
    [-8, -10],
    [7, -2],
    [-6, 8],
    [8, 14],
  ] as const)
    addSoftLine(drifts, [
      [x - 9, y + 1],
      [x - 2, y - 3],
      [x + 9, y + 1],
    ])
  return path('hm-drift', drifts)
}

function roughGround(): string {
  const strokes = pathWriter(1)
  const brows = pathWriter(1)
  const random = seeded('key')
  for (const at of [
    [-2, -14],
    [11, 1],
    [-9, 9],
  ] as const)
    addCrest(strokes, brows, { at, turn: -0.15, half: 9 }, random)
  return `<path class="hm-rough" d="${OUTLINE}"/>${path('hm-hachure', strokes)}${path('hm-brow', brows)}`
}

function woodsGround(): string {
  const firs = pathWriter(1)
  const feet: readonly Point[] = [
    [-8, -8],
    [5, -9],
    [-15, 2],
    [-2, 2],
    [11, 1],
    [19, 3],
    [-8, 12],
    [5, 12],
    [14, 12],
    [-2, 21],
    [9, 21],
    [-11, 21],
  ]
  for (const foot of feet) addFir(firs, foot, 4.3, 12)
  return `<path class="m-wood" d="${OUTLINE}"/>${path('hm-fir', firs)}`
}

function townGround(): string {
  const blocks = pathWriter(1)
  const outline = HEX.map(([x, y]): Point => [x * 0.86, y * 0.86])
  for (const block of cutIntoBlocks(outline, seeded('key town'), 62)) {
    const house = inset(block, 0.9)
    if (house.length >= 3 && Math.abs(ringArea(house)) > 12) addRing(blocks, house)
  }
  return `<path class="m-town" d="${OUTLINE}"/>${path('m-block', blocks)}`
}

function villageGround(): string {
  const houses = pathWriter(1)
  const cross = pathWriter(1)
  const rows: readonly (readonly [x: number, y: number, dx: number, dy: number])[] = [
    [-13, -6, 5, 2],
    [-4, -9, 5, 1],
    [6, -8, 4, 3],
    [-15, 4, 5, 1],
    [9, 6, 5, -2],
    [-4, 11, 5, 1],
    [6, 14, 4, 2],
  ]
  for (const [x, y, dx, dy] of rows)
    addLine(houses, [
      [x, y],
      [x + dx, y + dy],
    ])
  addLine(cross, [
    [1, -1],
    [1, 5],
  ])
  addLine(cross, [
    [-1, 1],
    [3, 1],
  ])
  return `${path('m-house m-house-wall', houses)}${path('m-church', cross)}`
}
