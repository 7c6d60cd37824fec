import { describe, expect, test } from 'vitest'
import { makeGame } from '../game.ts'
import { makeNotation } from '../notation.ts'
import { allSetups, createState, playRandomly, replay } from './random-play.ts'
import { hashText } from '../state.ts'
import { toy, toyRules } from '../toy/index.ts'

const setup = { scenario: 'lane', options: {} }

describe('a random game', () => {
  test('is the same for the same seed, and another for another', () => {
    const games = [1, 1, 2].map((seed) => playRandomly(toy, setup, seed))
    expect(games[1]!.moves).toEqual(games[0]!.moves)
    expect(games[2]!.moves).not.toEqual(games[0]!.moves)
  })

  test('replays to the same position', () => {
    const { state, moves } = playRandomly(toy, setup, 3)
    expect(hashText(replay(toy, setup, 3, moves))).toBe(hashText(state))
  })

  test('lets every seat of a secret decision go first', () => {
    const first = Array.from({ length: 20 }, (_, seed) => playRandomly(toy, setup, seed).moves[0])
    expect(new Set(first.map((move) => move?.seat))).toEqual(new Set([0, 1]))
  })

  test('stops at the limit, or when it is told to', () => {
    expect(playRandomly(toy, setup, 1, { decisionsLimit: 5 })).toMatchObject({ over: false })
    const seen: number[] = []
    const game = playRandomly(toy, setup, 1, {
      onState(_, decisions) {
        seen.push(decisions)
        return decisions === 7
      },
    })
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(game.moves).toHaveLength(7)
  })

  test('shows every choice before it is taken', () => {
    const shown: string[] = []
    const game = playRandomly(toy, setup, 4, {
      onMove(state, seat, choice) {
        expect(toy.verdict(state, seat, choice)).toBe(0)
        shown.push(makeNotation(toy, choice))
      },
    })
    expect(shown).toEqual(game.moves.map(({ choice }) => makeNotation(toy, choice)))
  })

  test('does not begin with a setup that does not exist', () => {
    expect(() => createState(toy, { scenario: 'sea', options: {} })).toThrow('no such scenario')
  })
})

describe('all setups', () => {
  test('are every combination where there are few', () => {
    const setups = allSetups(toy)
    expect(new Set(setups.map((one) => JSON.stringify(one))).size).toBe(2 * 2 ** toy.options.length)
  })

  test('are single options and pairs where there are many', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    const options = ids.map((id) => ({ id, values: ['no', 'yes', 'very'], rule: 'TOY-1' }))
    const setups = allSetups(makeGame({ ...toyRules, options, scenarios: ['lane'] }))
    const changes = setups.map(({ options }) => Object.values(options).filter((v) => v !== 'no'))
    expect(changes.filter((change) => change.length === 0)).toHaveLength(1)
    expect(changes.filter((change) => change.length === 1)).toHaveLength(6 * 2)
    expect(changes.filter((change) => change.length === 2)).toHaveLength(15 * 4)
    expect(setups).toHaveLength(1 + 12 + 60)
    expect(new Set(setups.map((one) => JSON.stringify(one))).size).toBe(setups.length)
  })
})
