import type { Person } from '../../../session/who.ts'
import { keyed } from '../../../i18n/spoken.ts'

/** What the note of a roll says in Arras. */
export const words = {
  before: (chance: string) => `${chance} before the roll`,
  bombardmentOf: (place: string) => `Bombardment of ${place}`,
  success: 'Success',
  failure: 'Failure',
  wonBy: (side: number, margin: number) => `for the ${['Allies', 'Germans'][side]}, by ${margin}.`,
  held: (side: number, margin: number) =>
    `The ${['Allies', 'Germans'][side]} hold, ${margin === 0 ? 'on a tie' : `by ${margin}`}.`,
  points: (count: number) => (count === 1 ? 'casualty point' : 'casualty points'),
  strongest: 'strongest defender',
  bids: 'The bids are opened',
  bid: (vp: number) => `${vp} VP`,
  tied: (bid: number, first: Person, second: Person, die: number) =>
    `Both bid ${bid} VP, so a die decides (1 to 3: ${first.name}, 4 to 6: ${second.name}): ${die}.`,
  tiedDie: (first: Person, second: Person) => `1 to 3: ${first.name}, 4 to 6: ${second.name}`,
  settled: ({ name, isYou }: Person, vp: number) =>
    isYou
      ? `You play the Allies and need ${vp} VP at the end.`
      : `${name} plays the Allies and needs ${vp} VP at the end.`,
  titles: keyed<string>({
    'initiative-roll': 'Initiative',
    'initiative-tied': 'Initiative',
    'release-roll': 'Release',
    'rommel-roll': 'Rommel',
    'gort-roll': 'Gort',
    'refresh-roll': 'Units refreshed',
    'bids-tied': 'Equal bids',
  }),
}
