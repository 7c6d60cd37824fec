import { describe, expect, test } from 'vitest'
import { openBook } from './book.ts'
import { makeChoice, verbOf } from '../choice.ts'
import { clauses } from './contract.ts'
import type { Dice } from '../dice.ts'
import { examineGame } from './examination.ts'
import { makeGame, type Game, type RuledGame, type Rules } from '../game.ts'
import { allSetups } from './random-play.ts'
import { failure, success } from '../result.ts'
import { toy, toyRules, type ToyState } from '../toy/index.ts'

/** The toy with something broken, and the clause of the contract that must notice. */
interface Mutant {
  readonly name: string
  readonly broken: Partial<Rules<ToyState>> | Game<ToyState>
  readonly clause: RegExp
  readonly fault: RegExp
  readonly duringPlay?: boolean // false where only a whole setup or table shows it
}

const REST = 3

/** The toy's `take` with something done before it. */
function taking(before: (state: ToyState, seat: number, choice: number) => void) {
  const take: Rules<ToyState>['take'] = (state, seat, choice, dice, tell) => {
    before(state, seat, choice)
    toyRules.take(state, seat, choice, dice, tell)
  }
  return { take }
}

/** The toy with events that are changed on their way. */
function telling(change: (event: { type: string; rule: string }, state: ToyState) => object) {
  const take: Rules<ToyState>['take'] = (state, seat, choice, dice, tell) =>
    toyRules.take(state, seat, choice, dice, tell && ((e) => tell({ ...e, ...change(e, state) })))
  return { take }
}

/** Dice that take the first face for the whole roll. */
function firstFaceCounts(dice: Dice): Dice {
  return {
    faces: dice.faces,
    drawn: dice.drawn,
    contest: dice.contest,
    pick: dice.pick,
    roll(count, sides) {
      dice.roll(count, sides)
      return count * dice.faces[0]!
    },
  }
}

let calls = 0

