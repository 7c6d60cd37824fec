export const combat = {
  title: 'Ground combat',
  rules: {
    'BLZ-CBT-1':
      'Attacks are resolved one by one; a stack is attacked as a whole, and attackers of several hexes may join.',
    'BLZ-CBT-2':
      'A unit attacks once in a phase; units of one stack may take part in different attacks.',
    'BLZ-CBT-3':
      'An attack may have several target hexes, if every attacker is next to each of them and every gun in range of each. Ruling: a factor may not be used twice, but one attack may fall on two hexes, as in the examples.',
    'BLZ-CBT-4': 'A hex is attacked once in a phase.',
    'BLZ-CBT-5':
      'Below 1:4 no attack is declared. Undisrupted units in the zone of an obligatory target that all friends together could not attack at 1:4 are held: they make no attack in the phase.',
    'BLZ-CBT-6':
      'An enemy hex must be attacked if an undisrupted unit there has its zone of control on an undisrupted friendly unit. Ruling: the example, against the first sentence of the chapter.',
    'BLZ-CBT-7':
      'Disrupted units owe no attack but may attack; disrupted enemies, and enemies of units in towns, villages and entrenchments, need not be attacked.',
    'BLZ-CBT-8':
      'The duty lies on the target and is met by any attack on it; the phase may end when no target that is left can be attacked at 1:4 by free units next to it.',
    'BLZ-CBT-9':
      'An attack is legal only if, with it, as many obligatory targets can be attacked as without it.',
    'BLZ-CBT-10': 'Artillery alone makes no attack and owes none.',
    'BLZ-CBT-11': 'Artillery that bombarded does not attack in the turn.',
    'BLZ-CBT-12':
      'Attack strength: printed factor, minus refit, minus 1 for an anti-tank gun against neither armour nor entrenchment, doubled for assault troops, halved if disrupted; then the limit of artillery, then half over a river.',
    'BLZ-CBT-13':
      'Defence strength: the defence factors and the points of the terrain. Ruling: the points count once for a hex, except rough, which counts for each unit; the railway counts once.',
    'BLZ-CBT-14':
      'If every attacker is lower than the target, guns further away apart, the defence has 1 more and the attack loses a column.',
    'BLZ-CBT-15':
      'If all adjacent attackers are across a river from the target, bridge or not, their total is halved.',
    'BLZ-CBT-16':
      'Odds are rounded in favour of the defender to a column of the table; a defence of 0 counts as 1.',
    'BLZ-CBT-17':
      'Order of an attack: declaration, retreat before combat, panic, odds, shifts, no-retreat, die, result of the defender, result of the attacker, advance.',
    'BLZ-CBT-18':
      'Once the column is known the defender says, for each target hex, whether its units fight without retreat.',
    'BLZ-CBT-19':
      'In the table the attacker’s result stands before the defender’s. Ruling: the table’s own header, which the example confirms.',
    'BLZ-CBT-20': 'The defender’s result is carried out before the attacker’s.',
    'BLZ-CBT-21': 'Transports in combat share what happens to those they carry.',
    'BLZ-CBT-22':
      'With several targets terrain counts hex by hex; halving, the uphill column and assault doubling need every target; conditions on what a target contains look at all of them.',
  },
}
