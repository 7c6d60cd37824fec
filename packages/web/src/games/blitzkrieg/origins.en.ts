import type { OriginWords } from '../../screen/origins.ts'

/** The origins of the parts, in English. */
export const words: OriginWords = {
  title: 'France 1940: Blitzkrieg in the West',
  intro:
    'Design by Paul Rohrbaugh, graphics by Bruce Yearian, published by High Flying Dice Games. We had the French rules of all six battles, without maps and with the counters of two divisions only.',
  parts: {
    rules: {
      what: 'Rules',
      note: 'The series and its six battles; what is cut off or contradicts itself is ruled, and the rules reader says how.',
    },
    tables: {
      what: 'Combat, bombardment, air combat, terrain',
      note: 'All four tables are printed; two footnotes of the terrain table are ours.',
    },
    turns: {
      what: 'Turns, set-up, arrivals, events, victory',
      note: 'As printed for each battle; sentences cut at the end of a column are completed.',
    },
    gembloux: {
      what: 'Counters of 3rd and 4th Panzer at Gembloux',
      note: 'The only order of battle whose numbers are printed.',
    },
    letters: {
      what: 'Some hexes at Sedan and Arras',
      note: 'The bank that 1604 and 1606 lie on, and the lettered hexes: one place fits each use.',
    },
    maps: {
      what: 'The six maps',
      note: 'Public geography around every hex that the text names: levels, woods, waters, roads, railways.',
    },
    counters: {
      what: 'All other counters',
      note: 'Public orders of battle of May 1940, with values after those that are printed.',
    },
    formations: {
      what: 'Formation bars',
      note: 'The division, or the independent command: who may stack with whom.',
    },
  },
}
