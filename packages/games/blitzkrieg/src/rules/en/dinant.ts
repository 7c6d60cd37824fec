export const dinant = {
  title: 'Dinant',
  rules: {
    'DIN-SET-1':
      '18e DI and 11th Corps: villages west of the Meuse and hexes next to them, two units to a hex.',
    'DIN-SET-2':
      '129th regiment: on or next to Philippeville (0119, printed without its zero), Donveau or Villers-le-Gambon.',
    'DIN-SET-3':
      'East of the Meuse, draw as many units as a die less 1 from the cavalry, the 22nd and the Chasseurs ardennais. Place them one to a hex, infantry of the cavalry divisions in trucks; the others take no part.',
    'DIN-SET-4': 'There are no entrenchments.',
    'DIN-SET-5': 'Six pontoons; one that is destroyed does not return.',
    'DIN-MAP-1': 'Bridges stand at Dinant, Yvoir and Hastière.',
    'DIN-MAP-2': 'Villers-le-Gambon and Donveau keep their printed hexes.',
    'DIN-REI-1':
      '7th, then 5th Panzer, by the east edge: each turn as many units enter as a die shows, plus one for each air unit in interdiction since the last turn, two at most. Infantry and artillery come in transports.',
    'DIN-REI-2':
      '8th and 32nd infantry divisions and XV Corps: from turn 7, as many units as a die shows enter each turn by the east edge. Corps units without armour come in transports.',
    'DIN-REI-3':
      '5e DIM: from turn 2, roll a die for each unit, plus interdiction and fifth column. On 3 or less it enters by the west edge; a natural 6 fails.',
    'DIN-REI-4':
      '4e DINA and 2nd Corps: from turn 8, roll the same die; they may also enter by the roads of the north edge.',
    'DIN-REI-5': '1re DCR: by the event DIN-EVT-4 or from turn 28, by the west edge.',
    'DIN-REI-6': 'When it becomes available a die says how many B1 units take refit markers.',
    'DIN-REI-7':
      'A second die is for the H39: none on 1 or 2, one unit on 3 or 4, two on 5 or 6. Ruling: two, for a stepped table cannot repeat itself.',
    'DIN-REI-8':
      'Each unit enters if its die, plus interdiction and fifth column, is 4 or less; the artillery has a truck.',
    'DIN-REI-9':
      'Its armour is disrupted at the end of its first movement phase, and recovers in the following turn at the earliest.',
    'DIN-REI-10':
      'A line bars 1re DCR after a breakout at Dinant. Ruling: ignored, for no such event exists here.',
    'DIN-EVT-1': '2, 12: German command paralysis, once a day from the 13th on.',
    'DIN-EVT-2':
      '6: French command paralysis. Ruling: once on each of the three days, as in the other battles.',
    'DIN-EVT-3':
      '3, 11, on the 14th or 15th, once: breakout at Sedan; each unit of 1re DCR on the map at the end gives the Germans a point.',
    'DIN-EVT-4':
      '4, 7, 10: on the 12th or 13th Rommel arrives, on the 13th or 14th 1re DCR, once each. Ruling: on the 13th both.',
    'DIN-EVT-5': '5, 9: fifth columnist strike.',
    'DIN-EVT-6': '8: maximum Allied air effort, once.',
    'DIN-VIC-1': 'The common list.',
    'DIN-VIC-2':
      'French: 1 point for each hex of Dinant they occupy; half a point for each German unit that left by the west edge, if no free line joins the edges.',
    'DIN-VIC-3':
      'German: 3 points for a free line between the edges, and with it half a point for each unit that left by the west edge; 1 for each unit of 1re DCR on the map after DIN-EVT-3.',
    'DIN-VIC-4': 'Units that left are combat units.',
    'DIN-OPT-1': 'Option: armour panic.',
  },
}
