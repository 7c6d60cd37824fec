export const arras = {
  title: 'Arras',
  rules: {
    'ARS-SET-1': 'The Germans set up first. 7th Panzer: east of the road to Arras.',
    'ARS-SET-2':
      'SS Totenkopf: west of that road; both in rows 04 and below, so that the way in is not sealed.',
    'ARS-SET-3': 'All German anti-tank units are 88s.',
    'ARS-SET-4':
      'Left column: the core of 3e DLM enters on turn 1 between hex E and the road, with as many of its other units as a die plus 2, drawn at random; the artillery has a truck.',
    'ARS-SET-5':
      'Right column: the British core enters west of hex E, with as many of the other British units as a die plus 2. The core may enter until turn 9; the other units become regular reinforcements.',
    'ARS-SET-6': 'The road to Arras runs from the south edge to the hex “To Arras”.',
    'ARS-MAP-1': 'Lettered hexes: A 2018, B 0418, C 2206, D 0301, E 0801, To Arras 1501.',
    'ARS-REI-1':
      'Allied regular reinforcements: from turn 2, roll a die for each unit, plus interdiction and refugees. A result below the turn number lets it enter at E; a natural 6 fails. No unit enters after turn 9.',
    'ARS-REI-2':
      '1re DLM: on the day turns of the 21st, roll the same die, 1 less while 5th Panzer is on the map. Each unit enters at E and gives the Germans a point.',
    'ARS-REI-3':
      'Petreforce: from turn 11, once the Allies are ahead in points, as many of its infantry units as a die shows enter by To Arras. Its artillery bombards from off the map, up to three hexes from there.',
    'ARS-REI-4':
      'German regular reinforcements: from turn 2 to the night, roll a die for each unit. A result below the turn number lets it enter, 7th Panzer at A, Totenkopf at B; a natural 6 fails. From turn 11 they enter without a die.',
    'ARS-REI-5':
      '5th Panzer: by day, roll a die for each unit. A result below the number of turns of the day lets it enter at C; a natural 6 fails. Ruling: the Allies score 2 for each on the 21st and 1 on the 22nd, as the victory page prints.',
    'ARS-EVT-1': '2, 12: German command paralysis, once a day.',
    'ARS-EVT-2': '6: Allied command paralysis, once a day.',
    'ARS-EVT-3': '4, 5, 9: Rommel arrives, once, on the 21st.',
    'ARS-EVT-4': '3, 8, once: maximum Allied air effort, and the RAF leaves for good.',
    'ARS-EVT-5': '7, 11: refugees clog the roads, once a day.',
    'ARS-EVT-6': '10: no event.',
    'ARS-VIC-1': 'The common list, and 1 point to each player for each village or town hex held.',
    'ARS-VIC-2':
      'Allied: 2 points for A or B, those of ARS-REI-5, and for Rommel’s loss 1, 2 or 3 by a die. Ruling: 3 on a 5 or 6, for a stepped table cannot repeat itself.',
    'ARS-VIC-3': 'German: 2 points for D, 1 for each unit of 1re DLM that entered.',
    'ARS-VIC-4': 'At the start A, B and C are German, D, E and To Arras Allied.',
    'ARS-OPT-1': 'Option: armour panic.',
    'ARS-OPT-2':
      'Option: 88s bombard adjacent enemies as artillery does; such an 88 does not move in the turn, but fights.',
    'ARS-OPT-3':
      'Option: undisrupted infantry and artillery dig in by a whole turn without moving, fighting or bombarding. Ruling: optional, for both sides, and a German trench serves Germans.',
  },
}
