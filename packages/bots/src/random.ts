import type { Choice, Game, Seat, State } from '@estafette/kernel'
import type { Mind, Player } from './player.ts'

/** A player that takes any legal choice, each as likely as the others. */
export function randomPlayer(): Player {
  let out = new Int32Array(0) // kept between choices: this is the hot path of every simulation
  return {
    name: 'random',
    looks: false,
    choose<S extends State>(game: Game<S>, state: S, seat: Seat, mind: Mind): Choice {
      if (out.length < state.legal.length) out = new Int32Array(state.legal.length)
      return out[mind.below(game.choices(state, seat, out))]!
    },
  }
}
