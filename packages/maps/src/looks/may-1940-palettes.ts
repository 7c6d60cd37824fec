import { tintsOf, type Palette } from './palette.ts'

/** What all of them have in common. */
const COMMON = {
  relief: 0.66,
  grain: 0.09,
  furrow: '#8C8A4A',
  meadow: '#B4D08E',
  river: '#4F93B4',
  bank: '#1C4E6D',
  riverLight: '#8CC0D6',
  foam: '#EAF5F8',
  waterLabel: '#123F5C',
  road: '#F7D488',
  roadEdge: '#6A3A1B',
  rail: '#26261F',
  railCore: '#EDE6CF',
  slope: '#6B4A20',
  slopeLight: '#F5F0DA',
  rough: '#CDBB8C',
  rock: '#B9A982',
  rockShade: '#6E5A38',
  rockEdge: '#52401F',
  town: '#DDA88E',
  yard: '#EAD8AE',
  roof: '#B4513A',
  roofShade: '#8A3828',
  roofEdge: '#431A12',
  slate: '#7C909B',
  slateShade: '#586A74',
  grid: '#3B3D22',
  gridLight: '#FFFDF0',
  number: '#3A3A20',
  paper: '#E8DFC6',
  frame: '#3A2F1C',
  label: '#221F16',
  halo: '#F5F0DA',
  blown: '#B3241B',
  first: '#4B584D',
  second: '#2A5BA8',
  forceInk: '#FFFFFF',
  coin: '#E6B23A',
  coinEdge: '#4A3305',
} as const

const PALE = '#F6EFD2'

/** High forest and open ridges: the Argonne. */
export const RIDGE_AND_FOREST: Palette = {
  ...COMMON,
  levels: [
    tintsOf('#CFD29A', '#C1C784', PALE),
    tintsOf('#E9D6A0', '#DCC484', '#F6ECC8'),
    tintsOf('#D6AC6E', '#C79A5B', '#E3C08A'),
  ],
  wood: '#557441',
  crown: '#4D7340',
  crownLarge: '#5D834A',
  crownLight: '#87A75E',
  crownRim: '#33502C',
  hedge: '#7A7F45',
}

/** A great river between wooded heights: the Meuse. */
export const RIVER_VALLEY: Palette = {
  ...COMMON,
  levels: [
    tintsOf('#C6D2A0', '#B7C78C', PALE),
    tintsOf('#E6DBA4', '#D9CB88', '#F4EDCB'),
    tintsOf('#D9B97C', '#C9A766', '#E6CC98'),
  ],
  wood: '#5F7F45',
  crown: '#567E43',
  crownLarge: '#668E4F',
  crownLight: '#93B468',
  crownRim: '#385A30',
  hedge: '#6F8245',
}

/** Wide corn land: the Hesbaye. */
export const OPEN_COUNTRY: Palette = {
  ...RIVER_VALLEY,
  relief: 0.48,
  levels: [
    tintsOf('#E4DDA6', '#D9D08C', PALE),
    tintsOf('#E8CF94', '#DBBE78', '#F3E2B8'),
    tintsOf('#D9B97C', '#C9A766', '#E6CC98'),
  ],
  wood: '#6E8F52',
  crown: '#65894B',
  crownLarge: '#769B58',
  crownLight: '#A2BF74',
  crownRim: '#436636',
  hedge: '#8C8A4C',
}

/** Chalk downs: Artois. */
export const CHALK_DOWNS: Palette = {
  ...RIVER_VALLEY,
  levels: [
    tintsOf('#D9D7A2', '#CCCB8A', PALE),
    tintsOf('#E6CE9C', '#D9BC80', '#F3E2BC'),
    tintsOf('#D9B97C', '#C9A766', '#E6CC98'),
  ],
  hedge: '#8F8750',
}
