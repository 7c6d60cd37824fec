import { describe, expect, test } from 'vitest'
import { openBook } from './book.ts'
import { verbOf } from '../choice.ts'
import { clauses } from './contract.ts'
import { examineGame } from './examination.ts'
import { makeGame, type Game, type RuledGame } from '../game.ts'
import { allSetups } from './random-play.ts'
import { toy, toyRules, type ToyState } from '../toy/index.ts'
import { keeping } from './mutants/keeping.ts'
import { leaks } from './mutants/leaks.ts'
import { REST, taking, type Mutant } from './mutants/mutant.ts'
import { rulings } from './mutants/rulings.ts'

const mutants: readonly Mutant[] = [...leaks, ...rulings, ...keeping]

function isGame(broken: Mutant['broken']): broken is Game<ToyState> {
  return 'toAct' in broken
}

function gameOf({ broken }: Mutant): RuledGame<ToyState> {
  const { chapters } = toy
  return { chapters, ...(isGame(broken) ? broken : makeGame({ ...toyRules, ...broken })) }
}

describe('the contract notices', () => {
  test.each(mutants)('$name', (mutant) => {
    const clause = clauses.find(({ title }) => mutant.clause.test(title))!
    const found = clause.breaches(openBook(gameOf(mutant)), { games: 40, seed: 1 })
    expect(found.join('\n')).toMatch(mutant.fault)
  })

  test('each of its clauses is broken by some mutant', () => {
    const unbroken = clauses.filter(
      ({ title }) => !mutants.some(({ clause }) => clause.test(title)),
    )
    expect(unbroken).toEqual([])
  })
})

describe('an examined game shows', () => {
  const inPlay = mutants.filter(({ duringPlay }) => duringPlay !== false)
  test.each(inPlay)('$name', (mutant) => {
    const game = gameOf(mutant)
    const book = openBook(game)
    const faults: string[] = []
    // The last setups have most in them: four seats, and cards.
    allSetups(game)
      .toReversed()
      .forEach((setup, i) => {
        for (let seed = i; seed < 40 && faults.length === 0; seed += 8) {
          faults.push(...examineGame(book, setup, seed, { often: 1, seldom: 1, odds: 10 }).faults)
        }
      })
    expect(faults).not.toEqual([])
  })

  test('nothing where nothing is broken, and the same game at any pace', () => {
    const book = openBook(toy)
    const setup = { scenario: 'road', options: {} }
    const close = examineGame(book, setup, 5, { often: 1, seldom: 1, odds: 5 })
    const loose = examineGame(book, setup, 5, { often: 1e9, seldom: 1e9, odds: 1e9 })
    expect(close).toEqual({ ...loose, faults: [], position: '', choice: '', over: true })
  })

  test('the position and the choice of the fault, and what was thrown', () => {
    const game = makeGame({
      ...toyRules,
      ...taking((_state, _seat, choice) => {
        if (verbOf(choice) === REST) throw new Error('no time for it')
      }),
    })
    const { chapters } = toy
    const found = examineGame(openBook({ ...game, chapters }), { scenario: 'lane', options: {} }, 1)
    expect(found.faults.join()).toContain('no time for it')
    expect(found.position).toContain('\nstep ride\n')
    expect(found.choice).toBe('rest')
  })
})
