import { describe, expect, test } from 'vitest'
import { openBook } from './book.ts'
import { makeChoice, targetOf, verbOf } from '../choice.ts'
import { clauses } from './contract.ts'
import type { Dice } from '../dice.ts'
import { examineGame } from './examination.ts'
import { makeGame, type Game, type RuledGame, type Rules } from '../game.ts'
import { allSetups } from './random-play.ts'
import { failure, success } from '../result.ts'
import { toy, toyRules, type ToyState } from '../toy/index.ts'
import { NOT_IN_HAND } from '../toy/play.ts'

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

/** Dice that keep no secret. */
function drawnOpenly(dice: Dice): Dice {
  return {
    get faces() {
      return dice.faces
    },
    get drawn() {
      return dice.drawn
    },
    roll: dice.roll,
    contest: dice.contest,
    pick: (count) => dice.pick(count),
  }
}

let calls = 0

const mutants: readonly Mutant[] = [
  {
    name: 'a view that is the whole position',
    broken: { show: (state, _viewer, blank) => blank.raw.set(state.raw) },
    clause: /views leak nothing/,
    fault: /looks different/,
  },
  {
    name: 'a view that shows the bids to the public only',
    broken: { show: (state, viewer, blank) => toyRules.show(state, Math.max(0, viewer), blank) },
    clause: /views leak nothing/,
    fault: /viewer -1/,
  },
  {
    name: 'a view that shows the hand of the partner',
    broken: {
      show(state, viewer, blank) {
        toyRules.show(state, viewer, blank)
        state.cards.forEach((where, card) => {
          if (viewer >= 0 && where === 2 + ((viewer + 2) % 4)) blank.cards[card] = where
        })
      },
    },
    clause: /views leak nothing/,
    fault: /looks different/,
  },
  {
    name: 'a view that looks different when it is looked at again',
    broken: {
      show(state, viewer, blank) {
        toyRules.show(state, viewer, blank)
        if (state.cards.includes(-2)) blank.cards.fill(0)
      },
    },
    clause: /views leak nothing/,
    fault: /looked at again/,
  },
  {
    name: 'a view that is written as a position would be',
    broken: { write: (state) => toyRules.write(state).replaceAll('?', '0') },
    clause: /views leak nothing/,
    fault: /a view (cannot be read again|reads back as another)/,
  },
  {
    name: 'a reader that takes a view for a position',
    broken: { read: (text) => toyRules.readKnown!(text, 0) },
    clause: /views leak nothing/,
    fault: /is read as a position/,
  },
  {
    name: 'a disguise that disguises nothing',
    broken: { disguise() {} },
    clause: /views leak nothing/,
    fault: /a disguise changes none/,
    duringPlay: false,
  },
  {
    name: 'an imagination without bounds',
    broken: {
      fillIn(known, viewer, dice) {
        const isHidden = known.bids.includes(-2)
        toyRules.fillIn(known, viewer, dice)
        if (isHidden) known.bids[1 - (viewer % 2)] = 99
      },
    },
    clause: /views leak nothing/,
    fault: /the imagined position: bids is 99/,
  },
  {
    name: 'an imagination that forgets the cards',
    broken: {
      fillIn(known, viewer, dice) {
        toyRules.fillIn(known, viewer, dice)
        known.cards.forEach((where, card) => {
          if (where > 1 && where !== 2 + viewer) known.cards[card] = 0
        })
      },
    },
    clause: /views leak nothing/,
    fault: /the imagined position: seat \d holds 0 cards/,
  },
  {
    name: 'a list that is longer when the other holds sugar',
    broken: {
      list(state, seat, out) {
        const count = toyRules.list(state, seat, out)
        const isShort = state.step === 1 && state.cards.subarray(3).includes(2 + (1 - (seat % 2)))
        return isShort && count > 1 ? count - 1 : count
      },
    },
    clause: /views leak nothing/,
    fault: /has other choices/,
  },
  {
    name: 'a window that opens only for those who hold a clod',
    broken: { asksAnyway: (state) => state.step === 1 },
    clause: /whether somebody is asked/,
    fault: /a question tells what is hidden/,
  },
  {
    name: 'a prompt that tells the hand of the other',
    broken: {
      decision: (state, viewer) => ({
        ...toyRules.decision(state, viewer),
        args: { ...toyRules.decision(state, viewer).args, sugar: state.cards[3]! },
      }),
    },
    clause: /views leak nothing/,
    fault: /asks for another decision/,
  },
  {
    name: 'an outcome that depends on a hidden card',
    broken: {
      outcome(state) {
        const outcome = toyRules.outcome(state)
        return outcome && { ...outcome, score: state.cards[0]! }
      },
    },
    clause: /views leak nothing/,
    fault: /ends in another way/,
  },
  {
    name: 'seats that are called by the cards they hold',
    broken: {
      seatName: (state, seat) => (state.cards[0] === 2 + seat ? 'muddy' : `seat ${seat + 1}`),
    },
    clause: /views leak nothing/,
    fault: /has other seats/,
  },
  {
    name: 'a refusal that tells who holds the card',
    broken: {
      verdict(state, seat, choice) {
        const verdict = toyRules.verdict(state, seat, choice)
        return verdict === NOT_IN_HAND && state.cards[targetOf(choice)]! > 1 ? 4 : verdict
      },
    },
    clause: /a seat finds on its view/,
    fault: /has another verdict/,
  },
  {
    name: 'a refusal whose words tell who holds the card',
    broken: {
      obstacle: (state, choice, verdict) => ({
        ...toyRules.obstacle(state, choice, verdict),
        ...(verdict === NOT_IN_HAND && { holder: state.cards[targetOf(choice)]! }),
      }),
    },
    clause: /a seat finds on its view/,
    fault: /something else stands in the way/,
  },
  {
    name: 'rules that go by a hidden bid when they are tried on a view',
    broken: taking((state) => {
      if (state.bids.includes(-2)) throw new Error('no such bid')
    }),
    clause: /a seat finds on its view/,
    fault: /breaks on a view/,
  },
  {
    name: 'rules that take a hidden bid for a low one',
    broken: taking((state) => {
      state.bids.forEach((bid, team) => (state.bids[team] = Math.max(-1, bid)))
    }),
    clause: /a seat finds on its view/,
    fault: /leads elsewhere on a view/,
  },
  {
    name: 'cards that are drawn before the eyes of everybody',
    broken: {
      take: (state, seat, choice, dice, tell) =>
        toyRules.take(state, seat, choice, drawnOpenly(dice), tell),
    },
    clause: /dice tell no more/,
    fault: /tell what is hidden/,
    duringPlay: false,
  },
  {
    name: 'a log that tells everybody what was drawn',
    broken: telling(({ type }) => (type === 'drawn' ? { only: undefined } : {})),
    clause: /events tell no more/,
    fault: /tell what is hidden/,
  },
  {
    name: 'choices that depend on what the other has bid',
    broken: {
      list: (state, seat, out) =>
        toyRules.list(state, seat, out) -
        (state.step === 0 && state.bids[1 - (seat % 2)]! > 0 ? 1 : 0),
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
    broken: {
      decision: (state, viewer) => ({ ...toyRules.decision(state, viewer), seats: [0] }),
    },
    clause: /every position is sound/,
    fault: /others may act/,
  },
  {
    name: 'a step that is not listed',
    broken: {
      decision: (state, viewer) => ({ ...toyRules.decision(state, viewer), step: 'think' }),
    },
    clause: /every position is sound/,
    fault: /"think" is not listed/,
  },
  {
    name: 'an outcome before the end',
    broken: { outcome: () => ({ winner: 0, kind: 'home', score: 0, margins: [0, 0] }) },
    clause: /every position is sound/,
    fault: /an outcome exactly at the end/,
  },
  {
    name: 'a side that does not exist and wins',
    broken: {
      outcome: (state) => {
        const outcome = toyRules.outcome(state)
        return outcome && { ...outcome, winner: 2 }
      },
    },
    clause: /every position is sound/,
    fault: /no such side has won/,
  },
  {
    name: 'a side without a margin',
    broken: {
      outcome: (state) => {
        const outcome = toyRules.outcome(state)
        return outcome && { ...outcome, margins: [outcome.score] }
      },
    },
    clause: /every position is sound/,
    fault: /not every side has a margin/,
  },
  {
    name: 'more seats than the game has',
    broken: { seatsIn: () => 5 },
    clause: /every position is sound/,
    fault: /there are 5 seats/,
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
    fault: /fr: no words for events sleep|event sleep is not described/,
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
