import {
  DiceError,
  scriptedDice,
  SPECTATOR,
  type Game,
  type State,
  type Viewer,
} from '@estafette/kernel'
import { fetchGame } from '@estafette/registry/shelf'
import type { GameScreen } from '../screen/screen.ts'
import { loadScreen } from './index.ts'

/** What a game is begun with. */
export interface OpeningSetup {
  readonly scenario: string
  readonly options: Readonly<Record<string, string>>
}

/** A game with its screen, and the position it begins with, as far as somebody may know it. */
export interface Opening {
  readonly game: Game
  readonly screen: GameScreen
  readonly state: State
}

/** Fetches a game and sets it up; null where there is no such game. */
export async function openingOf(
  id: string,
  setup?: OpeningSetup,
  viewer: Viewer = SPECTATOR,
): Promise<Opening | null> {
  const [game, screen] = await Promise.all([fetchGame(id), loadScreen(id)])
  if (!game || !screen) return null
  const created = game.create(setup ?? { scenario: game.scenarios[0] ?? '', options: {} })
  if (!created.ok) return null
  return { game, screen, state: game.view(setUpAlone(game, created.value), viewer).known }
}

/** A position with all that stands in it before the first die is thrown: that is nobody's to know. */
function setUpAlone(game: Game, state: State): State {
  try {
    game.start(state, scriptedDice([]))
  } catch (error) {
    if (!(error instanceof DiceError)) throw error
  }
  return state
}