const mutants: readonly Mutant[] = [
  {
    name: 'a view that is the whole position',
    broken: { view: (state, viewer) => ({ viewer, known: toyRules.clone(state) }) },
    clause: /views leak nothing/,
    fault: /looks different/,
  },
  {
    name: 'a view that shows the bids to the public only',
    broken: { view: (state, viewer) => toyRules.view(state, viewer === -1 ? 0 : viewer) },
    clause: /views leak nothing/,
    fault: /viewer -1/,
  },
  {
    name: 'a disguise that disguises nothing',
    broken: { disguise: (state) => toyRules.clone(state) },
    clause: /views leak nothing/,
    fault: /a disguise changes none/,
    duringPlay: false,
  },
  {
    name: 'an imagination without bounds',
    broken: {
      imagine(view, dice) {
        const state = toyRules.imagine(view, dice)
        if (view.known.bids.includes(-2)) state.bids[1 - view.viewer] = 99
        return state
      },
    },
    clause: /views leak nothing/,
    fault: /the imagined position: bids is 99/,
  },
  {
    name: 'choices that depend on what the other has bid',
    broken: {
      list: (state, seat, out) =>
        toyRules.list(state, seat, out) - (state.step === 0 && state.bids[1 - seat]! > 0 ? 1 : 0),
    },
    clause: /views leak nothing/,
    fault: /has other choices/,
  },
  {
    name: 'an event that tells a secret bid',
    broken: telling(({ type }, state) => (type === 'bid' ? { bids: [...state.bids] } : {})),
    clause: /events tell no more/,
    fault: /tell what is hidden/,
  },
  {
    name: 'a verdict that allows one choice too many',
    broken: {
      verdict: (state, seat, choice) =>
        choice === makeChoice(REST, 1) ? 0 : toyRules.verdict(state, seat, choice),
    },
    clause: /exactly the listed/,
    fault: /is not listed, but allowed/,
  },
  {
    name: 'a verdict that refuses what is listed',
    broken: {
      verdict: (state, seat, choice) =>
        verbOf(choice) === REST ? 4 : toyRules.verdict(state, seat, choice),
    },
    clause: /exactly the listed/,
    fault: /rest is listed and refused/,
  },
  {
    name: 'a list that leaves something out',
    broken: {
      list: (state, seat, out) => Math.max(1, toyRules.list(state, seat, out) - 1),
    },
    clause: /exactly the listed/,
    fault: /is not listed, but allowed/,
  },
  {
    name: 'a reason that does not exist',
    broken: {
      verdict: (state, seat, choice) => toyRules.verdict(state, seat, choice) && 99,
    },
    clause: /exactly the listed/,
    fault: /without a known reason/,
  },
  {
    name: 'a refusal that does not say what stands in the way',
    broken: { obstacle: () => ({}) },
    clause: /exactly the listed/,
    fault: /nothing fills \{(most|place|weather)\}/,
  },
  {
    name: 'a verdict that changes the position',
    broken: {
      verdict(state, seat, choice) {
        state.oats[seat] = 8
        return toyRules.verdict(state, seat, choice)
      },
    },
    clause: /exactly the listed/,
    fault: /asking for a verdict changes the position/,
  },
  {
    name: 'a door that takes strings for choices',
    broken: {
      ...toy,
      verdict: (state, seat, choice) =>
        typeof choice === 'string' ? 0 : toy.verdict(state, seat, choice),
    },
    clause: /hostile/,
    fault: /choice string: is not listed, but allowed/,
  },
  {
    name: 'a door that takes anybody for a seat',
    broken: {
      ...toy,
      verdict: (state, seat, choice) =>
        toy.verdict(state, Number.isInteger(seat) ? seat : toy.toAct(state), choice),
    },
    clause: /hostile/,
    fault: /is not listed, but allowed/,
  },
  {
    name: 'a list with a double',
    broken: {
      list(state, seat, out) {
        const count = toyRules.list(state, seat, out)
        if (state.step === 1) out[count] = out[0]!
        return state.step === 1 ? count + 1 : count
      },
    },
    clause: /every position is sound/,
    fault: /is listed twice/,
  },
  {
    name: 'a list that comes out in another order next time',
    broken: {
      list(state, seat, out) {
        const count = toyRules.list(state, seat, out)
        if (calls++ % 2 === 1) out.subarray(0, count).reverse()
        return count
      },
    },
    clause: /every position is sound/,
    fault: /differently the second time/,
  },
  {
    name: 'a choice that breaks an invariant',
    broken: taking((state) => state.cup.fill(100)),
    clause: /every position is sound/,
    fault: /cup is/,
  },
  {
    name: 'a decision that names the wrong seat',
    broken: { decision: (state) => ({ ...toyRules.decision(state), seats: [0] }) },
    clause: /every position is sound/,
    fault: /others may act/,
  },
  {
    name: 'a step that is not listed',
    broken: { decision: (state) => ({ ...toyRules.decision(state), step: 'think' }) },
    clause: /every position is sound/,
    fault: /"think" is not listed/,
  },
  {
    name: 'an outcome before the end',
    broken: { outcome: () => ({ winner: 0, side: 'red', kind: 'home', score: 0 }) },
    clause: /every position is sound/,
    fault: /an outcome exactly at the end/,
  },
  {
    name: 'a draw that a seat has won',
    broken: {
      outcome: (state) => {
        const outcome = toyRules.outcome(state)
        return outcome && { ...outcome, side: '' }
      },
    },
    clause: /every position is sound/,
    fault: /no such side has won/,
  },
  {
    name: 'a side that wins without a seat',
    broken: {
      outcome: (state) => {
        const outcome = toyRules.outcome(state)
        return outcome && { ...outcome, winner: -1 }
      },
    },
    clause: /every position is sound/,
    fault: /no such seat has won/,
  },
  {
    name: 'chance from outside the dice',
    broken: taking((state, seat) => {
      if (Math.random() < 0.5) state.oats[seat] = 4
    }),
    clause: /same dice give the same result/,
    fault: /the same dice give another result/,
  },
  {
    name: 'a memory outside the position',
    broken: taking((state, seat) => {
      if (calls++ % 5 === 4) state.oats[seat] = 4
    }),
    clause: /replaying the choices/,
    fault: /choices lead elsewhere/,
  },
  {
    name: 'rules that know whether somebody listens',
    broken: {
      take(state, seat, choice, dice, tell) {
        if (tell) state.oats[seat] = 4
        toyRules.take(state, seat, choice, dice, tell)
      },
    },
    clause: /copies are independent/,
    fault: /listening changes the result/,
  },
  {
    name: 'a clone that is its original',
    broken: { clone: (state) => state },
    clause: /copies are independent/,
    fault: /playing on a copy changes the original/,
  },
  {
    name: 'a copy that forgets something',
    broken: {
      copyExtras(into) {
        into.first = 0
      },
    },
    clause: /copies are independent/,
    fault: /a copy differs/,
  },
  {
    name: 'a reader that loses a field',
    broken: {
      read(text) {
        const result = toyRules.read(text)
        if (result.ok) result.value.turn = 0
        return result
      },
    },
    clause: /reads back as itself/,
    fault: /reads back as another one/,
  },
  {
    name: 'a reader that refuses what was written',
    broken: { read: () => failure('not today', 3) },
    clause: /reads back as itself/,
    fault: /line 3: not today/,
  },
  {
    name: 'a reader that throws',
    broken: {
      read: (text) => (text.includes('riders') ? toyRules.read(text) : success(JSON.parse(text))),
    },
    clause: /damaged position/,
    fault: /throws/,
  },
  {
    name: 'a reader that believes everything',
    broken: {
      read(text) {
        const result = toyRules.read(text.replace(/^oats .*$/m, 'oats 0 0'))
        const oats = /^oats (\d+) (\d+)$/m.exec(text)
        if (result.ok && oats) result.value.oats.set([Number(oats[1]), Number(oats[2])])
        return result
      },
    },
    clause: /damaged position/,
    fault: /oats is/,
  },
  {
    name: 'an event by an unknown rule',
    broken: telling(({ type, rule }) => ({ rule: type === 'jostle' ? 'TOY-9' : rule })),
    clause: /every event/,
    fault: /jostle names rule TOY-9/,
  },
  {
    name: 'an event without words',
    broken: telling(({ type }) => (type === 'rest' ? { type: 'sleep' } : {})),
    clause: /every event/,
    fault: /fr: no words for events sleep/,
  },
  {
    name: 'an event without what its words need',
    broken: {
      take: (state, seat, choice, dice, tell) =>
        toyRules.take(
          state,
          seat,
          choice,
          dice,
          tell && (({ type, rule }) => tell({ type, rule, seat })),
        ),
    },
    clause: /every event/,
    fault: /nothing fills \{/,
  },
  {
    name: 'results that go by single faces, so that the odds are wrong',
    broken: {
      take: (state, seat, choice, dice, tell) =>
        toyRules.take(state, seat, choice, firstFaceCounts(dice), tell),
    },
    clause: /exact chances/,
    fault: /not what the dice give/,
  },
  {
    name: 'a code that stands for two places',
    broken: {
      kinds: { ...toyRules.kinds, place: { codes: Array.from({ length: 9 }, () => 'k0') } },
    },
    clause: /reads back from its notation/,
    fault: /does not read back/,
  },
  {
    name: 'a bound that is too low',
    broken: { longestGame: 20 },
    clause: /playable to the end/,
    fault: /no end after 21 decisions/,
  },
  {
    name: 'an option that is swallowed',
    broken: { create: ({ scenario }) => toyRules.create({ scenario, options: {} }) },
    clause: /setups that do not exist/,
    fault: /is accepted/,
    duringPlay: false,
  },
  {
    name: 'a default that is not the first value',
    broken: {
      create: (setup) => toyRules.create({ ...setup, options: { oats: 'many', ...setup.options } }),
    },
    clause: /options have their defaults/,
    fault: /is not its default/,
    duringPlay: false,
  },
  {
    name: 'words that are missing in one language',
    broken: {
      words: { ...toyRules.words, fr: { ...toyRules.words.fr, verbs: {}, events: {} } },
    },
    clause: /worded in every language/,
    fault: /fr: no words for verb walk/,
  },
  {
    name: 'a reason by an unknown rule',
    broken: { reasons: toyRules.reasons.map((reason) => ({ ...reason, rule: 'TOY-9' })) },
    clause: /its tables fit together/,
    fault: /names rule TOY-9/,
  },
  {
    name: 'a fact that is no text',
    broken: { facts: () => ({ round: 3 as unknown as string }) },
    clause: /have names/,
    fault: /a fact is 3/,
    duringPlay: false,
  },
]

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
    allSetups(game).forEach((setup, i) => {
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
