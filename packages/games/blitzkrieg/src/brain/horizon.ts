import {
  forecaster,
  logistic,
  type Features,
  type PointsForecast,
  type Horizon,
} from '@estafette/kernel'
import { score } from '../score.ts'
import { GERMAN } from '../data/codes.ts'
import { NONE, type BlitzState } from '../state.ts'
import { STEP } from '../steps.ts'
import { playerTurn } from './features.ts'

const WIDE = 40 // half VP that matter even where they decide nothing

/**
 * The end of a player turn. Most battles are lopsided: half of what is aimed at is the victory, half
 * the points, so that whoever hardly wins or hardly loses still has something to gain.
 */
export function makeHorizon(
  features: Features<BlitzState>,
  forecast: PointsForecast,
): Horizon<BlitzState> {
  const { margin, chance } = forecaster(features, forecast)
  const value = (s: BlitzState): number => (s.step === STEP.over ? resultOf(s) : chance(s))
  const lead = (s: BlitzState): number =>
    s.step === STEP.over ? score(s, 0) - score(s, 1) : margin(s)
  const aim = (s: BlitzState): number => (value(s) + logistic(lead(s) / WIDE)) / 2
  return {
    boundary: playerTurn,
    resolution: 0.0004,
    value: (s, seat) => (seat === GERMAN ? value(s) : 1 - value(s)),
    aim: (s, seat) => (seat === GERMAN ? aim(s) : 1 - aim(s)),
  }
}

function resultOf({ winner }: BlitzState): number {
  return winner === NONE ? 0.5 : winner === GERMAN ? 1 : 0
}
