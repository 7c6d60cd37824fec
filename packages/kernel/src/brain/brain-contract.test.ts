import { describe, expect, test } from 'vitest'
import { brainClauses } from './brain-clauses.ts'
import { brainContract } from './brain-contract.ts'
import { NEVER, type Brain, type Horizon, type Policy, type Search } from './brain.ts'
import { makeChoice } from '../choice.ts'
import { toy, toyBrain, toyHills, type ToyState } from '../toy/index.ts'
import { EAT, GALLOP, REST, WALK } from '../toy/play.ts'

brainContract(toy, toyBrain, { games: 40 })
brainContract(toyHills, toyBrain)
brainContract(toy, { ratesAlone: true, rate: toyBrain.rate, explain: () => [] })

/** The toy's brain with something broken, and the clause of the contract that must notice. */
interface Mutant {
  readonly name: string
  readonly broken: Partial<Brain<ToyState>>
  readonly clause: RegExp
  readonly fault: RegExp
}

/** The toy's ratings, changed afterwards. */
function rating(change: (...args: Parameters<Brain<ToyState>['rate']>) => void) {
  const rate: Brain<ToyState>['rate'] = (...args) => {
    toyBrain.rate(...args)
    change(...args)
  }
  return { rate }
}

const policy = (change: (made: Policy<ToyState>) => Partial<Policy<ToyState>>) => ({
  policy: () => {
    const made = toyBrain.policy!()
    return { ...made, ...change(made) }
  },
})
const horizon = (change: Partial<Horizon<ToyState>>) => ({
  horizon: { ...toyBrain.horizon!, ...change },
})
const search = (change: Partial<Search<ToyState>>) => ({
  search: { ...toyBrain.search!, ...change },
})
const { value } = toyBrain.horizon!

let calls = 0

