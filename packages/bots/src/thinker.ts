import { fingerprint, type Choice, type Game, type State, type View } from '@estafette/kernel'
import type { BrainLookup, OwnChance, Player } from './player.ts'
import { randomPlayer } from './random.ts'
import { think, type Budget } from './think.ts'

/** What is left of a row of choices, and what its seat knows where it goes on. */
interface Intention {
  readonly game: string
  readonly at: number // fingerprint of what the seat knows
  readonly line: readonly Choice[]
}

/**
 * A player that thinks wherever its brain says that this pays, takes what is rated best elsewhere,
 * and carries out what it meant to do as long as nothing comes in between.
 */
export function thinkingPlayer(brainOf: BrainLookup, budget: Budget): Player {
  const fallback = randomPlayer()
  let intention: Intention | undefined

  const intend = <S extends State>(
    game: Game<S>,
    view: View<S>,
    [choice, ...line]: readonly Choice[],
    mind: OwnChance,
  ): Choice => {
    intention = undefined
    if (line.length > 0) {
      const after = game.imagine(view, mind)
      game.play(after, view.viewer, choice!, mind)
      const at = fingerprint(game.view(after, view.viewer).known)
      intention = { game: game.id, at, line }
    }
    return choice!
  }

  function* weigh<S extends State>(
    game: Game<S>,
    view: View<S>,
    mind: OwnChance,
  ): Generator<undefined, Choice, boolean> {
    const brain = brainOf(game)
    if (!brain) return fallback.choose(game, view, mind)
    if (intention?.game === game.id && intention.at === fingerprint(view.known)) {
      return intend(game, view, intention.line, mind)
    }
    const thinking = think(game, brain, view, mind, budget)
    let step = thinking.next()
    let isHurried = false
    while (!step.done && !isHurried) {
      isHurried = yield
      if (!isHurried) step = thinking.next()
    }
    const { best, candidates } = step.value
    return intend(game, view, candidates[best]!.line, mind)
  }

  return {
    name: 'think',
    looks: true,
    choose<S extends State>(game: Game<S>, view: View<S>, mind: OwnChance): Choice {
      const weighing = weigh(game, view, mind)
      let step = weighing.next(false)
      while (!step.done) step = weighing.next(false)
      return step.value
    },
    weigh,
  }
}
