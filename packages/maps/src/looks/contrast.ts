import type { Palette } from './palette.ts'
import { styleSheet, type StyleRule } from './sheet.ts'

/** What is told by lines and patterns is black and white; colour only says it a second time. */
const CONTRAST: Omit<Palette, 'levels'> = {
  relief: 0,
  grain: 0,
  wood: '#BFE0C8',
  crown: '#D8EFDD',
  crownLarge: '#BFE0C8',
  crownLight: '#FFFFFF',
  crownRim: '#00401C',
  hedge: '#000000',
  furrow: '#000000',
  meadow: '#FFFFFF',
  river: '#8FC4EA',
  bank: '#003F8A',
  riverLight: '#8FC4EA',
  foam: '#8FC4EA',
  waterLabel: '#003F8A',
  road: '#FFFFFF',
  roadEdge: '#000000',
  rail: '#000000',
  railCore: '#FFFFFF',
  slope: '#000000',
  slopeLight: '#FFFFFF',
  rough: '#E0E0E0',
  rock: '#FFFFFF',
  rockShade: '#444444',
  rockEdge: '#000000',
  town: '#FFFFFF',
  yard: '#FFFFFF',
  roof: '#444444',
  roofShade: '#444444',
  roofEdge: '#000000',
  slate: '#444444',
  slateShade: '#000000',
  grid: '#000000',
  gridLight: '#FFFFFF',
  number: '#000000',
  paper: '#FFFFFF',
  frame: '#000000',
  label: '#000000',
  halo: '#FFFFFF',
  blown: '#C00000',
  first: '#333333',
  second: '#003F8A',
  forceInk: '#FFFFFF',
  coin: '#FFD400',
  coinEdge: '#000000',
}

/** The same by night: white on black. */
const CONTRAST_NIGHT: Omit<Palette, 'levels'> = {
  relief: 0,
  grain: 0,
  wood: '#04301A',
  crown: '#0A4424',
  crownLarge: '#04301A',
  crownLight: '#0A4424',
  crownRim: '#7FD69B',
  hedge: '#FFFFFF',
  furrow: '#FFFFFF',
  meadow: '#000000',
  river: '#0A3A66',
  bank: '#9CD3FF',
  riverLight: '#0A3A66',
  foam: '#0A3A66',
  waterLabel: '#B8E0FF',
  road: '#000000',
  roadEdge: '#FFFFFF',
  rail: '#FFFFFF',
  railCore: '#000000',
  slope: '#FFFFFF',
  slopeLight: '#000000',
  rough: '#2B2B2B',
  rock: '#000000',
  rockShade: '#C8C8C8',
  rockEdge: '#FFFFFF',
  town: '#000000',
  yard: '#000000',
  roof: '#D0D0D0',
  roofShade: '#D0D0D0',
  roofEdge: '#FFFFFF',
  slate: '#D0D0D0',
  slateShade: '#FFFFFF',
  grid: '#FFFFFF',
  gridLight: '#000000',
  number: '#FFFFFF',
  paper: '#000000',
  frame: '#FFFFFF',
  label: '#FFFFFF',
  halo: '#000000',
  blown: '#FF9A9A',
  first: '#5A5A5A',
  second: '#1F5FB0',
  forceInk: '#FFFFFF',
  coin: '#FFD400',
  coinEdge: '#000000',
}

const LEVELS = ['#FFFFFF', '#F2E2B8', '#D9B36C'] as const
const LEVELS_BY_NIGHT = ['#000000', '#17233A', '#3B2F1E'] as const

/** Ornaments are left out, and what means something is drawn at its full strength. */
export const PLAIN: readonly StyleRule[] = [
  [
    '.hm-furrow,.hm-hedge,.m-meadow,.m-meadow-wet,image.m-relief,image.m-stain,.m-grain,.hm-grid-light,.m-foam,.m-river-cast,.m-crown-cast,.m-wood-shade,.hm-roof-cast,.hm-yard',
    'display:none',
  ],
  ['.hm-rough,.m-wood,.hm-slope-brow,.m-town', 'stroke-opacity:1'],
  ['.hm-teeth,.hm-teeth-3,.hm-rock-shade', 'fill-opacity:1'],
  ['.hm-grid,.hm-grid-edge', 'stroke-opacity:.8'],
  ['.hm-number-halo,.hm-number', 'stroke-opacity:1'],
  ['.hm-number', 'stroke-width:1'],
]

/** The same land in high contrast, by day or by night: the levels of the look, each in one tint. */
export function contrastOf({ levels }: Palette, light: 'day' | 'night' = 'day'): Palette {
  const [colours, heights] =
    light === 'day' ? [CONTRAST, LEVELS] : [CONTRAST_NIGHT, LEVELS_BY_NIGHT]
  const tints = levels.map((own, i) => own.map(() => heights[i] ?? heights.at(-1)!))
  return { ...colours, levels: tints }
}

/** The style sheet of a painted look in high contrast. */
export function contrastSheet(palette: Palette, light: 'day' | 'night' = 'day'): string {
  const plain = PLAIN.map(([selectors, body]) => `${selectors}{${body}}`)
  return [styleSheet(contrastOf(palette, light)), ...plain].join('\n')
}
