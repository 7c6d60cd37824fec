import { makeChoice, verbOf } from '../../choice.ts'
import { toy, toyRules } from '../../toy/index.ts'
import { REST, taking, type Mutant } from './mutant.ts'

let calls = 0

/** Toys whose rules contradict themselves, or the position. */
export const rulings: readonly Mutant[] = [
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
]
