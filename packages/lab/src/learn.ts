import type { Brain, Fitted, PointsForecast, Game, State } from '@estafette/kernel'
import { fitMargin, marginQuality } from './linear.ts'
import { fitLogistic, qualityOf, type Rows } from './logistic.ts'
import { splitByGame } from './self-play.ts'

/** What was learnt from games: an evaluation or a forecast, by what the brain asks for. */
export type Learning =
  | { readonly by: 'chance'; readonly rows: number; readonly found: Fitted; readonly blind: number }
  | { readonly by: 'margin'; readonly rows: number; readonly found: PointsForecast }

const HELD_OUT = 4 // one game of so many is only for judging
const DIGITS = 4

/** Fits what a brain wants to know on positions of its games; one game in four is held out. */
export function learn<S extends State>(
  game: Game<S>,
  { learnt }: Brain<S>,
  rows: Rows,
  ridge: number,
): Learning {
  if (!learnt) throw new Error(`nothing is learnt of ${game.id}`)
  const { names } = learnt.features
  const [others, held] = splitByGame(rows, (number) => number % HELD_OUT !== 0)
  const games = new Set(rows.games).size
  const count = rows.results.length
  if (learnt.by === 'margin') {
    const model = fitMargin(others, names, ridge)
    const { error, blind, brier, calibration } = marginQuality(model, held, names)
    const found: PointsForecast = {
      games,
      error: rounded(error),
      blind: rounded(blind),
      brier: rounded(brier),
      calibration: rounded(calibration),
      bias: rounded(model.bias),
      weights: roundedAll(model.weights),
      spread: rounded(model.spread),
      spreadLeft: rounded(model.spreadLeft),
    }
    return { by: 'margin', rows: count, found }
  }
  const model = fitLogistic(others, ridge)
  const { brier, blind, calibration } = qualityOf(model, held)
  const weights = Object.fromEntries(names.map((name, i) => [name, model.weights[i]!]))
  const found: Fitted = {
    games,
    brier: rounded(brier),
    calibration: rounded(calibration),
    bias: rounded(model.bias),
    weights: roundedAll(weights),
  }
  return { by: 'chance', rows: count, found, blind: rounded(blind) }
}

function rounded(value: number): number {
  return Number(value.toPrecision(DIGITS))
}

function roundedAll(values: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(values).map(([name, one]) => [name, rounded(one)]))
}
