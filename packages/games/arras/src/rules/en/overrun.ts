export const overrun = {
  title: 'Overrun',
  rules: {
    'ARR-6.5a':
      'An Overrun follows a Success if the attackers moved in, the Point Unit was armour and every defending unit was eliminated, for whatever reason. A single retreat, forced or voluntary, prevents it; a unit eliminated because it found no way to retreat counts as eliminated.',
    'ARR-6.5b':
      'Each overrun-capable unit of the assault may then either go on moving with its remaining MF, at the normal costs and only through locations without enemy units, or move into one adjacent location holding enemy units, if its remaining MF suffice, and assault it.',
    'ARR-6.5c':
      'Overrun-capable units stay Fresh until their Overrun is over; the other attackers become Spent at once.',
    'ARR-6.5d':
      'Units that stand in one location and assault the same target in an Overrun form one group, which needs a Point Unit; attackers that are not overrun-capable do not go with it. Units may choose differently, so one Overrun can lead to several moves and several assaults, carried out one after another.',
    'ARR-6.5e':
      'An assault made in an Overrun can lead to a further Overrun if the same conditions are met again, an armour Point Unit included, and MF remain.',
    'ARR-6.5f':
      'A Failure in an Overrun assault is an ordinary Failure: the survivors go back to the location overrun before, and the Initiative is lost. Units that have not yet used their Overrun become Spent where they stand.',
    'ARR-6.5g':
      'No enemy is left in the location just overrun, so leaving it costs nothing extra. A unit’s remaining MF are its printed MF less all it has spent since the activation began; a unit that paid all its MF has none left.',
    'ARR-6.5.1a':
      'There is no Overrun if attackers and defenders were in the same location at the start of the impulse, even if the attackers left it and came back.',
    'ARR-6.5.1b': 'There is no Overrun in a location with a square identifier.',
  },
}
