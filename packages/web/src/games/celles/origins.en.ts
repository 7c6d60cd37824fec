import type { OriginWords } from '../../screen/origins.ts'

/** The origins of the parts, in English. */
export const words: OriginWords = {
  title: 'Battles of the Bulge: Celles',
  intro:
    'Design by Roger Miller, map by Mark Mahaffey, published by Revolution Games. We had the French booklet, without a single picture or chart, and public sources.',
  parts: {
    rules: {
      what: 'Rules',
      note: 'All sections of the booklet; where it contradicts itself or is silent, the rules reader says what is played.',
    },
    setup: {
      what: 'Set-up and calendar',
      note: 'Hexes and dates of the booklet; which counters lie in each box is ours.',
    },
    modifiers: {
      what: 'Attacks, modifiers, movement costs',
      note: 'The booklet, a play report and a published recreation agree on them.',
    },
    turns: {
      what: 'Number of turns and chits by day',
      note: 'Eight turns follow from the dates; the chits from the advice to players.',
    },
    map: {
      what: 'Map',
      note: 'Terrain, rivers and roads of a published recreation, checked against every example and the real ground.',
    },
    counters: {
      what: 'Counter values and number of units',
      note: 'The recreation, checked by the odds of the examples; the numbers within 88 counters.',
    },
    rear: {
      what: 'Rear Areas',
      note: 'Their outlines: connected, without a town worth points, with the entries.',
    },
    crt: {
      what: 'Combat Results Table',
      note: '8 of 55 cells are known; no result gets worse as die or odds rise.',
    },
    infiltration: {
      what: 'Infiltration Table',
      note: 'Success from 5 on is known; which failures disrupt is ours.',
    },
    actions: {
      what: 'Actions per turn',
      note: 'Turns 1 to 3 together and turn 4 are known, the others are ours.',
    },
  },
}
