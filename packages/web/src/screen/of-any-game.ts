import type { State } from '@estafette/kernel'
import type { FieldFeed } from './field.ts'
import type { GameScreen } from './screen.ts'
import type { StoryPart } from './story.ts'

// Pages know no game: they hand a screen nothing but positions of the game that it belongs to.

/** A game's screen as pages of all games hold it. */
export function anyScreen<S extends State, F extends FieldFeed = FieldFeed>(
  screen: GameScreen<S, F>,
): GameScreen {
  return screen as unknown as GameScreen
}

/** A game's story as pages of all games hold it. */
export function anyStory<S extends State>(story: StoryPart<S>): StoryPart {
  return story as unknown as StoryPart
}
