import type { Choice, Game, State, View } from '@estafette/kernel'
import type { OwnChance, Player } from './player.ts'

/** A player that takes any legal choice, each as likely as the others. */
export function randomPlayer(): Player {
  let out = new Int32Array(0) // kept between choices: this is the hot path of every simulation
  return {
    name: 'random',
    looks: false,
    choose<S extends State>(game: Game<S>, { viewer, known }: View<S>, mind: OwnChance): Choice {
      if (out.length < known.legal.length) out = new Int32Array(known.legal.length)
      return out[mind.below(game.choices(known, viewer, out))]!
    },
  }
}
