export const zones = {
  title: 'Zones of control',
  rules: {
    'CEL-9.0.1':
      'A unit that is not disrupted exerts a zone of control (ZOC) into all six hexes around it, even those of the enemy Rear Area, and whatever its supply state.',
    'CEL-9.0.2':
      'ZOC extends across minor rivers and across the Meuse. Ruling: attacks over the Meuse are barred, but nothing takes the hexes behind it out of the six.',
    'CEL-9.0.3': 'Entering an enemy ZOC costs nothing and does not end the move.',
    'CEL-9.0.4':
      'A motorized unit that leaves an enemy ZOC for a hex outside enemy ZOC pays 1 MP more; infantry pays nothing.',
    'CEL-9.1.1':
      'Infiltration: to move directly from an enemy ZOC into an enemy ZOC a motorized unit pays 2 MP more and rolls on the Infiltration Table; infantry only rolls.',
    'CEL-9.1.2':
      'The unit must be able to pay the full cost of the step, and spends it before the roll. On a modified 5 or more it enters the hex. On 4 or less it fails: it stays where it is, its move ends and it is turned to its used side; on 1 or less it is disrupted as well.',
    'CEL-9.1.6':
      'A step is an infiltration whenever the hex left and the hex entered are both in the ZOC of some enemy unit, the same one or not. Each such step needs a roll of its own.',
    'CEL-9.1.3':
      'The Infiltration roll gets +1 for a German unit and +2 in a night turn. Ruling: the night bonus is for both sides, since it is listed apart from nationality.',
    'CEL-9.0.5':
      'A friendly unit in a hex does not cancel enemy ZOC there for movement; for supply lines and retreats it does.',
    'CEL-9.1.4':
      'After a failed infiltration the unit may not attack either, for its move is over.',
    'CEL-9.1.5':
      'If a failed infiltration leaves the unit’s hex overstacked, its owner loses the excess steps there at once.',
  },
}
