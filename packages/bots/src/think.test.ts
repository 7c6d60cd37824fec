import { fastDice, fingerprint, hashText, type Brain, type View } from '@estafette/kernel'
import { toy, toyBrain, type ToyState } from '@estafette/kernel/toy'
import { describe, expect, test } from 'vitest'
import {
  joinThoughts,
  makePlayer,
  think,
  thinkingPlayer,
  type Player,
  type Thought,
} from './index.ts'
import { begun, playOut, toyBrainOf } from './testing.ts'

const cards = { scenario: 'road', options: { cards: 'dealt', oats: 'many' } }
const budget = { rollouts: 60, slice: 7 }

/** A decision in the middle of a game, as the seat that decides knows it. */
function viewAt(decisions: number, seed = 3): View<ToyState> {
  const state = begun(toy, cards, seed)
  const dice = fastDice(seed)
  const policy = toyBrain.policy!()
  for (let i = 0; i < decisions || toy.decision(state, toy.toAct(state)).step !== 'ride'; i++) {
    const seat = toy.toAct(state)
    toy.play(state, seat, policy.choose(state, seat, dice), dice)
  }
  return toy.view(state, toy.toAct(state))
}

/** All that is thought about a view, the last thought twice. */
function thoughts(view: View<ToyState>, seed: number, brain = toyBrain, more = {}): Thought[] {
  const thinking = think(toy, brain, view, fastDice(seed), { ...budget, ...more })
  const found: Thought[] = []
  for (;;) {
    const { value, done } = thinking.next()
    found.push(value)
    if (done) return found
  }
}

/** Games won out of pairs with the same dice and sides swapped. */
function match(one: Player, other: Player, pairs: number): number {
  let won = 0
  for (let seed = 1; seed <= pairs; seed++) {
    for (const seat of [0, 1]) {
      const players = seat === 0 ? [one, other] : [other, one]
      const state = begun(toy, cards, seed)
      const winner = playOut(toy, state, players, fastDice(seed + 100), fastDice(seed + 200))
      if (winner === seat) won++
    }
  }
  return won
}

describe('a player that thinks', () => {
  const thinking = () => thinkingPlayer(toyBrainOf, { rollouts: 40, slice: 40 })

  test('beats one that takes what is rated best, in 40 games with sides swapped', () => {
    expect(match(thinking(), makePlayer('greedy', toyBrainOf)!, 20)).toBeGreaterThanOrEqual(24)
  })

  test('beats it under its name as well, with the roll-outs it has there', () => {
    const [named, greedy] = ['think', 'greedy'].map((name) => makePlayer(name, toyBrainOf)!)
    expect(match(named!, greedy!, 20)).toBeGreaterThanOrEqual(23)
  })

  test('beats one that plays at random', () => {
    expect(match(thinking(), makePlayer('random', toyBrainOf)!, 10)).toBeGreaterThanOrEqual(17)
  })

  test('plays a game without a brain at random', () => {
    const player = thinkingPlayer(() => undefined, budget)
    const state = begun(toy, cards)
    const choice = player.choose(toy, toy.view(state, 0), fastDice(1))
    expect(toy.verdict(state, 0, choice)).toBe(0)
  })
})

