import type { AreaLook } from '../areas/look.ts'
import type { ReliefTones } from '../pieces/relief.ts'

/** Shadows on earth are brown. */
export const EARTH: ReliefTones = { shade: [58, 46, 26], light: [255, 252, 236] }

const LIGHT = [-1.3, -1.5] as const // from the north-west

/** Artois in May: open fields in strips, water meadows, orchards, chalk ridges. */
export const may1940: AreaLook = {
  name: 'May 1940',
  land: {
    step: 6.2,
    blur: [3, 2],
    base: 10,
    rolling: { seed: 'rolling ground', octaves: 4, mean: 58, swing: 34, wave: [330, 330] },
    cut: { depth: 13, sharpness: 3, wave: [210, 210] },
    folds: { seed: 'folds', height: 4, wave: [75, 75], shift: 9 },
    valley: { wide: 250, narrow: 140, bend: 0.45, wave: 130 },
    ridge: { height: 42, reach: 62 },
  },
  far: { labels: 1.4, zones: 1.18 },
  layers: [
    { name: 'sheet', group: 'sheet', isClipped: false, parts: [{ draw: 'sheet' }] },
    {
      name: 'fields',
      group: 'terrain',
      isClipped: false,
      parts: [{ draw: 'fields', colours: 6, quarter: 120, strip: { narrow: 17, wide: 30 } }],
    },
    {
      name: 'meadows',
      group: 'terrain',
      isClipped: true,
      parts: [{ draw: 'meadows', wide: 30, narrow: 16 }],
    },
    {
      name: 'relief',
      group: 'terrain',
      isClipped: false,
      parts: [{ draw: 'relief', tones: EARTH }],
    },
    { name: 'contours', group: 'terrain', isClipped: false, parts: [{ draw: 'contours' }] },
    {
      name: 'ridges',
      group: 'terrain',
      isClipped: false,
      parts: [{ draw: 'ridges', spacing: 7, stroke: { short: 8, long: 14 } }],
    },
    {
      name: 'woods',
      group: 'terrain',
      isClipped: false,
      parts: [
        { draw: 'trees' },
        {
          draw: 'woods',
          pitch: { across: 8.4, down: 8.4 * 0.87, shake: [1.5, 1.5] },
          large: 0.4,
          edge: 3.5,
          strokes: [
            ['wood', 'm-wood-shade', [3.5, 4.5]],
            ['wood', 'm-wood'],
            ['crown', 'm-dot m-crown-rim'],
            ['crown-large', 'm-dot m-crown-rim m-crown-rim-large'],
            ['crown', 'm-dot m-crown'],
            ['crown-large', 'm-dot m-crown m-crown-large'],
            ['crown', 'm-dot m-crown-light', LIGHT],
            ['crown-large', 'm-dot m-crown-light m-crown-light-large', LIGHT],
          ],
        },
      ],
    },
    {
      name: 'towns',
      group: 'terrain',
      isClipped: false,
      parts: [{ draw: 'towns', block: 74, street: 0.85, least: 9 }],
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
            ['rail', 'm-line m-rail'],
            ['rail', 'm-line m-rail-ties'],
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
            ['river', 'm-line m-river-bank'],
            ['stream', 'm-line m-stream'],
            ['river', 'm-line m-river'],
            ['river', 'm-line m-river-light'],
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
          below: [
            ['rail', 'm-line m-rail'],
            ['rail', 'm-line m-rail-ties'],
          ],
          strokes: [
            ['lane', 'm-line m-lane-edge'],
            ['lane', 'm-line m-lane'],
            ['minor', 'm-line m-minor-edge'],
            ['main', 'm-line m-main-edge'],
            ['minor', 'm-line m-minor'],
            ['main', 'm-line m-main'],
          ],
        },
      ],
    },
    { name: 'villages', group: 'terrain', isClipped: false, parts: [{ draw: 'villages' }] },
    {
      name: 'boundaries',
      group: 'grid',
      isClipped: true,
      parts: [
        {
          draw: 'boundaries',
          strokes: [
            ['boundary', 'm-line m-boundary-halo'],
            ['boundary', 'm-line m-boundary'],
            ['boundary', 'm-line m-boundary-light'],
            // With the rivers switched off something must still part the areas they divide.
            ['river', 'm-line m-boundary m-boundary-river'],
            ['river', 'm-line m-boundary-light m-boundary-river'],
          ],
        },
      ],
    },
    {
      name: 'frame',
      group: 'frame',
      isClipped: false,
      parts: [{ draw: 'paper' }, { draw: 'frame' }, { draw: 'zones' }, { draw: 'cartouche' }],
    },
  ],
}
