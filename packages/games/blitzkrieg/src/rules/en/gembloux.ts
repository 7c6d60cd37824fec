export const gembloux = {
  title: 'Gembloux',
  rules: {
    'GEM-SET-1': 'The French set up first. 15e DIM: on or next to Blanmont, Perbais or Chastre.',
    'GEM-SET-2': '2e DINA, 1st regiment: on or next to Gembloux.',
    'GEM-SET-3':
      '2e DINA, 7th regiment: on or next to Ernage, or on the railway between Perbais and Gembloux.',
    'GEM-SET-4': '2e DINA, 2nd regiment: on the road to Gembloux, in the first six columns.',
    'GEM-SET-5': '1re DIM: on or next to the railway south of Gembloux, not in the town.',
    'GEM-SET-6': '64th and 79th artillery and the two army reserves: anywhere west of the railway.',
    'GEM-SET-7': 'There are no entrenchments.',
    'GEM-SET-8':
      '4th Panzer: east of the railway and at least four hexes from all of it, the printed zone being cut off.',
    'GEM-SET-9': '3rd Panzer enters on turn 1 by the east edge.',
    'GEM-SET-10':
      'The counters of the two Panzer divisions are those printed, with a half-track for each rifle battalion and artillery regiment.',
    'GEM-REI-1':
      '3e DLM: on turns 2 to 11, roll a die for each formation, plus interdiction and fifth column. On 3 or less it enters by the west edge. From turn 12 it enters without a die.',
    'GEM-REI-2':
      '2e DLM: from turn 12, roll the same die; it no longer comes once GEM-EVT-3 has happened. Ruling: the text counts, not the symbol on turn 13.',
    'GEM-REI-3':
      '20th motorized division: on turns 2 to 12, roll a die for each formation. Below the turn number it enters by the east edge; a natural 6 fails. From turn 13 it enters without a die.',
    'GEM-REI-4':
      '35th infantry division: one regiment and the artillery enter on turn 11. The other units roll from turn 14 and enter on 1 or less. Ruling: the die is 1 less for each turn after turn 14, and 1 less while 2e DLM is on the map.',
    'GEM-REI-5':
      'Option: a regiment of the 18th division enters at 0901 on turn 13, and the French score 3 points.',
    'GEM-EVT-1': '2, 12: German command paralysis, once a day.',
    'GEM-EVT-2':
      '6: French command paralysis, once a day; who rolls for the stacks does not matter.',
    'GEM-EVT-3':
      '3, 11, once: the Germans break out on the Meuse. 2e DLM no longer comes. Each unit of 2e and 3e DLM on the map gives the Germans a point on turns 10 and 20, if the event came before; a unit that leaves does not come back.',
    'GEM-EVT-4': '4, 7, 10: Moroccan ferocity.',
    'GEM-EVT-5': '5, 9: fifth columnist strike.',
    'GEM-EVT-6': '8: maximum Allied air effort, once.',
    'GEM-VIC-1':
      'The common list, and 1 point to each player for each town or village hex occupied.',
    'GEM-VIC-2':
      'DLM units on the map cost the French. Ruling: as the event says, on turns 10 and 20; the line of the victory page is the same penalty.',
    'GEM-VIC-3': 'German: 5 points for a free line between the east and the west edge.',
    'GEM-VIC-4': 'With the 18th division the French have 3 points.',
    'GEM-OPT-1': 'Option: armour panic.',
    'GEM-OPT-2': 'Option: 18th infantry division.',
  },
}