describe('think', () => {
  test('tells what it has found after every slice, up to the roll-outs it was given', () => {
    const found = thoughts(viewAt(10), 1)
    const told = found.map(({ rollouts }) => rollouts)
    expect(told.slice(0, -1)).toEqual([7, 14, 21, 28, 35, 42, 49, 56])
    const { candidates, rollouts } = found.at(-1)!
    expect(rollouts).toBeLessThanOrEqual(60)
    expect(rollouts).toBeGreaterThan(60 - candidates.length) // all have as many
    expect(candidates.length).toBeGreaterThan(2)
    expect(candidates.reduce((sum, one) => sum + one.rollouts, 0)).toBe(rollouts)
    for (const { mean, error, gain, ...one } of candidates) {
      expect(one.rollouts).toBeGreaterThanOrEqual(4) // before any is dropped
      expect(mean).toBeGreaterThanOrEqual(0)
      expect(mean).toBeLessThanOrEqual(1)
      expect(error).toBeLessThan(0.5)
      expect(Math.abs(gain)).toBeLessThanOrEqual(1)
    }
    expect(candidates[0]).toMatchObject({ gain: 0, gainError: 0 })
  })

  test('spends most roll-outs on what looks best, and always weighs it against the first', () => {
    const counts = thoughts(viewAt(10), 1)
      .at(-1)!
      .candidates.map(({ rollouts }) => rollouts)
    expect(counts[0]).toBe(Math.max(...counts))
    expect(Math.min(...counts)).toBeLessThan(Math.max(...counts) / 2)
    expect(counts.filter((count) => count === counts[0])).toHaveLength(2)
  })

  test('thinks the same with the same seed, and something else with another', () => {
    const view = viewAt(10)
    expect(thoughts(view, 5)).toEqual(thoughts(view, 5))
    expect(thoughts(view, 5)).not.toEqual(thoughts(view, 6))
  })

  test('thinks the same however often it is interrupted', () => {
    const view = viewAt(10)
    const last = thoughts(view, 5).at(-1)
    expect(thoughts(view, 5, toyBrain, { slice: 1 }).at(-1)).toEqual(last)
    expect(thoughts(view, 5, toyBrain, { slice: 1000 })).toEqual([last])
  })

  test('leaves nothing behind when it is stopped', () => {
    const view = viewAt(10)
    const before = hashText(view.known)
    const whole = thoughts(view, 5)
    for (const slices of [1, 2, 5]) {
      const thinking = think(toy, toyBrain, view, fastDice(9), budget)
      for (let i = 0; i < slices; i++) thinking.next()
      thinking.return(whole[0]!)
      expect(thinking.next().done).toBe(true)
      expect(hashText(view.known)).toBe(before)
      expect(thoughts(view, 5)).toEqual(whole)
    }
  })

  test('does not think where its brain says that it never pays, nor about a lone choice', () => {
    const { search, ...rest } = toyBrain
    const found = thoughts(viewAt(10), 1, { ...rest, search: { ...search!, opens: ['bid'] } })
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ best: 0, rollouts: 0 })
    expect(thoughts(viewAt(10), 1, rest)[0]).toMatchObject({ rollouts: 0 })
  })

  test('plays on to the end of the game where a brain has no horizon', () => {
    const { horizon: _, ...rest } = toyBrain
    const results = thoughts(viewAt(10), 1, rest).at(-1)!.candidates
    for (const { mean, rollouts } of results) {
      expect(Math.abs(mean * rollouts - Math.round(mean * rollouts))).toBeLessThan(1e-9)
    }
  })

  test('shows its brain nothing but imagined positions, all of which fit the view', () => {
    const state = begun(toy, cards)
    toy.play(state, 0, 3, fastDice(1)) // a bid of 3, in secret
    const view = toy.view(state, 1)
    const own = fingerprint(view.known)
    const bids = new Set<number>()
    const spying = (shown: ToyState): void => {
      expect(shown).not.toBe(state)
      if (shown.round === 1 && shown.step === state.step) {
        expect(fingerprint(toy.view(shown, 1).known)).toBe(own)
        bids.add(shown.bids[0]!)
      }
    }
    const spy: Brain<ToyState> = {
      ...toyBrain,
      rate(shown, ...rest) {
        spying(shown)
        toyBrain.rate(shown, ...rest)
      },
      search: { ...toyBrain.search!, plans: (shown) => (spying(shown), []) },
      horizon: {
        ...toyBrain.horizon!,
        boundary: (shown) => (spying(shown), shown.round),
      },
    }
    thoughts(view, 1, spy, { rollouts: 200 })
    expect(bids).toEqual(new Set([0, 1, 2, 3]))
  })

  test('decides the same whatever is hidden from it', () => {
    const state = begun(toy, cards)
    const decided = [0, 1, 2, 3].map((bid) => {
      const other = toy.clone(state)
      toy.play(other, 0, bid, fastDice(1))
      return thoughts(toy.view(other, 1), 4).at(-1)
    })
    for (const thought of decided) expect(thought).toEqual(decided[0])
  })

  test('several that share a seed know together what they know apart', () => {
    const view = viewAt(10)
    const parts = [0, 100, 200].map((first) => thoughts(view, 5, toyBrain, { first }).at(-1)!)
    const together = joinThoughts(parts)
    expect(parts[1]).not.toEqual(parts[0])
    expect(together.rollouts).toBe(parts.reduce((sum, { rollouts }) => sum + rollouts, 0))
    const [first] = together.candidates
    const mean = parts.reduce((sum, { candidates }) => {
      const { rollouts, mean } = candidates[0]!
      return sum + (rollouts * mean) / first!.rollouts
    }, 0)
    expect(first!.mean).toBeCloseTo(mean, 9)
    expect(first!.error).toBeLessThan(parts[0]!.candidates[0]!.error)
    expect(joinThoughts([parts[0]!]).candidates[1]!.error).toBeCloseTo(
      parts[0]!.candidates[1]!.error,
      9,
    )
  })
})
