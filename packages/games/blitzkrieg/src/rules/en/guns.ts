export const guns = {
  title: 'Anti-tank guns, 88s and tanks',
  rules: {
    'BLZ-AT-1':
      'An anti-tank gun attacks armour and entrenchments with its whole factor and a column, others with 1 less.',
    'BLZ-AT-2':
      'The 1 less is for attack. Ruling: the paragraph speaks of attack; the defence factor stays.',
    'BLZ-AT-3': 'Bonus tanks have their column in attack against armour only.',
    'BLZ-88-1': 'An undisrupted 88 among the defenders takes away all columns of heavy tanks.',
    'BLZ-88-2':
      'In attack an 88 is an anti-tank gun. Ruling: in every respect, entrenchments included, for it is called one.',
    'BLZ-88-3': 'It moves only in a transport.',
    'BLZ-88-4':
      'A retreat eliminates it; standing without retreat, R disrupts and R* eliminates it.',
    'BLZ-88-5': 'It is never recovered at night.',
    'BLZ-88-6': 'At Arras all German anti-tank units are 88s.',
    'BLZ-HVY-1': 'British heavy tanks give their columns in attack only.',
    'BLZ-HVY-2':
      'After an attack with heavy tanks that empties the hex one of the attacking stacks may advance.',
    'BLZ-ASL-1':
      'Assault troops double their factor in attack on towns, villages and entrenchments.',
    'BLZ-ASL-2':
      'When they retreat by a result, off the map too, each rolls a die: even means a refit marker, or elimination if it has one. A marker goes with the unit, and one that is eliminated does not return.',
  },
}
