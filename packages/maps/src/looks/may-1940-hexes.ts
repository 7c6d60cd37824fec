import type { HexLook } from '../hexes/look.ts'
import type { Stroke } from '../pieces/markup.ts'
import { EARTH } from './may-1940.ts'
import { CHALK_DOWNS, OPEN_COUNTRY, RIDGE_AND_FOREST, RIVER_VALLEY } from './may-1940-palettes.ts'
import type { Palette } from './palette.ts'

/** A look that brings its colours: the style sheet is made from it. */
export interface PaintedLook extends HexLook {
  readonly palette: Palette
}

const PARCELS = {
  size: [52, 38],
  turn: -0.2,
  tints: 6,
  ploughed: 0.16,
  hedged: 0.42,
} as const

const CROWNS: readonly Stroke[] = [
  ['wood', 'm-wood-shade', [2.6, 3.4]],
  ['wood', 'm-wood'],
  ['crown', 'm-dot m-crown-cast', [1.5, 1.9]],
  ['crown', 'm-dot m-crown-rim'],
  ['crown', 'm-dot m-crown'],
  ['crown', 'm-dot m-crown-light', [-1.2, -1.3]],
  ['crown-large', 'm-dot m-crown-cast', [1.5, 1.9]],
  ['crown-large', 'm-dot m-crown-rim'],
  ['crown-large', 'm-dot m-crown m-crown-large'],
  ['crown-large', 'm-dot m-crown-light', [-1.3, -1.4]],
]

