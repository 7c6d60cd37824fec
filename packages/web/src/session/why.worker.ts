import { makePlayer } from '@estafette/bots'
import { failureText, fastDice, readView, type Brain, type State } from '@estafette/kernel'
import { fetchBrain, fetchGame } from '@estafette/registry/shelf'
import type { Explanation, WhyAsked } from './asked.ts'

/** Why a player of this name would choose so; one that does not look has no reasons. */
async function explain(asked: WhyAsked): Promise<Explanation> {
  const { player: name, choice } = asked
  const [game, brain] = await Promise.all([fetchGame(asked.game), fetchBrain(asked.game)])
  const brainOf = <S extends State>(): Brain<S> | undefined => brain
  const player = makePlayer(name, brainOf)
  if (!game || !brain || !player?.looks) return { reasons: [] }
  const view = readView(game, asked.view)
  if (!view.ok) throw new Error(failureText(view))
  const imagined = game.imagine(view.value, fastDice(0))
  return { reasons: brain.explain(imagined, view.value.viewer, choice) }
}

self.addEventListener('message', ({ data }: MessageEvent<WhyAsked>) => {
  explain(data).then(
    (found) => self.postMessage(found),
    () => self.postMessage({ reasons: [] } satisfies Explanation),
  )
})
