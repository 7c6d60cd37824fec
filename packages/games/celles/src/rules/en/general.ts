export const general = {
  title: 'General',
  rules: {
    'CEL-2.0.1': 'The game uses one ten-sided die numbered 0 to 9; 0 is zero, not ten.',
    'CEL-2.0.2':
      'The front of a unit’s counter is its unused side; the back is its used side, with lower strengths and no movement allowance, so that a unit must be turned to its unused side before it can move again.',
    'CEL-2.0.3':
      'A two-step unit has a second, reduced counter of one step, marked with a red dot, which has an unused and a used side of its own. A one-step unit without the red dot is at full strength.',
    'CEL-2.0.4':
      'A unit fights with the attack strength and the defence strength of the side that is up.',
    'CEL-2.0.5':
      'Armour, recon and SP/AT units are motorized; infantry is not, except a unit that carries the trucks marker.',
    'CEL-2.0.6':
      'The only fractions in play are half movement points (MP), paid on main roads. Allowances of 3, 6, 9 and 12 MP can all be divided by three, so that a reduction by thirds never leaves a remainder; should one ever arise, it is rounded down to the half point.',
    'CEL-2.0.7':
      'Every motorized unit has an allowance of 9 MP, except the immobile unit of the 3rd Armored; infantry on foot has 3. Ruling: an example of the booklet that would give a recon unit of Panzer Lehr 10 MP is a slip, for every other example and the counters agree on 9; the costs paid in that example stand.',
    'CEL-2.0.8':
      'Friendly means of the same side: US and British units are friendly to each other in every rule, be it for supply lines, stacking, support or the cancelling of zones of control in retreat. The involved units of an attack are, on one side, the active unit and the supporting units chosen to join it and, on the other, every unit attacked. A reinforcement is waiting as long as it is off the map, and due once its turn of arrival has come. A hex is vacated when it held a defending unit and no enemy of the attacker is left in it.',
  },
}
