import { targetOf } from '../../choice.ts'
import { toyRules } from '../../toy/index.ts'
import { NOT_IN_HAND } from '../../toy/play.ts'
import { drawnOpenly, taking, telling, type Mutant } from './mutant.ts'

/** Toys that tell a seat more than it may know. */
export const leaks: readonly Mutant[] = [
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
]
