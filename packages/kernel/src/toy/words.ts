import type { Language } from '../rule.ts'
import { sharedReasonWords, type SideForms, type Words } from '../words.ts'
import type { Track } from './track.ts'

type Shared = Omit<Words, 'title'>

/** Riders go by their colour, without an article. */
const englishName = (name: string): SideForms => ({
  name,
  the: name,
  of: `of ${name}`,
  to: `to ${name}`,
  turn: `${name}’s turn`,
  isOne: true,
})
const frenchName = (name: string): SideForms => ({
  name,
  the: name,
  of: `de ${name}`,
  to: `à ${name}`,
  turn: `Tour de ${name}`,
  isOne: true,
})

const en: Shared = {
  sides: { red: englishName('Red'), blue: englishName('Blue') },
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
    ...sharedReasonWords.en,
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

const fr: Shared = {
  sides: { red: frenchName('Rouge'), blue: frenchName('Bleu') },
  scenarios: {
    lane: { title: 'Le chemin', text: 'Cinq bornes en neuf manches.' },
    road: { title: 'La route', text: 'Huit bornes en treize manches.' },
    climb: { title: 'La montée', text: 'Onze bornes en quinze manches.' },
  },
  options: {
    oats: {
      title: 'Avoine',
      text: 'La réserve de départ de chacun.',
      values: { few: 'Peu', many: 'Beaucoup' },
    },
    weather: {
      title: 'Météo',
      text: 'D’où vient la météo.',
      values: { chits: 'Jetons', fair: 'Toujours beau' },
    },
    cards: {
      title: 'Cartes',
      text: 'Si l’on distribue des cartes.',
      values: { none: 'Aucune', dealt: 'Distribuées' },
    },
    players: {
      title: 'Joueurs',
      text: 'Le nombre de joueurs : un ou deux par équipe.',
      values: { two: 'Deux', four: 'Quatre' },
    },
  },
  verbs: {
    bid: 'Miser',
    walk: 'Aller au pas',
    gallop: 'Galoper',
    rest: 'Se reposer',
    jostle: 'Bousculer',
    yield: 'Céder',
    eat: 'Manger',
    throw: 'Lancer',
    pass: 'Passer',
  },
  waits: {
    bid: 'manche {round}, mise secrète.',
    ride: 'manche {round}, en course.',
    react: 'décision de lancer ou non quelque chose.',
    jostle: 'décision de bousculer ou non à {place}.',
  },
  steps: {
    bid: 'Manche {round}, {weather} : combien d’avoine misez-vous ?',
    ride: 'Manche {round}, {weather} : qui court ?',
    react: '{side} part au galop de {place} : lui lancer quelque chose ?',
    jostle: 'Un ennemi se tient à {place} : le bousculer ?',
  },
  reasons: {
    ...sharedReasonWords.fr,
    'bid-too-high':
      'Une mise est de {most, plural, one {# mesure} other {# mesures}} au plus, et pas plus que la réserve.',
    'no-rider': 'Aucun de vos cavaliers ne se tient à {place}.',
    'at-home': 'Les cavaliers à {place} sont rentrés.',
    weather: 'Pas par ce temps : {weather}.',
    'no-oats': 'Vous n’avez plus d’avoine.',
    'not-in-hand': 'Vous n’avez pas cette carte : {card}.',
    'wrong-card': 'Cette carte ne sert à rien ici : {card}.',
  },
  events: {
    forced: '{seat} n’a pas le choix.',
    weather: 'Manche {round} : {weather}.',
    draw: '{seat} pioche une carte.',
    drawn: 'C’est {card}.',
    shuffle: 'La défausse redevient la pioche.',
    bid: '{seat} a misé.',
    tie: 'Égalité : {faces}. On relance.',
    reveal: 'Les mises sont {bids} : {first} court en premier.',
    walk: '{seat} va au pas de {from} à {to}.',
    gallop: '{seat} galope de {from} à {to} ({faces}).',
    rest: '{seat} se repose et a {oats, plural, one {# mesure} other {# mesures}} d’avoine.',
    jostle: '{seat} bouscule à {place} ({faces}) : {loser} recule.',
    yield: '{seat} cède à {place}.',
    eat: '{seat} joue {card} et a {oats, plural, one {# mesure} other {# mesures}} d’avoine.',
    throw: '{seat} joue {card}.',
    won: '{side} gagne.',
  },
  outcomes: {
    home: 'Tous les cavaliers sont rentrés.',
    time: 'La dernière manche est jouée.',
  },
  things: {
    weather: ['temps clair', 'boue', 'tempête'],
    card: [
      'une motte',
      'une motte mouillée',
      'une grosse motte',
      'un sucre',
      'deux sucres',
      'un pain de sucre',
    ],
    seat: ['Premier joueur', 'Deuxième joueur', 'Troisième joueur', 'Quatrième joueur'],
  },
}

/** The words of a battle: those of the series, with the names of its own places and scenarios. */
export function wordsOf(track: Track): Readonly<Record<Language, Words>> {
  const own = (language: Language, shared: Shared, place: string): Words => ({
    ...shared,
    title: track.title[language],
    scenarios: Object.fromEntries(
      track.scenarios.map((scenario) => [scenario, shared.scenarios[scenario]!]),
    ),
    things: { ...shared.things, place: track.places.map((_, index) => `${place} ${index}`) },
  })
  return { en: own('en', en, 'place'), fr: own('fr', fr, 'borne') }
}