const mutants: readonly Mutant[] = [
  {
    name: 'a mind that makes nothing of a choice',
    broken: {
      mind: () => ({ ...toyBrain, ...rating((_s, _seat, _c, _n, values) => (values[0] = NaN)) }),
    },
    clause: /a mind of it/,
    fault: /is worth NaN/,
  },
  {
    name: 'a mind that is another one every time',
    broken: {
      mind: () => {
        const more = calls++
        return { ...toyBrain, ...rating((_s, _seat, _c, _n, values) => (values[0]! += more)) }
      },
    },
    clause: /a mind of it/,
    fault: /rates otherwise/,
  },
  {
    name: 'rests that are worth nothing that could be counted',
    broken: rating((_s, _seat, choices, count, values) => {
      for (let i = 0; i < count; i++) if (choices[i] === makeChoice(REST)) values[i] = Number.NaN
    }),
    clause: /worth a number/,
    fault: /is worth NaN/,
  },
  {
    name: 'a choice that is worth everything',
    broken: rating((_s, _seat, _c, _count, values) => (values[0] = Number.POSITIVE_INFINITY)),
    clause: /worth a number/,
    fault: /is worth Infinity/,
  },
  {
    name: 'a brain that likes nothing',
    broken: rating((_s, _seat, _c, count, values) => values.fill(NEVER, 0, count)),
    clause: /worth a number/,
    fault: /nothing is ever/,
  },
  {
    name: 'a brain that rates what it was not asked',
    broken: rating((_s, _seat, _c, count, values) => (values[count] = 0)),
    clause: /worth a number/,
    fault: /more is rated/,
  },
  {
    name: 'ratings that remember how often they were asked',
    broken: rating((_s, _seat, _c, _count, values) => (values[0] = calls++)),
    clause: /says the same again/,
    fault: /rate says something else/,
  },
  {
    name: 'ratings by dice that nobody handed in',
    broken: { explain: () => [{ key: 'mood', mood: calls++ }] },
    clause: /says the same again/,
    fault: /explain says something else/,
  },
  {
    name: 'ratings that try a choice on the position itself',
    broken: rating((state) => (state.oats[0]! ^= 1)),
    clause: /says the same again/,
    fault: /changes the position/,
  },
  {
    name: 'a value that drifts',
    broken: horizon({ value: (state, seat) => value(state, seat) * (calls++ % 2) }),
    clause: /says the same again/,
    fault: /value says something else/,
  },
  {
    name: 'ratings on a scale from the worst choice of the list',
    broken: rating((_s, _seat, _c, count, values) => {
      const worst = Math.min(...values.subarray(0, count))
      for (let i = 0; i < count; i++) values[i]! -= Math.max(worst, -10)
    }),
    clause: /rates alone/,
    fault: /among 1 choices/,
  },
  {
    name: 'a policy that rides in a storm',
    broken: policy(() => ({ choose: () => makeChoice(WALK) })),
    clause: /policy plays legally/,
    fault: /illegal choice/,
  },
  {
    name: 'a policy that does not forget',
    broken: policy((made) => {
      let games = 0
      return {
        begin() {
          made.begin()
          games++
        },
        choose: (state, seat, dice) =>
          games > 1 && toy.verdict(state, seat, makeChoice(REST)) === 0
            ? makeChoice(REST)
            : made.choose(state, seat, dice),
      }
    }),
    clause: /policy plays legally/,
    fault: /differently again/,
  },
  {
    name: 'a policy that helps itself to oats',
    broken: policy((made) => ({
      choose(state, seat, dice) {
        state.oats[seat % 2] = 9
        return made.choose(state, seat, dice)
      },
    })),
    clause: /policy plays legally/,
    fault: /changes the position/,
  },
  {
    name: 'a boundary that goes down',
    broken: horizon({ boundary: ({ round }) => -round }),
    clause: /boundaries go up/,
    fault: /the boundary went from/,
  },
  {
    name: 'a boundary that never comes',
    broken: horizon({ boundary: () => 1 }),
    clause: /boundaries go up/,
    fault: /no boundary is ever/,
  },
  {
    name: 'a value in points',
    broken: horizon({ value: (state, seat) => 10 * value(state, seat) }),
    clause: /boundaries go up/,
    fault: /with a chance of/,
  },
  {
    name: 'a value that flatters everybody',
    broken: horizon({
      value: (state, seat) => (state.winner < 0 ? 0.9 : value(state, seat)),
    }),
    clause: /boundaries go up/,
    fault: /win 1.8 together/,
  },
  {
    name: 'a value that does not see the end',
    broken: horizon({ value: () => 0.5 }),
    clause: /boundaries go up/,
    fault: /after the end/,
  },
  {
    name: 'a value that takes the loser for the winner until the end',
    broken: horizon({
      value: (state, seat) => (state.winner < 0 ? 1 - value(state, seat) : value(state, seat)),
    }),
    clause: /boundaries go up/,
    fault: /a coin knows/,
  },
  {
    name: 'a value of its own for every partner',
    broken: horizon({
      value: (state, seat) =>
        state.winner < 0 && seat > 1 ? value(state, seat) / 2 : value(state, seat),
    }),
    clause: /boundaries go up/,
    fault: /partners disagree/,
  },
  {
    name: 'a step that does not exist',
    broken: search({ never: ['retreat'] }),
    clause: /its steps exist/,
    fault: /no step "retreat"/,
  },
  {
    name: 'a step that opens and never does',
    broken: search({ never: ['ride'] }),
    clause: /its steps exist/,
    fault: /both opens and never/,
  },
  {
    name: 'no step that opens',
    broken: search({ opens: [] }),
    clause: /its steps exist/,
    fault: /ever met/,
  },
  {
    name: 'plans for riders that are not there',
    broken: search({ plans: () => [[makeChoice(GALLOP, 7)]] }),
    clause: /its steps exist/,
    fault: /goes on illegally/,
  },
  {
    name: 'plans that go on after the dice',
    broken: search({
      plans: (state, seat) =>
        toyBrain.search!.plans!(state, seat).map((row) => [...row, makeChoice(EAT, 3)]),
    }),
    clause: /its steps exist/,
    fault: /goes on after dice/,
  },
  {
    name: 'a plan of nothing',
    broken: search({ plans: () => [[]] }),
    clause: /its steps exist/,
    fault: /a plan is empty/,
  },
  {
    name: 'plans that are made on the position itself',
    broken: search({
      plans(state) {
        state.weather ^= 1
        return []
      },
    }),
    clause: /its steps exist/,
    fault: /planning changes/,
  },
]

describe('a brain that breaks its contract is found out', () => {
  test.each(mutants)('$name', ({ broken, clause, fault }) => {
    const { breaches } = brainClauses.find(({ title }) => clause.test(title))!
    const found = breaches(toy, { ...toyBrain, ...broken }, { games: 40, seed: 1 })
    expect(found.join('\n')).toMatch(fault)
  })
})
