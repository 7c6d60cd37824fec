export const units = {
  title: 'Units and markers',
  rules: {
    'BLZ-UNIT-1':
      'A combat unit has an attack factor, a defence factor and an allowance of movement points; artillery has a range as well.',
    'BLZ-UNIT-2':
      'A unit with the silhouette of a vehicle is armoured: tanks and armoured cars. Motorized means the same.',
    'BLZ-UNIT-3': 'Units have one step; what stays of a loss is the refit marker.',
    'BLZ-UNIT-4':
      'A disrupted unit has no zone of control, attacks with half its factor, moves one hex at most, does not exploit, does not bombard, does not retreat before combat and gives its opponent a column. Ruling: it defends with its whole defence factor; the printed attack factor is a slip.',
    'BLZ-UNIT-5': 'A second disruption changes nothing.',
    'BLZ-UNIT-6':
      'A refit marker takes 1 from the attack factor, never below 0, bars the unit from being recovered again, and is worth half a point to the enemy while the unit is on the map at the end, whatever the marker came from.',
    'BLZ-UNIT-7': 'A refit marker never comes off.',
    'BLZ-UNIT-8':
      'A unit has one refit marker at most: a second one by assault losses or ferocity eliminates it, dice of the set-up take another unit.',
    'BLZ-UNIT-9': 'Fractions of combat factors are dropped.',
  },
}
