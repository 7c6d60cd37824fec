import { words as shared } from '../language.fr.ts'
import type { Translated } from '../translated.ts'
import type { SideForms } from '../words.ts'
import type { words as en } from './words.en.ts'

/** Riders go by their colour, without an article. */
const name = (name: string): SideForms => ({
  name,
  the: name,
  of: `de ${name}`,
  to: `à ${name}`,
  turn: `Tour de ${name}`,
  isOne: true,
})

export const words: Translated<typeof en> = {
  titles: { toy: 'Relais', 'toy-hills': 'Relais dans les collines' }, // of the battles
  place: 'borne',
  sides: { red: name('Rouge'), blue: name('Bleu') },
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
    ...shared.reasons,
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
