import { ask, makePlayer, type Player } from '@estafette/bots'
import { failureText, fastDice, type Brain, type Game, type State } from '@estafette/kernel'
import { fetchBrain, fetchGame } from '@estafette/registry/shelf'
import type { Answer, Question } from './computer.ts'

const players = new Map<string, Player>()

/** A player of a game; it keeps what it remembers between two questions. */
async function playerOf(game: Game, name: string): Promise<Player | undefined> {
  const key = `${game.id} ${name}`
  const known = players.get(key)
  if (known) return known
  const brain = await fetchBrain(game.id)
  const brainOf = <S extends State>(): Brain<S> | undefined => brain
  const made = makePlayer(name, brainOf)
  if (made) players.set(key, made)
  return made
}

async function answer(question: Question): Promise<Answer> {
  const { id, game: gameId, position, seat, player: name, seed } = question
  const game = await fetchGame(gameId)
  const player = game && (await playerOf(game, name))
  if (!game || !player) return { id, error: `nobody knows ${gameId} or ${name}` }
  const state = game.read(position)
  if (!state.ok) return { id, error: failureText(state) }
  return { id, choice: ask(player, game, state.value, seat, fastDice(seed)) }
}

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answer(data).then(
    (found) => self.postMessage(found),
    (error: unknown) => self.postMessage({ id: data.id, error: String(error) } satisfies Answer),
  )
})
