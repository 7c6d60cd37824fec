export const movement = {
  title: 'Movement',
  rules: {
    'ARR-5.0a':
      'Only a location that holds at least one Fresh unit of the active player can be activated. That player may use any number of the Fresh units standing there.',
    'ARR-5.0b': 'Only Fresh units move. A Spent unit changes location only by retreating.',
    'ARR-5.0c':
      'Units of the same activation are independent: each may have its own destination, route and action, and only a common assault ties them together.',
    'ARR-5.1a':
      'A unit moves step by step from one location to an adjacent one and pays Movement Factors (MF) for each step, up to the MF printed on it.',
    'ARR-5.1b':
      'A unit that has moved becomes Spent when its movement is over, including its assault and its Overrun if there are any.',
    'ARR-5.1c':
      'A unit may not move twice in one impulse, nor move and then make an assault in place.',
    'ARR-5.1d':
      'A unit’s path may return to a location it has already visited, even its starting point, for instance to take control of a vacant neighbour and come back; every step must be legal and paid for.',
    'ARR-5.1.1a': 'Terrain and rivers do not change the cost of movement.',
    'ARR-5.1.3a':
      'A side may never have more than 10 units in a location, even while units are moving; in area 25 (Arras) the limit is 5 units per side.',
    'ARR-5.1.3b':
      'Leaders are ignored for stacking: they neither count toward the limit nor are held up by it.',
    'ARR-5.1.3c':
      'A unit may not even pass through a location if its presence there would exceed the stacking limit.',
    'ARR-5.1.4a':
      'A side takes control of a location at the very moment when it has a unit there and no enemy unit is present.',
    'ARR-5.1.4b':
      'A location where units of both sides stand is Contested. Contesting a location does not change who controls it.',
    'ARR-5.1.4c':
      'For a side, a location is Vacant when no enemy unit is in it, no matter which side controls it and whether or not friendly units are there.',
    'ARR-5.1.4d': 'For a side, a location is Free when it is Vacant and that side controls it.',
    'ARR-5.1.4e':
      'A moving unit takes control of the locations it merely passes through; it need not stop there.',
    'ARR-5.1.4f':
      'A location left without any unit remains under the control of the side that held it last.',
    'ARR-5.1.4g':
      'Units of every type, leaders and artillery included, keep control or gain it, for example when the last enemy unit leaves a Contested location.',
    'ARR-5.2a':
      'Entering a location without enemy units costs 1 MF, or 2 MF if it is adjacent to an uncontested location holding a Fresh enemy unit (Fresh enemies in Contested locations do not raise the cost); entering a location with enemy units costs 3 MF if all of them are Spent and 4 MF if at least one is Fresh. Leaving a location with enemy units costs 3 MF if all of them are Spent and all of the unit’s MF if at least one is Fresh. For each step only the highest of the costs that apply is paid.',
    'ARR-5.2b':
      'The cost of 2 MF applies as soon as one adjacent location is uncontested and holds a Fresh enemy unit, even if the other Fresh enemies nearby stand in Contested locations.',
    'ARR-5.2c':
      'The arrows of the zones count as adjacency when looking for Fresh enemy units next to the location entered.',
    'ARR-5.2d':
      'Adjacent Fresh enemy units of every type raise the cost, leaders, artillery and locked units included.',
    'ARR-5.2e':
      'To leave a location that holds a Fresh enemy unit, a unit must not have spent any MF yet: it takes a single step, which uses up all of its MF, and stops.',
    'ARR-5.2f':
      'A unit that has fewer MF left than a step costs may not take that step; no minimum move is guaranteed.',
    'ARR-5.2g':
      'A unit that is not armour may leave a location holding enemy units only for a location without enemy units. An armour unit may leave it for any location.',
    'ARR-5.2h':
      'A unit that enters a location holding enemy units ends its movement there, unless an Overrun carries it further.',
    'ARR-5.2.1a':
      'Units that enter a location holding enemy units must assault it at once; there is no exception.',
    'ARR-5.2.1b':
      'Fresh units that begin the impulse in a Contested location may assault the enemy units there, but are not obliged to; an assault in place uses all the MF of each unit that takes part.',
    'ARR-5.2.1c':
      'Units that move into a location never assault together with friendly units already present; each group makes its own assault.',
    'ARR-5.2.1d':
      'Units of the same activation that enter the same location together make one single assault, even if they came by different routes.',
    'ARR-5.2.1e':
      'There is no limit to the number of assaults made on the same location in a turn.',
    'ARR-5.2.1f':
      'The units of one moving assault walk one after another, leaders last, each all the way into the target; stacking and control are judged at every step, and the whole group must fit beside the friendly units already there. For the MF costs of all of them, however, the target counts as it stood before the first one moved: their own arrival does not make it Contested.',
    'ARR-5.2.2a':
      'Only infantry, armour, anti-tank and FLAK units may be the first to enter a location that the enemy controls and that is not Contested, whether enemy units stand in it or not.',
    'ARR-5.2.2b':
      'Artillery may enter only Free locations: it never moves into enemy units and never joins a moving assault. It may follow in the same impulse once a friendly unit has taken control of a vacant location.',
    'ARR-5.2.2c':
      'Artillery whose location is entered by enemy units stays there. It can act in the fighting there, in attack or defence, only by giving Combat Support, and it counts as a defending unit.',
    'ARR-5.2.2d':
      'A leader may enter a location holding enemy units only within an assaulting group that has a Point Unit, even if friendly units already stand there. A leader may enter a vacant enemy-controlled location only after a friendly unit able to be Point Unit has entered it and so taken control.',
    'ARR-5.2.2e':
      'Artillery in a Contested location is never an assaulting unit: it cannot be the Point Unit and does not add 1 to the Attack Value.',
  },
}
