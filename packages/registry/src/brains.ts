import { brain as arrasBrain } from '@estafette/arras/brain'
import { brains as blitzBrains } from '@estafette/blitzkrieg/brain'
import { brain as cellesBrain } from '@estafette/celles/brain'
import { brain as frontlineBrain } from '@estafette/frontline/brain'
import type { Brain, Game, State } from '@estafette/kernel'

// Apart from the games: a page that shows one need not fetch what plays it.
const brains: Readonly<Record<string, Brain>> = {
  arras: arrasBrain,
  celles: cellesBrain,
  frontline: frontlineBrain,
  ...blitzBrains,
}

/** What knows how to play a game well, if anything does. */
export function brainOf<S extends State>(game: Game<S>): Brain<S> | undefined {
  return Object.hasOwn(brains, game.id) ? brains[game.id] : undefined
}