/** Hexes of a radius of forty in May: fields by level, slopes with teeth, round crowns, red roofs. */
const may1940Hexes: Omit<HexLook, 'name'> = {
  shake: { reach: 9, wave: 30 },
  rivers: 'middles',
  levels: { reach: 3.2, wave: 22 },
  land: {
    step: 7,
    blur: [2, 2, 1],
    base: 0,
    rolling: { seed: 'rolling ground', octaves: 3, mean: 12, swing: 5, wave: [260, 230] },
    cut: { depth: 3, sharpness: 3, wave: [190, 170] },
    folds: { seed: 'folds', height: 3, wave: [70, 62], shift: 9 },
    valley: { wide: 120, narrow: 62, bend: 0.45, wave: 120 },
    restless: { clear: 0.5, rough: 1, woods: 1, town: 0.4 },
    level: 26,
  },
  roads: { crossroads: [4, 3.5], pass: 4 },
  bridges: { half: { main: 4.6, minor: 4.6 }, reach: { wide: 11.5, narrow: 6 } },
  trees: {
    foot: { road: 9, narrow: 8, wide: 14, rail: 9 },
    crown: { road: 9, narrow: 8, wide: 15, rail: 9 },
    village: 28,
  },
  villages: {
    street: { village: 30, hamlet: 14 },
    density: { village: 0.96, hamlet: 0.7 },
    least: { village: 8, hamlet: 0 },
    lengths: { short: 5.4, long: 8.6 },
    church: { reaches: [11, -11, 14, -14, 17, -17], shifts: [0, 13, -13, 20, -20], length: 9.2 },
    gap: { main: 7.8, minor: 7.2 },
    clear: { road: 6.6, narrow: 7.5, wide: 13.5, rail: 6.6 },
  },
  names: {
    spots: [
      [0, 33],
      [0, -27],
      [0, 44],
      [22, 4],
      [-22, 4],
    ],
    longest: 15,
    town: { size: 16, spacing: 2 },
    village: 10.6,
    coin: 6,
    water: { wide: { size: 14, gap: 13 }, narrow: { size: 10.5, gap: 5 } },
  },
  numbers: [
    [0, -32.1],
    [0, -27],
    [-25, -3.4],
  ],
  layers: [
    { name: 'sheet', group: 'sheet', isClipped: false, parts: [{ draw: 'sheet' }] },
    {
      name: 'fields',
      group: 'terrain',
      isClipped: true,
      parts: [
        { draw: 'low ground', ...PARCELS },
        { draw: 'meadows', wide: 26, narrow: 9.5 },
        { draw: 'levels', ...PARCELS },
      ],
    },
    {
      name: 'relief',
      group: 'terrain',
      isClipped: true,
      parts: [{ draw: 'relief', tones: EARTH }],
    },
    { name: 'rough', group: 'terrain', isClipped: true, parts: [{ draw: 'rocks', apart: 7.5 }] },
    {
      name: 'woods',
      group: 'terrain',
      isClipped: true,
      parts: [
        {
          draw: 'crowns',
          pitch: { across: 8.8, down: 7.4, shake: [1.7, 1.5] },
          large: 0.45,
          strokes: CROWNS,
        },
      ],
    },
    {
      name: 'slopes',
      group: 'terrain',
      isClipped: true,
      parts: [{ draw: 'slopes', spacing: 4.6, short: 6, long: 12, half: 1.1 }],
    },
    {
      name: 'towns',
      group: 'terrain',
      isClipped: true,
      parts: [
        { draw: 'yards', reach: 21, play: 5 },
        { draw: 'towns', strokes: [['town', 'm-town']], blocks: null },
      ],
    },
    {
      name: 'railways',
      group: 'roads',
      isClipped: true,
      parts: [
        {
          draw: 'railways',
          strokes: [
            ['rail', 'm-line m-rail-bed'],
            ['rail', 'm-line m-rail-ties'],
            ['rail', 'm-line m-rail'],
            ['rail', 'm-line m-rail-core'],
          ],
        },
      ],
    },
    {
      name: 'water',
      group: 'rivers',
      isClipped: true,
      parts: [
        {
          draw: 'water',
          strokes: [
            ['stream', 'm-line m-stream-bank'],
            ['river', 'm-line m-river-cast', [1.2, 1.8]],
            ['river', 'm-line m-river-bank'],
            ['stream', 'm-line m-stream'],
            ['stream', 'm-line m-stream-light'],
            ['river', 'm-line m-river'],
            ['river', 'm-line m-river-light'],
            ['river', 'm-line m-foam', [-1, -2.6]],
            ['river', 'm-line m-foam m-foam-2', [1.2, 2.8]],
          ],
        },
      ],
    },
    {
      name: 'roads',
      group: 'roads',
      isClipped: true,
      parts: [
        {
          draw: 'roads',
          below: [],
          strokes: [
            ['minor', 'm-line m-main-edge'],
            ['main', 'm-line m-main-edge'],
            ['minor', 'm-line m-main'],
            ['main', 'm-line m-main'],
          ],
        },
      ],
    },
    {
      name: 'villages',
      group: 'terrain',
      isClipped: true,
      parts: [
        { draw: 'orchards', trees: 26, reach: 20 },
        { draw: 'roofs', block: 66, street: 0.75, least: 12 },
      ],
    },
    { name: 'grid', group: 'grid', isClipped: false, parts: [{ draw: 'grid' }] },
    { name: 'tags', group: 'names', isClipped: false, parts: [{ draw: 'tags' }] },
    {
      name: 'frame',
      group: 'frame',
      isClipped: false,
      parts: [
        { draw: 'paper' },
        { draw: 'frame' },
        { draw: 'borders' },
        { draw: 'exits' },
        { draw: 'title' },
        { draw: 'scale' },
        { draw: 'compass' },
      ],
    },
  ],
}

/** High forest and open ridges: the Argonne. */
export const ridgeAndForest: PaintedLook = {
  ...may1940Hexes,
  name: 'Ridge and forest',
  palette: RIDGE_AND_FOREST,
}

/** A great river between wooded heights: the Meuse. */
export const riverValley: PaintedLook = {
  ...may1940Hexes,
  name: 'River valley',
  palette: RIVER_VALLEY,
}

/** Wide corn land: the Hesbaye. */
export const openCountry: PaintedLook = {
  ...may1940Hexes,
  name: 'Open country',
  palette: OPEN_COUNTRY,
}

/** Chalk downs: Artois. */
export const chalkDowns: PaintedLook = {
  ...may1940Hexes,
  name: 'Chalk downs',
  palette: CHALK_DOWNS,
}
