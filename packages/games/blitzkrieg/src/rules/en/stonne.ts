export const stonne = {
  title: 'Stonne',
  rules: {
    'STO-SET-1':
      'The French set up first, in rows 04 and below; all may start entrenched, with 12 markers.',
    'STO-SET-2':
      'Then as many French units as a die plus 2 are disrupted, chosen by the German player. Of these, as many as another die shows take refit markers, chosen by the French player.',
    'STO-SET-3':
      'The assault companies and Gross Deutschland: on the north edge from 0101 to 1201.',
    'STO-REI-1':
      'German: the Panzer group on turn 2, the rifle group on turn 6, from 1301 to 1901, without a die.',
    'STO-REI-2':
      'French: on turn 3 the 205th, by the west edge from 0104 or the south edge to 0512; on turn 4 6th GRDI, 205th and 11th RDP, on turn 5 the tanks, by the south edge. The 205th, named twice, comes in two parts.',
    'STO-REI-3':
      'Roll a die for each unit, minus the turns completed, plus interdiction and fifth column. On 1 or less it enters; a natural 6 fails.',
    'STO-EVT-1': '2, 12: German command paralysis, once a day.',
    'STO-EVT-2': '6: French command paralysis, once a day.',
    'STO-EVT-3': '3, 11: they shall not pass; on the 15th an 11 has no effect.',
    'STO-EVT-4': '4, 7, 10: no event.',
    'STO-EVT-5': '5, 9: fifth columnist strike, once a day.',
    'STO-EVT-6': '8: maximum air effort, three French air units next turn, once a day.',
    'STO-VIC-1':
      'The common list, 1 point for each village or town hex held, 2 for Stonne, half a point for each hex of level 3 occupied. Ruling: Stonne counts in all its lines.',
    'STO-VIC-2':
      'French: half a point for each armoured unit with a supply line to the north edge.',
    'STO-VIC-3': 'A hex of level 3 needs a combat unit in it; a village goes to its last occupant.',
    'STO-OPT-1': 'Option: armour panic.',
    'STO-OPT-2':
      'Option: German armour in clear terrain or woods that B1 tanks attack rolls as for armour panic.',
  },
}
