import type { Language } from '../rule.ts'
import type { Words } from '../words.ts'
import { places } from './state.ts'

const en: Words = {
  title: 'Relay',
  sides: { red: 'Red', blue: 'Blue' },
  scenarios: {
    lane: { title: 'The lane', text: 'Five places in nine rounds.' },
    road: { title: 'The road', text: 'Eight places in thirteen rounds.' },
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
  },
  verbs: {
    bid: 'Bid',
    walk: 'Walk',
    gallop: 'Gallop',
    rest: 'Rest',
    jostle: 'Jostle',
    yield: 'Yield',
  },
  steps: {
    bid: 'Round {round}, {weather}: how many oats do you bid?',
    ride: 'Round {round}, {weather}: who rides?',
    jostle: 'An enemy stands on {place}: jostle?',
  },
  reasons: {
    legal: 'Allowed.',
    'no-such-choice': 'There is no such choice.',
    'not-your-decision': 'It is not for you to decide.',
    'game-over': 'The game is over.',
    'not-now': 'Not at this moment.',
    'bid-too-high':
      'A bid is {most, plural, one {# oat} other {# oats}} at most, and no more than you have.',
    'no-rider': 'None of your riders stands on {place}.',
    'at-home': 'The riders on {place} are home.',
    weather: 'Not in this weather: {weather}.',
    'no-oats': 'You have no oats left.',
  },
  events: {
    forced: '{seat} has no choice.',
    weather: 'Round {round}: {weather}.',
    bid: '{seat} has bid.',
    tie: 'Equal: {faces}. They roll again.',
    reveal: 'The bids are {bids}: {first} rides first.',
    walk: '{seat} walks from {from} to {to}.',
    gallop: '{seat} gallops from {from} to {to} ({faces}).',
    rest: '{seat} rests and has {oats, plural, one {# oat} other {# oats}}.',
    jostle: '{seat} jostles on {place} ({faces}): {loser} is thrown back.',
    yield: '{seat} yields on {place}.',
    won: '{seat} wins.',
  },
  outcomes: { home: 'All riders are home.', time: 'The last round is over.' },
  things: {
    place: places.map((_, place) => `place ${place}`),
    weather: ['clear', 'mud', 'storm'],
    seat: ['First player', 'Second player'],
  },
}

const fr: Words = {
  title: 'Relais',
  sides: { red: 'Rouge', blue: 'Bleu' },
  scenarios: {
    lane: { title: 'Le chemin', text: 'Cinq bornes en neuf manches.' },
    road: { title: 'La route', text: 'Huit bornes en treize manches.' },
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
  },
  verbs: {
    bid: 'Miser',
    walk: 'Aller au pas',
    gallop: 'Galoper',
    rest: 'Se reposer',
    jostle: 'Bousculer',
    yield: 'Céder',
  },
  steps: {
    bid: 'Manche {round}, {weather} : combien d’avoine misez-vous ?',
    ride: 'Manche {round}, {weather} : qui court ?',
    jostle: 'Un ennemi se tient à {place} : le bousculer ?',
  },
  reasons: {
    legal: 'Permis.',
    'no-such-choice': 'Ce choix n’existe pas.',
    'not-your-decision': 'Ce n’est pas à vous de décider.',
    'game-over': 'La partie est finie.',
    'not-now': 'Pas à ce moment.',
    'bid-too-high':
      'Une mise est de {most, plural, one {# mesure} other {# mesures}} au plus, et pas plus que la réserve.',
    'no-rider': 'Aucun de vos cavaliers ne se tient à {place}.',
    'at-home': 'Les cavaliers à {place} sont rentrés.',
    weather: 'Pas par ce temps : {weather}.',
    'no-oats': 'Vous n’avez plus d’avoine.',
  },
  events: {
    forced: '{seat} n’a pas le choix.',
    weather: 'Manche {round} : {weather}.',
    bid: '{seat} a misé.',
    tie: 'Égalité : {faces}. On relance.',
    reveal: 'Les mises sont {bids} : {first} court en premier.',
    walk: '{seat} va au pas de {from} à {to}.',
    gallop: '{seat} galope de {from} à {to} ({faces}).',
    rest: '{seat} se repose et a {oats, plural, one {# mesure} other {# mesures}} d’avoine.',
    jostle: '{seat} bouscule à {place} ({faces}) : {loser} recule.',
    yield: '{seat} cède à {place}.',
    won: '{seat} gagne.',
  },
  outcomes: {
    home: 'Tous les cavaliers sont rentrés.',
    time: 'La dernière manche est jouée.',
  },
  things: {
    place: places.map((_, place) => `borne ${place}`),
    weather: ['temps clair', 'boue', 'tempête'],
    seat: ['Premier joueur', 'Second joueur'],
  },
}

export const words: Readonly<Record<Language, Words>> = { en, fr }
