import { createState, type Game } from '@estafette/kernel'
import type { Board } from '../data/board.ts'
import { MOST_CHOICES, type CellesState } from '../state.ts'
import { makeAssault, makeWeighing, type Assault, type Weighing } from './attacks.ts'
import { makeSpread, type Spread } from './fields.ts'
import { makeFight, type Fight } from './fight.ts'
import { makePlanning, type Planning } from './plan.ts'
import { makePlayingOut, type PlayingOut } from './results.ts'
import { makeTowns, type Town } from './standing.ts'
import { makeSurveyRoom, type SurveyRoom } from './survey.ts'
import { makeTouched, type Touched } from './threats.ts'
import type { Weights } from './weights.ts'

/** The working memory of a brain: nothing in it outlives the question it is used for. */
export interface Memory {
  readonly board: Board
  readonly weights: Weights
  readonly makeState: () => CellesState // positions that are only thought of
  readonly spread: Spread
  readonly touched: Touched
  readonly fight: Fight
  readonly weighing: Weighing
  readonly planning: Planning
  readonly playingOut: PlayingOut
  readonly survey: SurveyRoom
  readonly towns: readonly Town[]
  readonly assault: Assault
  readonly listed: Int32Array
}

/** A memory for a game. */
export function makeMemory(game: Game<CellesState>, weights: Weights): Memory {
  const { board, work } = createState(game, { scenario: game.scenarios[0]!, options: {} })
  const makeState = (): CellesState => work.makeState(board)
  const spread = makeSpread(board)
  return {
    board,
    weights,
    makeState,
    spread,
    touched: makeTouched(board),
    fight: makeFight(board),
    weighing: makeWeighing(board),
    planning: makePlanning(board),
    playingOut: makePlayingOut(makeState),
    survey: makeSurveyRoom(board),
    towns: makeTowns(spread, makeState()),
    assault: makeAssault(board),
    listed: new Int32Array(MOST_CHOICES),
  }
}
