import { makePlayer } from '@estafette/bots'
import { failureText, fastDice, type Brain, type State } from '@estafette/kernel'
import { fetchBrain, fetchGame } from '@estafette/registry/shelf'
import type { Asked, Explanation } from './asked.ts'

/** Why a player of this name would choose so; one that does not look has no reasons. */
async function explain(asked: Asked): Promise<Explanation> {
  const { player: name, seat, choice } = asked
  const [game, brain] = await Promise.all([fetchGame(asked.game), fetchBrain(asked.game)])
  const brainOf = <S extends State>(): Brain<S> | undefined => brain
  const player = makePlayer(name, brainOf)
  if (!game || !brain || !player?.looks) return { reasons: [] }
  const state = game.read(asked.position)
  if (!state.ok) throw new Error(failureText(state))
  // What the seat knew, and no more.
  const known = game.imagine(game.view(state.value, seat), fastDice(0))
  return { reasons: brain.explain(known, seat, choice) }
}

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  explain(data).then(
    (found) => self.postMessage(found),
    () => self.postMessage({ reasons: [] } satisfies Explanation),
  )
})
