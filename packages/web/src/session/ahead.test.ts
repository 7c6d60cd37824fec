import { answerAhead, fastDice, verbOf, type AnswerRule, type Choice } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { answersOf } from '@estafette/registry/answers'
import { legalChoices, stateOf } from '@estafette/table'
import { expect, test } from 'vitest'
import { oneFor, oneOfEachSeries } from '../../../../scripts/lanes.ts'
import { tableOf } from '../../test/sitting.ts'
import { makeEntering } from './entering.ts'
import { knownTo } from './journal.ts'

const MOST = 1500 // choices

test.each(
  oneFor('said in this page', oneOfEachSeries(games)).map((game) => [game.id, game] as const),
)(
  '%s: what is said ahead at a table in this page is answered at once and told like any choice',
  async (_id, game) => {
    const answers = answersOf(game)!
    const rules = answers.kinds.map(({ id, answers: said }): AnswerRule => ({
      kind: id,
      answer: Object.keys(said)[0]!,
    }))
    const table = tableOf(game, { scenario: game.scenarios[0]!, options: {} }, 5)
    const noted: number[] = []
    const { enter, say, ahead } = makeEntering(table, (_taken, number) => noted.push(number))
    await say(1, rules)
    const saidNow = (seat: number): Choice | null => {
      const given = ahead.peek().get(seat) ?? []
      return answerAhead(game, answers, knownTo(game, stateOf(table), seat), seat, given)
    }
    const dice = fastDice(6)
    const done = new Map<number, number>()
    const times = (choice: Choice): number => done.get(verbOf(choice)) ?? 0
    let answered = 0
    for (let taken = 0; taken < MOST && answered === 0; taken++) {
      const state = stateOf(table)
      const seat = game.toAct(state)
      if (seat < 0) break
      expect(saidNow(seat)).toBeNull() // nobody is asked what they have said
      const legal = legalChoices(game, state, seat)
      const least = Math.min(...legal.map(times))
      const some = dice.below(2) === 0 ? legal.filter((one) => times(one) === least) : legal
      const choice = some[dice.below(some.length)]!
      done.set(verbOf(choice), times(choice) + 1)
      const before = table.entries.length
      expect(enter(seat, [choice])).not.toHaveProperty('reason')
      const own = table.entries.slice(before + 1)
      expect(own.every((entry) => entry.seat === 1)).toBe(true)
      answered += own.length
    }
    expect(answered).toBeGreaterThan(0)
    expect(noted).toEqual(table.entries.map((_, at) => at + 1))
    await say(1, [])
    expect(saidNow(1)).toBeNull()
  },
)
