import type { OriginWords } from '../../screen/origins.ts'

/** The origins of the parts, in English. */
export const words: OriginWords = {
  title: 'Frontline: D-Day',
  intro:
    'Designed and published by Dan Verssen. The board is nine cards, and we had no picture of any card: a French rulebook that breaks off halfway, and its examples.',
  parts: {
    rules: {
      what: 'Rules',
      note: 'The rulebook as far as it goes; what it announces and we do not have is completed, and the rules reader says which.',
    },
    titles: {
      what: 'Action cards, terrain, equipment, damage: names and effects',
      note: 'Described one by one in the rulebook; the price of a Pin is its own.',
    },
    examples: {
      what: 'Values that examples quote',
      note: 'Firepower, Morale or cover that a worked example needs to come out.',
    },
    copies: {
      what: 'Copies of cards, faces of terrain cards',
      note: 'How many of each title, and which two grounds share a card.',
    },
    forces: {
      what: 'Force cards',
      note: 'Men, vehicles and guns of three armies; their VP follow one formula from their values.',
    },
    damage: {
      what: 'Prices of the other damage counters',
      note: 'Set beside that of the Pin, higher in heavier cover.',
    },
    battles: {
      what: 'Historical battles, campaigns, teams, solitaire',
      note: 'Chapters of which the title alone is known: nineteen battles after public history.',
    },
  },
}
