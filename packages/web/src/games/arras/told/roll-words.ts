import { of } from '../../../i18n/french.ts'
import { spoken } from '../../../i18n/spoken.ts'
import type { Person } from '../../../session/who.ts'

/** What the note of a roll says in Arras. */
interface RollWords {
  readonly before: (chance: string) => string
  readonly bombardmentOf: (place: string) => string
  readonly success: string
  readonly failure: string
  readonly wonBy: (side: number, margin: number) => string
  readonly held: (side: number, margin: number) => string
  readonly points: (count: number) => string
  readonly strongest: string
  readonly bids: string
  readonly bid: (vp: number) => string
  readonly tied: (bid: number, first: Person, second: Person, die: number) => string
  readonly tiedDie: (first: Person, second: Person) => string
  readonly settled: (allied: Person, vp: number) => string
  readonly titles: Readonly<Record<string, string>>
}

export const rollWords = spoken<RollWords>({
  en: {
    before: (chance) => `${chance} before the roll`,
    bombardmentOf: (place) => `Bombardment of ${place}`,
    success: 'Success',
    failure: 'Failure',
    wonBy: (side, margin) => `for the ${['Allies', 'Germans'][side]}, by ${margin}.`,
    held: (side, margin) =>
      `The ${['Allies', 'Germans'][side]} hold, ${margin === 0 ? 'on a tie' : `by ${margin}`}.`,
    points: (count) => (count === 1 ? 'casualty point' : 'casualty points'),
    strongest: 'strongest defender',
    bids: 'The bids are opened',
    bid: (vp) => `${vp} VP`,
    tied: (bid, first, second, die) =>
      `Both bid ${bid} VP, so a die decides (1 to 3: ${first.name}, 4 to 6: ${second.name}): ${die}.`,
    tiedDie: (first, second) => `1 to 3: ${first.name}, 4 to 6: ${second.name}`,
    settled: ({ name, isYou }, vp) =>
      isYou
        ? `You play the Allies and need ${vp} VP at the end.`
        : `${name} plays the Allies and needs ${vp} VP at the end.`,
    titles: {
      'initiative-roll': 'Initiative',
      'initiative-tied': 'Initiative',
      'release-roll': 'Release',
      'rommel-roll': 'Rommel',
      'gort-roll': 'Gort',
      'refresh-roll': 'Units refreshed',
      'bids-tied': 'Equal bids',
    },
  },
  fr: {
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
  },
})
