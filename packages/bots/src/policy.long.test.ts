import { fastDice } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { brainOf } from '@estafette/registry/brains'
import { describe, expect, test } from 'vitest'
import { makePlayer, policyOf, type Player } from './index.ts'
import { begun, playOut } from './testing.ts'

const GAMES = 10
const LEAST_WINS = 8

describe.each(games.filter((game) => brainOf(game)))('the policy of $id', (game) => {
  test.each([0, 1])(`wins ${LEAST_WINS} of ${GAMES} games against random on side %i`, (side) => {
    const policy = policyOf(game, brainOf(game)!)
    const player: Player = {
      name: 'policy',
      looks: true,
      choose: (_game, view, mind) => policy.choose(game.imagine(view, mind), view.viewer, mind),
    }
    let won = 0
    for (let seed = 1; seed <= GAMES; seed++) {
      const scenario = game.scenarios[seed % game.scenarios.length]!
      const state = begun(game, { scenario, options: {} }, seed)
      const players = [0, 1].map((seat) =>
        game.sideOf(state, seat) === side ? player : makePlayer('random', brainOf)!,
      )
      policy.begin()
      const winner = playOut(game, state, players, fastDice(seed + 100), fastDice(seed + 200))
      if (players[winner] === player) won++
    }
    expect(won).toBeGreaterThanOrEqual(LEAST_WINS)
  })
})
