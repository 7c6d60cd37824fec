export const movement = {
  title: 'Movement',
  rules: {
    'BLZ-MOV-1':
      'In the movement phase a player moves any of their units, one at a time, hex by hex; points are neither shared nor saved.',
    'BLZ-MOV-2':
      'A hex costs its terrain by class of unit; of several terrains the dearest counts.',
    'BLZ-MOV-3': 'Streams and changes of level are added to the cost of the hex.',
    'BLZ-MOV-4': 'Along a road a hex costs half a point, whatever the terrain, stream or slope.',
    'BLZ-MOV-5':
      'A village or a town costs its own price even along a road, hexsides being ignored. Ruling: as in the only printed instance.',
    'BLZ-MOV-6':
      'While a German air unit flies interdiction, French units pay the terrain instead of the road rate.',
    'BLZ-MOV-7':
      'A railway hex costs 1 on foot and 2 otherwise; it never makes other terrain cheaper.',
    'BLZ-MOV-8':
      'Infantry crosses a river without a bridge if that is the first hex of its move: it spends all its points and stops. Other units do not cross. Infantry cannot do so in exploitation or in a transport.',
    'BLZ-MOV-9':
      'Over a bridge, and for Germans over a built pontoon, everybody crosses without the cost of the river; a pontoon has no road.',
    'BLZ-MOV-10':
      'In the movement phase a unit that has not moved may enter one adjacent hex with all its points, however dear, but not from zone to zone nor, for vehicles, over a river.',
    'BLZ-MOV-11': 'A disrupted unit moves one hex at most.',
    'BLZ-MOV-12':
      'Enemy combat units bar the way; a lone enemy transport is eliminated by a combat unit that enters its hex. Transports and Rommel enter neither.',
    'BLZ-MOV-13':
      'With two or more air units in interdiction French armour has 1 point less in the whole turn. Ruling: armoured and motorized mean the same; transports are not slowed.',
    'BLZ-MOV-14': 'Fortress units move on foot with their own allowance.',
    'BLZ-MOV-15':
      'At night every unit moves one hex at most, never into an enemy zone of control; for those who enter, the entry hex is that hex.',
    'BLZ-MOV-16':
      'In exploitation undisrupted armour, undisrupted units in transports and lone transports move up to half their allowance, rounded up.',
    'BLZ-MOV-17':
      'In exploitation there is no minimum move, and no enemy zone of control is entered.',
    'BLZ-MOV-18':
      'Who attacked, advanced or moved may exploit; artillery that bombarded does not move, not even in a transport.',
    'BLZ-MOV-19': 'A transport gives a unit without armour 4 points; the pair pays as a vehicle.',
    'BLZ-MOV-20': 'A transport carries one unit, which must be with it when the phase begins.',
    'BLZ-MOV-21':
      'A transport does not drop one unit and take up another in a phase; it may drop its unit on the way and go on, and that unit is done for the phase.',
    'BLZ-MOV-22':
      'A unit may ride in the movement phase and again in exploitation with the same transport.',
    'BLZ-MOV-23':
      'A transport has no factors, no zone and no place in a stack, and shares the result of the unit it carries.',
    'BLZ-MOV-24':
      'A lone transport is lost when an enemy enters its hex, or by a D of bombardment.',
    'BLZ-MOV-25':
      'A unit in a transport fights as what it is; foot does not cross a river without a bridge while it rides.',
    'BLZ-MOV-26': 'An 88 moves only in a transport.',
    'BLZ-MOV-27': 'Transports are worth no points.',
    'BLZ-MOV-28':
      'A unit leaves the map only over an edge that is allowed to it; other edges are never offered.',
    'BLZ-MOV-29':
      'Allowed are a side’s own supply edge, and for the Germans the west edge at Dinant and Hannut.',
    'BLZ-MOV-30':
      'Leaving costs 1 point from an edge hex, half a point along a road that runs off it.',
    'BLZ-MOV-31':
      'A unit that left comes back two turns later at the earliest, on the same edge, undisrupted and without a die.',
    'BLZ-MOV-32': 'Germans who leave by the west edge at Dinant and Hannut do not come back.',
    'BLZ-MOV-33':
      'Each unit and each transport moves once in a phase; transports obey zones and terrain as vehicles do.',
  },
}
