export const sedan = {
  title: 'Sedan',
  rules: {
    'SED-SET-1':
      'The French set up first. 55e DI: east of the Bar, south of the Meuse, within three hexes of it.',
    'SED-SET-2': '147th fortress regiment: the same area.',
    'SED-SET-3': '205th regiment: west of the Bar, south of the Meuse, within three hexes of it.',
    'SED-SET-4':
      '5th light cavalry division: a die says how many of its units, of French choice, may be placed south of the Meuse within five hexes; the others take no part.',
    'SED-SET-5': '110th and 169th artillery: anywhere south of the Meuse.',
    'SED-SET-6': 'Six entrenchments, with units of 55e DI, 147th or 205th.',
    'SED-SET-7': 'Then the Germans. 10th Panzer: east of Sedan, north of the Meuse.',
    'SED-SET-8': 'Gross Deutschland: with 1st Panzer, the printed place being lost.',
    'SED-SET-9':
      '1st and 2nd Panzer: west of Sedan, north of the Meuse; units of 2nd Panzer may be held back and enter later by the west edge.',
    'SED-SET-10':
      'East and west of Sedan are the columns beside the town; its northern hexes are open to both groups.',
    'SED-SET-11': 'Six pontoons; one that is destroyed does not return.',
    'SED-MAP-1': 'No bridge stands over the Meuse; those drawn are blown.',
    'SED-MAP-2': 'The Meuse above Sedan is drawn so that 1604 and 1606 lie on the left bank.',
    'SED-REI-1':
      'Regular reinforcements: once German infantry is south of the Meuse, roll a die for each unit, plus interdiction and fifth column, minus the turns completed. On 1 or less it enters; a natural 6 fails. Ruling: the heading of the page is not a date.',
    'SED-REI-2':
      'Conditional reinforcements: the event SED-EVT-4 draws as many units from the cup as a die shows. Each enters if its die, plus interdiction and fifth column, is 4 or less; if not, it tries again.',
    'SED-REI-3': 'Each unit of 3e DCR or 3e DIM that enters on the 13th gives the Germans a point.',
    'SED-REI-4': 'After SED-EVT-3 no conditional unit enters.',
    'SED-REI-5': 'The trucks of this group go with its infantry and artillery.',
    'SED-EVT-1': '2, 12: German command paralysis, once a day.',
    'SED-EVT-2': '6: French command paralysis, once a day.',
    'SED-EVT-3':
      '3, 11, once, but not an 11 on the 13th: the Germans break out at Dinant. A die says how many turns are left. Conditional units no longer come and may leave for a point each, by the south edge or the six roads.',
    'SED-EVT-4': '4, 7, 10: French reinforcements become available.',
    'SED-EVT-5': '5, 9: fifth columnist strike, once a day.',
    'SED-EVT-6': '8: maximum Allied air effort, once.',
    'SED-VIC-1': 'The common list.',
    'SED-VIC-2':
      'French: 1 point for each southern hex of Sedan they occupy, 1 for each conditional unit that left after SED-EVT-3.',
    'SED-VIC-3':
      'German: SED-REI-3, and 2 points for each of 0114, 0117, 1604, 1606, 1613 and 1616 to which a supply line leads from the north bank.',
    'SED-VIC-4': 'Such a line follows the rules of supply, from any hex north of the Meuse.',
    'SED-OPT-1': 'Option: armour panic.',
  },
}
