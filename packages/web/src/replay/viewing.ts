import type { StoryPart } from '../screen/story.ts'
import type { TableModel } from '../table/model.ts'
import type { Playback } from './playback.ts'
import type { Film } from './reading.ts'

/** A replay on its page. */
export interface ReplayView {
  readonly film: Film
  readonly model: TableModel
  readonly story: StoryPart | null
  readonly playback: Playback
  readonly called: readonly string[] // who sat on each seat: a name, or a computer player's
}

/** When the game is, in a word or two. */
export function whenText({ model, story }: Pick<ReplayView, 'model' | 'story'>): string {
  const state = model.state.value
  const clock = model.screen.clock?.(state)
  if (clock?.when) return clock.when
  const turn = story?.standing(state).turn ?? 0
  return turn > 0 ? (story?.words().inTurn(turn) ?? '') : ''
}
