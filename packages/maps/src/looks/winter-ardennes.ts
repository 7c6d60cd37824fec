import type { HexLook } from '../hexes/look.ts'
import type { ReliefTones } from '../pieces/relief.ts'

/** Shadows on snow are blue. */
const SNOW: ReliefTones = { shade: [38, 58, 78], light: [255, 255, 255] }

/** The Ardennes in December: snow, firs, slopes as hachures. */
export const winterArdennes: HexLook = {
  name: 'Winter Ardennes',
  shake: { reach: 11, wave: 33 },
  rivers: 'corners',
  land: {
    step: 16,
    blur: [1, 1],
    base: 0,
    rolling: { seed: 'Ardennes', octaves: 3, mean: 70, swing: 60, wave: [300, 240] },
    cut: { depth: 26, sharpness: 2.6, wave: [230, 190] },
    folds: { seed: 'side valleys', height: 16, wave: [95, 80], shift: 0 },
    valley: { wide: 190, narrow: 115, bend: 0.5, wave: 150 },
    restless: { clear: 0.35, rough: 0.8, woods: 1, town: 0.35 },
    level: 0,
  },
  roads: { crossroads: [6, 5], pass: 5 },
  bridges: { half: { main: 5, minor: 4 }, reach: { wide: 14, narrow: 7.5 } },
  trees: {
    foot: { road: 7.5, narrow: 7.5, wide: 14, rail: 7.5 },
    crown: { road: 7, narrow: 8, wide: 14, rail: 7 },
    village: 21,
  },
  levels: { reach: 3, wave: 20 },
  villages: {
    street: { village: 25, hamlet: 13 },
    density: { village: 0.92, hamlet: 0.7 },
    least: { village: 0, hamlet: 0 },
    lengths: { short: 3.6, long: 7 },
    church: { reaches: [11, -11, 14, -14], shifts: [0], length: 9 },
    gap: { main: 7.4, minor: 6.4 },
    clear: { road: 5.4, narrow: 7, wide: 12, rail: 6 },
  },
  names: {
    spots: [[0, 44.5]],
    longest: Infinity,
    town: { size: 19, spacing: 1.6 },
    village: 15,
    coin: 9.5,
    water: { wide: { size: 25, gap: 16 }, narrow: { size: 17, gap: 8.5 } },
  },
  numbers: null,
  layers: [
    { name: 'sheet', group: 'sheet', isClipped: false, parts: [{ draw: 'sheet' }] },
    { name: 'snow', group: 'terrain', isClipped: true, parts: [{ draw: 'snow', drifts: 7 }] },
    { name: 'rough', group: 'terrain', isClipped: true, parts: [{ draw: 'broken' }] },
    { name: 'relief', group: 'terrain', isClipped: true, parts: [{ draw: 'relief', tones: SNOW }] },
    {
      name: 'hachures',
      group: 'terrain',
      isClipped: true,
      // The ridges of the Condroz run from west-south-west to east-north-east.
      parts: [{ draw: 'crests', apart: 23, lie: -0.25 }],
    },
    {
      name: 'woods',
      group: 'terrain',
      isClipped: true,
      parts: [{ draw: 'firs', pitch: { across: 13, down: 10.5, shake: [2.8, 2.2] }, tall: 0.55 }],
    },
    {
      name: 'towns',
      group: 'terrain',
      isClipped: true,
      parts: [
        { draw: 'yards', reach: 20, play: 5 },
        {
          draw: 'towns',
          strokes: [
            ['town', 'hm-town-edge'],
            ['town', 'm-town'],
          ],
          blocks: { block: 58, street: 0.9, least: 12, shade: 'hm-block-shade' },
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
            ['stream', 'm-line hm-stream-snow'],
            ['river', 'm-line hm-river-snow'],
            ['stream', 'm-line hm-stream-bank'],
            ['river', 'm-line hm-river-bank'],
            ['stream', 'm-line hm-stream'],
            ['river', 'm-line hm-river'],
            ['river', 'm-line hm-river-deep'],
            ['river', 'm-line hm-river-light'],
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
            ['minor', 'm-line hm-road-verge'],
            ['main', 'm-line hm-road-verge hm-road-verge-main'],
          ],
          strokes: [
            ['minor', 'm-line hm-secondary-edge'],
            ['main', 'm-line m-main-edge'],
            ['minor', 'm-line hm-secondary'],
            ['main', 'm-line m-main'],
          ],
        },
      ],
    },
    { name: 'villages', group: 'terrain', isClipped: true, parts: [{ draw: 'villages' }] },
    { name: 'rear', group: 'overlays', isClipped: true, parts: [{ draw: 'regions' }] },
    { name: 'grid', group: 'grid', isClipped: false, parts: [{ draw: 'grid' }] },
    {
      name: 'frame',
      group: 'frame',
      isClipped: false,
      parts: [{ draw: 'paper' }, { draw: 'frame' }],
    },
    {
      name: 'margin',
      group: 'frame',
      isClipped: false,
      parts: [
        { draw: 'margin' },
        { draw: 'title' },
        { draw: 'key' },
        { draw: 'scale' },
        { draw: 'compass' },
      ],
    },
  ],
}
