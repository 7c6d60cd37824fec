/** The page about the boards, in English. */
export const boardsEn = {
  title: 'About the boards',
  intro:
    'The rules of these games are public; their printed maps and counters are not. What no text states was rebuilt, and this page says what.',
  honest:
    'The rules are enforced as printed. The board and the factors you play with are partly ours: they need not match the published ones.',
  rulebook: 'Rulebook',
  'rulebook.text': 'Stated in the rulebook.',
  derived: 'Derived',
  'derived.text': 'Not stated, but only one value agrees with the rules.',
  reconstructed: 'Reconstructed',
  'reconstructed.text':
    'No text has it. Rebuilt from geography and history so that every rule holds.',
  'table.what': 'What',
  'table.from': 'From',
  'table.note': 'How',
  'arras.title': 'Counter-Attack: Arras',
  'arras.intro':
    'Design by Michael Rinella, development and graphics by Olivier Revenu, published by Battles Magazine. We had the English and the French rulebook, and no board.',
  'arras.rules': 'Rules',
  'arras.rules.note':
    'All sections of both rulebooks; where they differ, the rules reader says which one is played.',
  'arras.places': 'Areas and zones',
  'arras.places.note':
    '28 numbered areas, 6 zones, their colours, and the names that the text mentions.',
  'arras.control': 'Who holds what',
  'arras.control.note':
    'Control at the start, stacking limits, and the stars of areas 5, 9 and 20.',
  'arras.turns': 'Turn track',
  'arras.turns.note': 'Seven hours from 15:00 to 21:00, with the air support of each.',
  'arras.order': 'Order of battle',
  'arras.order.note': 'Every unit by name and group, both set-ups, and all releases.',
  'arras.rings': 'Red rings',
  'arras.rings.note': 'Areas 2, 4, 6 and 7: those that win the game at once.',
  'arras.names': 'Some names',
  'arras.names.note': 'Areas 1, 11, 12 and 15 to 18, and zones B, C, D and F, by geography.',
  'arras.outlines': 'Outlines and neighbours',
  'arras.outlines.note':
    'Drawn around the real villages. The two pairs that the rules call not adjacent touch in a point.',
  'arras.rivers': 'River boundaries',
  'arras.rivers.note':
    'The Scarpe, the only river the rules name. The other streams have no effect.',
  'arras.terrain': 'Terrain modifiers and shapes',
  'arras.terrain.note':
    'Open villages +1, larger villages, woods and heights +2, Mont-St-Éloi, Arras and Cambrai +3.',
  'arras.factors': 'Every factor of every counter',
  'arras.factors.note':
    'Attack, defence and movement, fresh and spent, which units may overrun, and the R counters.',
  'arras.groupM': 'German group M',
  'arras.groupM.note':
    '5th Panzer Division: two battalions of Panzer-Regiment 31, one of Schützen-Regiment 13.',
  'arras.track': 'Victory point track',
  'arras.track.note': 'Its length and its place on the board.',
  'celles.title': 'Battles of the Bulge: Celles',
  'celles.intro':
    'Design by Roger Miller, map by Mark Mahaffey, published by Revolution Games. We had the French booklet, without a single picture or chart, and public sources.',
  'celles.rules': 'Rules',
  'celles.rules.note':
    'All sections of the booklet; where it contradicts itself or is silent, the rules reader says what is played.',
  'celles.setup': 'Set-up and calendar',
  'celles.setup.note': 'Hexes and dates of the booklet; which counters lie in each box is ours.',
  'celles.modifiers': 'Attacks, modifiers, movement costs',
  'celles.modifiers.note': 'The booklet, a play report and a published recreation agree on them.',
  'celles.turns': 'Number of turns and chits by day',
  'celles.turns.note': 'Eight turns follow from the dates; the chits from the advice to players.',
  'celles.map': 'Map',
  'celles.map.note':
    'Terrain, rivers and roads of a published recreation, checked against every example and the real ground.',
  'celles.rear': 'Rear Areas',
  'celles.rear.note': 'Their outlines: connected, without a town worth points, with the entries.',
  'celles.counters': 'Counter values and number of units',
  'celles.counters.note':
    'The recreation, checked by the odds of the examples; the numbers within 88 counters.',
  'celles.crt': 'Combat Results Table',
  'celles.crt.note': '8 of 55 cells are known; no result gets worse as die or odds rise.',
  'celles.infiltration': 'Infiltration Table',
  'celles.infiltration.note': 'Success from 5 on is known; which failures disrupt is ours.',
  'celles.actions': 'Actions per turn',
  'celles.actions.note': 'Turns 1 to 3 together and turn 4 are known, the others are ours.',
  'blitzkrieg.title': 'France 1940: Blitzkrieg in the West',
  'blitzkrieg.intro':
    'Design by Paul Rohrbaugh, graphics by Bruce Yearian, published by High Flying Dice Games. We had the French rules of all six battles, without maps and with the counters of two divisions only.',
  'blitzkrieg.rules': 'Rules',
  'blitzkrieg.rules.note':
    'The series and its six battles; what is cut off or contradicts itself is ruled, and the rules reader says how.',
  'blitzkrieg.tables': 'Combat, bombardment, air combat, terrain',
  'blitzkrieg.tables.note':
    'All four tables are printed; two footnotes of the terrain table are ours.',
  'blitzkrieg.turns': 'Turns, set-up, arrivals, events, victory',
  'blitzkrieg.turns.note':
    'As printed for each battle; sentences cut at the end of a column are completed.',
  'blitzkrieg.gembloux': 'Counters of 3rd and 4th Panzer at Gembloux',
  'blitzkrieg.gembloux.note': 'The only order of battle whose numbers are printed.',
  'blitzkrieg.letters': 'Some hexes at Sedan and Arras',
  'blitzkrieg.letters.note':
    'The bank that 1604 and 1606 lie on, and the lettered hexes: one place fits each use.',
  'blitzkrieg.maps': 'The six maps',
  'blitzkrieg.maps.note':
    'Public geography around every hex that the text names: levels, woods, waters, roads, railways.',
  'blitzkrieg.counters': 'All other counters',
  'blitzkrieg.counters.note':
    'Public orders of battle of May 1940, with values after those that are printed.',
  'blitzkrieg.formations': 'Formation bars',
  'blitzkrieg.formations.note':
    'The division, or the independent command: who may stack with whom.',
  'frontline.title': 'Frontline: D-Day',
  'frontline.intro':
    'Designed and published by Dan Verssen. The board is nine cards, and we had no picture of any card: a French rulebook that breaks off halfway, and its examples.',
  'frontline.rules': 'Rules',
  'frontline.rules.note':
    'The rulebook as far as it goes; what it announces and we do not have is completed, and the rules reader says which.',
  'frontline.titles': 'Action cards, terrain, equipment, damage: names and effects',
  'frontline.titles.note': 'Described one by one in the rulebook; the price of a Pin is its own.',
  'frontline.examples': 'Values that examples quote',
  'frontline.examples.note': 'Firepower, Morale or cover that a worked example needs to come out.',
  'frontline.copies': 'Copies of cards, faces of terrain cards',
  'frontline.copies.note': 'How many of each title, and which two grounds share a card.',
  'frontline.forces': 'Force cards',
  'frontline.forces.note':
    'Men, vehicles and guns of three armies; their VP follow one formula from their values.',
  'frontline.damage': 'Prices of the other damage counters',
  'frontline.damage.note': 'Set beside that of the Pin, higher in heavier cover.',
  'frontline.battles': 'Historical battles, campaigns, teams, solitaire',
  'frontline.battles.note':
    'Chapters of which the title alone is known: nineteen battles after public history.',
  'how.title': 'How Arras was rebuilt',
  'how.geography':
    'The map lies on the real ground, 62 units to the kilometre. The two British columns of 21 May ran by Duisans, Warlus, Berneville and Wailly, and by Dainville, Agny, Beaurains and Wancourt: these first moves exist on our board.',
  'how.constraints':
    'The rules constrain a board more than one would think. Thirty-five checks hold ours to them, from what borders the Scarpe to the sizes of the groups; they run with every build.',
  'how.factors':
    'The combat formula fixes the scale. A column of nine units adds eight by number alone, so British companies attack with 1 or 2, while a German rifle battalion defends with 7.',
  'how.trial':
    'In 180 trial games between equal simple players the Allies won 84 and the Germans 96. That is an indication, not a proof of balance.',
  'ornament.title': 'What is only ornament',
  'ornament.text':
    'Fields, shading, contours, hamlets and, but for Blitzkrieg, railways make the maps readable and carry no rule.',
  'pack.title': 'If you own the printed game',
  'pack.text':
    'A board pack, a small file, can replace the map, the counters and the tracks with the printed values without touching a rule. It is checked when it is loaded.',
} as const
