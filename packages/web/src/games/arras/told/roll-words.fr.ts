import { of } from '../../../i18n/french.ts'
import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './roll-words.en.ts'

export const words: Translated<typeof en> = {
  before: (chance) => `${chance} avant le jet`,
  bombardmentOf: (place) => `Bombardement ${of(place)}`,
  success: 'Réussite',
  failure: 'Échec',
  wonBy: (side, margin) => `pour les ${['Alliés', 'Allemands'][side]}, de ${margin}.`,
  held: (side, margin) =>
    `Les ${['Alliés', 'Allemands'][side]} tiennent, ${margin === 0 ? 'à égalité' : `de ${margin}`}.`,
  points: (count) => (count < 2 ? 'point de pertes' : 'points de pertes'),
  strongest: 'meilleur défenseur',
  bids: 'Les enchères sont ouvertes',
  bid: (vp) => `${vp} PV`,
  tied: (bid, first, second, die) =>
    `Tous deux ont misé ${bid} PV : un dé décide (1 à 3 : ${first.name}, 4 à 6 : ${second.name}) : ${die}.`,
  tiedDie: (first, second) => `1 à 3 : ${first.name}, 4 à 6 : ${second.name}`,
  settled: ({ name, isYou }, vp) =>
    isYou
      ? `Vous jouez les Alliés ; il vous faut ${vp} PV à la fin.`
      : `${name} joue les Alliés et doit atteindre ${vp} PV à la fin.`,
  titles: {
    'initiative-roll': 'Initiative',
    'initiative-tied': 'Initiative',
    'release-roll': 'Libération',
    'rommel-roll': 'Rommel',
    'gort-roll': 'Gort',
    'refresh-roll': 'Unités rafraîchies',
    'bids-tied': 'Enchères égales',
  },
}
