import type { Palette } from './palette.ts'
import { styleSheet } from './sheet.ts'

/** What is told by lines and patterns is black and white; colour only says it a second time. */
const CONTRAST: Omit<Palette, 'levels'> = {
  relief: 0,
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
}

const LEVELS = ['#FFFFFF', '#F2E2B8', '#D9B36C'] as const

/** Ornaments are left out, and what means something is drawn at its full strength. */
const PLAIN = `.hm-furrow,.hm-hedge,.m-meadow,.m-meadow-wet,image.m-relief,image.m-stain,.m-grain,.hm-grid-light,.m-foam,.m-river-cast,.m-crown-cast,.m-wood-shade,.hm-roof-cast,.hm-yard{display:none}
.hm-rough,.m-wood,.hm-slope-brow,.m-town{stroke-opacity:1}
.hm-teeth,.hm-teeth-3,.hm-rock-shade{fill-opacity:1}
.hm-grid,.hm-grid-edge{stroke-opacity:.8}
.hm-number-halo,.hm-number{stroke-opacity:1}
.hm-number{stroke-width:1}`

/** The same land in high contrast: the levels of the look, each in one tint. */
export function contrastOf({ levels }: Palette): Palette {
  const tints = levels.map((own, i) => own.map(() => LEVELS[i] ?? LEVELS.at(-1)!))
  return { ...CONTRAST, levels: tints }
}

/** The style sheet of a painted look in high contrast. */
export function contrastSheet(palette: Palette): string {
  return `${styleSheet(contrastOf(palette))}\n${PLAIN}`
}
