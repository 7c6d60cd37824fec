import { ask, makePlayer, type Player } from '@estafette/bots'
import { failureText, fastDice } from '@estafette/kernel'
import { gameById } from '@estafette/registry'
import type { Answer, Question } from './computer.ts'

const players = new Map<string, Player>()

/** A player keeps what it remembers between two questions. */
function playerNamed(name: string): Player | undefined {
  const known = players.get(name) ?? makePlayer(name)
  if (known) players.set(name, known)
  return known
}

function answer({ id, game: gameId, position, seat, player: name, seed }: Question): Answer {
  const game = gameById(gameId)
  const player = playerNamed(name)
  if (!game || !player) return { id, error: `nobody knows ${gameId} or ${name}` }
  const state = game.read(position)
  if (!state.ok) return { id, error: failureText(state) }
  return { id, choice: ask(player, game, state.value, seat, fastDice(seed)) }
}

self.addEventListener('message', (message: MessageEvent<Question>) => {
  try {
    self.postMessage(answer(message.data))
  } catch (error) {
    self.postMessage({ id: message.data.id, error: String(error) } satisfies Answer)
  }
})
