import type { Forecast } from '@estafette/kernel'

/** Where nothing was learnt: the lead stays as it is. */
export const plain: Forecast = {
  games: 0,
  error: 0,
  blind: 0,
  brier: 0.25,
  calibration: 0,
  bias: 0,
  weights: { lead: 1 },
  spread: 50,
  spreadLeft: 600,
}

/** What was learnt of each battle, by its id. */
export const forecasts: Readonly<Record<string, Forecast>> = {
  met: {
    games: 120,
    error: 28.23,
    blind: 30.31,
    brier: 0.1936,
    calibration: 0.1319,
    bias: -3.97,
    weights: {
      lead: 1.243,
      left: 19.67,
      'lead left': -0.02952,
      acts: -0.8882,
      fit: -0.2793,
      fire: 0.2974,
      disrupted: -0.1008,
      refit: -1.516,
      coming: -0.3714,
      unsupplied: -0.6227,
      exposed: -0.009255,
      near: 0.777,
      'fit left': -0.1051,
      'fire left': 0.7597,
      'disrupted left': 0.7836,
      'refit left': 6.863,
      'coming left': 1.393,
      'unsupplied left': -1.169,
      'exposed left': -0.9265,
      'near left': 0.1809,
    },
    spread: 69.59,
    spreadLeft: 1012,
  },
}
