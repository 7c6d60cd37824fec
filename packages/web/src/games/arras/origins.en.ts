import type { OriginWords } from '../../screen/origins.ts'

/** The origins of the parts, in English. */
export const words: OriginWords = {
  title: 'Counter-Attack: Arras',
  intro:
    'Design by Michael Rinella, development and graphics by Olivier Revenu, published by Battles Magazine. We had the English and the French rulebook, and no board.',
  parts: {
    rules: {
      what: 'Rules',
      note: 'All sections of both rulebooks; where they differ, the rules reader says which one is played.',
    },
    places: {
      what: 'Areas and zones',
      note: '28 numbered areas, 6 zones, their colours, and the names that the text mentions.',
    },
    control: {
      what: 'Who holds what',
      note: 'Control at the start, stacking limits, and the stars of areas 5, 9 and 20.',
    },
    turns: {
      what: 'Turn track',
      note: 'Seven hours from 15:00 to 21:00, with the air support of each.',
    },
    order: {
      what: 'Order of battle',
      note: 'Every unit by name and group, both set-ups, and all releases.',
    },
    rings: { what: 'Red rings', note: 'Areas 2, 4, 6 and 7: those that win the game at once.' },
    names: {
      what: 'Some names',
      note: 'Areas 1, 11, 12 and 15 to 18, and zones B, C, D and F, by geography.',
    },
    outlines: {
      what: 'Outlines and neighbours',
      note: 'Drawn around the real villages. The two pairs that the rules call not adjacent touch in a point.',
    },
    rivers: {
      what: 'River boundaries',
      note: 'The Scarpe, the only river the rules name. The other streams have no effect.',
    },
    terrain: {
      what: 'Terrain modifiers and shapes',
      note: 'Open villages +1, larger villages, woods and heights +2, Mont-St-Éloi, Arras and Cambrai +3.',
    },
    factors: {
      what: 'Every factor of every counter',
      note: 'Attack, defence and movement, fresh and spent, which units may overrun, and the R counters.',
    },
    groupM: {
      what: 'German group M',
      note: '5th Panzer Division: two battalions of Panzer-Regiment 31, one of Schützen-Regiment 13.',
    },
    track: { what: 'Victory point track', note: 'Its length and its place on the board.' },
  },
  how: {
    title: 'How Arras was rebuilt',
    texts: [
      'The map lies on the real ground, 62 units to the kilometre. The two British columns of 21 May ran by Duisans, Warlus, Berneville and Wailly, and by Dainville, Agny, Beaurains and Wancourt: these first moves exist on our board.',
      'The rules constrain a board more than one would think. Thirty-five checks hold ours to them, from what borders the Scarpe to the sizes of the groups; they run with every build.',
      'The combat formula fixes the scale. A column of nine units adds eight by number alone, so British companies attack with 1 or 2, while a German rifle battalion defends with 7.',
      'In 180 trial games between equal simple players the Allies won 84 and the Germans 96. That is an indication, not a proof of balance.',
    ],
  },
}
