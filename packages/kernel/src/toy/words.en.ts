import { words as shared } from '../language.en.ts'
import type { SideForms } from '../words.ts'

/** Riders go by their colour, without an article. */
const name = (name: string): SideForms => ({
  name,
  the: name,
  of: `of ${name}`,
  to: `to ${name}`,
  turn: `${name}’s turn`,
  isOne: true,
})

export const words = {
  titles: { toy: 'Relay', 'toy-hills': 'Relay in the hills' }, // of the battles
  place: 'place',
  sides: { red: name('Red'), blue: name('Blue') },
  scenarios: {
    lane: { title: 'The lane', text: 'Five places in nine rounds.' },
    road: { title: 'The road', text: 'Eight places in thirteen rounds.' },
    climb: { title: 'The climb', text: 'Eleven places in fifteen rounds.' },
  },
  options: {
    oats: {
      title: 'Oats',
      text: 'How many oats both begin with.',
      values: { few: 'Few', many: 'Many' },
    },
    weather: {
      title: 'Weather',
      text: 'Where the weather comes from.',
      values: { chits: 'Chits', fair: 'Always fair' },
    },
    cards: {
      title: 'Cards',
      text: 'Whether cards are dealt.',
      values: { none: 'None', dealt: 'Dealt' },
    },
    players: {
      title: 'Players',
      text: 'How many play: one or two in a team.',
      values: { two: 'Two', four: 'Four' },
    },
  },
  verbs: {
    bid: 'Bid',
    walk: 'Walk',
    gallop: 'Gallop',
    rest: 'Rest',
    jostle: 'Jostle',
    yield: 'Yield',
    eat: 'Eat',
    throw: 'Throw',
    pass: 'Pass',
  },
  waits: {
    bid: 'round {round}, bidding in secret.',
    ride: 'round {round}, riding.',
    react: 'deciding whether to throw something.',
    jostle: 'deciding whether to jostle at {place}.',
  },
  steps: {
    bid: 'Round {round}, {weather}: how many oats do you bid?',
    ride: 'Round {round}, {weather}: who rides?',
    react: '{side} gallops off from {place}: throw something?',
    jostle: 'An enemy stands on {place}: jostle?',
  },
  reasons: {
    ...shared.reasons,
    'bid-too-high':
      'A bid is {most, plural, one {# oat} other {# oats}} at most, and no more than you have.',
    'no-rider': 'None of your riders stands on {place}.',
    'at-home': 'The riders on {place} are home.',
    weather: 'Not in this weather: {weather}.',
    'no-oats': 'You have no oats left.',
    'not-in-hand': 'You do not hold this card: {card}.',
    'wrong-card': 'This card is of no use here: {card}.',
  },
  events: {
    forced: '{seat} has no choice.',
    weather: 'Round {round}: {weather}.',
    draw: '{seat} draws a card.',
    drawn: 'It is {card}.',
    shuffle: 'The pile becomes the deck.',
    bid: '{seat} has bid.',
    tie: 'Equal: {faces}. They roll again.',
    reveal: 'The bids are {bids}: {first} rides first.',
    walk: '{seat} walks from {from} to {to}.',
    gallop: '{seat} gallops from {from} to {to} ({faces}).',
    rest: '{seat} rests and has {oats, plural, one {# oat} other {# oats}}.',
    jostle: '{seat} jostles on {place} ({faces}): {loser} is thrown back.',
    yield: '{seat} yields on {place}.',
    eat: '{seat} plays {card} and has {oats, plural, one {# oat} other {# oats}}.',
    throw: '{seat} plays {card}.',
    won: '{side} wins.',
  },
  outcomes: { home: 'All riders are home.', time: 'The last round is over.' },
  things: {
    weather: ['clear', 'mud', 'storm'],
    card: ['a clod', 'a wet clod', 'a big clod', 'a sugar lump', 'two sugar lumps', 'a sugar loaf'],
    seat: ['First player', 'Second player', 'Third player', 'Fourth player'],
  },
}
