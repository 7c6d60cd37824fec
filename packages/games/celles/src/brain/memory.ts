import { createState, type Game } from '@estafette/kernel'
import { MOST_CHOICES, type CellesState } from '../state.ts'
import {
  makeAssault,
  makeFight,
  makePlanning,
  makePlayingOut,
  makeSpread,
  makeSurveyRoom,
  makeTouched,
  makeWeighing,
  type Memory,
} from './rooms.ts'
import { makeTowns } from './towns.ts'
import type { Weights } from './weights.ts'

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
    playingOut: makePlayingOut(board, makeState),
    survey: makeSurveyRoom(board),
    towns: makeTowns(spread, makeState(), weights),
    assault: makeAssault(board),
    listed: new Int32Array(MOST_CHOICES),
  }
}
