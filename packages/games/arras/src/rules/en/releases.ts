export const releases = {
  title: 'Releases and special rules',
  rules: {
    'ARR-13.0a':
      'A locked unit on the map may not move, assault, bombard, give support or retreat. It defends normally and takes its losses as flips and eliminations.',
    'ARR-13.0b':
      'Units entering the game or unlocked by a release are Fresh and may act in that very turn.',
    'ARR-13.0c':
      'A released group waiting off the map is placed whole in one location of its entry list that holds no enemy unit and has room for all of it. If none has room for all, its units are placed one at a time in such locations as have room, and the rest wait off the map for the next turn start, when the Allies enter theirs first. Entry costs no MF and may not be declined.',
    'ARR-13.0d':
      'A group that enters in a vacant enemy-controlled location of its list takes control of it.',
    'ARR-13.0e':
      'If enemy units stand in every location of its entry list, the group is placed, within stacking, in one of them chosen by its owner; the location becomes Contested, its control does not change and no assault takes place at that moment. In the Combat Phase the group may assault in place or leave like any units in a Contested location. Artillery of the group waits off the map instead.',
    'ARR-13.1a':
      'At the start of turn 2 (16:00), before anything else, the Allied player rolls a die: on 4–6 the French (group A) are released. Otherwise they are released automatically at the start of turn 3, before the Initiative.',
    'ARR-13.1b': 'The French enter the game in area 20 or 21.',
    'ARR-13.2a':
      'At the start of turn 4 (18:00), before the Initiative, the German player rolls a die: on 4–6 the Panzers (group L) are released. Otherwise they are released automatically at the start of turn 5 (19:00), before the Initiative.',
    'ARR-13.2b': 'The Panzers enter the game in zone D or in area 14, 15 or 17.',
    'ARR-13.2c':
      'If no Allied unit is in zone D when the Panzers enter there, the zone becomes German-controlled: it then costs the Allies 1 VP and no path for VP can end in it.',
    'ARR-13.2d':
      'The operational limit is waived for the entry alone: the Panzers may stay in zone D and leave it by its arrows for locations open to them, but no German unit may go back into it unless Rommel has turned north.',
    'ARR-13.3a':
      'The British reserves (group J) are released at the start of any turn if a British unit, of any type and state, is then in area 2, 4, 6 or 7. French units do not trigger this.',
    'ARR-13.3b': 'The British reserves enter the game in zone D, E or F.',
    'ARR-13.4a':
      'The 5th Panzer Division (group M) is locked in zone A. At the start of turn 6, before the Initiative, the German player releases it by rolling 5–6; failing that, at the start of turn 7, by rolling 4–6. If both rolls fail, it stays locked to the end of the game.',
    'ARR-13.5a':
      'In each End Phase from turn 4 (18:00) to turn 6 a die is rolled for Gort’s decision: with modifiers, 7 or more lets play go on, 6 or less ends the game with the victory check. There is no roll at the end of turn 7.',
    'ARR-13.5b':
      'Gort’s die is modified for each of areas 3, 5 and 7 separately: +2 if the Allies control it, otherwise +1 if a British unit contests it. The two do not add up for the same area.',
    'ARR-13.6a':
      'From turn 4 on, before the Initiative, the German player rolls a die each turn, with its modifier, until the result is 6 or more: Rommel then turns north.',
    'ARR-13.6b':
      'The die for Rommel’s turn north gets +1 if at least one Allied unit has moved from area 26 or 28 directly into area 1 or 3 since the start of the game, or +2, not added to the +1, if at least ten different Allied units have.',
    'ARR-13.6c':
      'For Rommel’s turn north a unit counts as soon as it enters, even if its assault fails and it is thrown back or eliminated. Retreats do not count.',
    'ARR-13.6d': 'The Advantage may not be used to reroll the die for Rommel’s turn north.',
    'ARR-13.6e':
      'Once Rommel has turned north, German units may go into every location for the rest of the game.',
    'ARR-13.6f':
      'Each blue location under German control carries a German Control marker and costs the Allies 1 VP. Area 20, only half blue, carries the marker but costs nothing.',
    'ARR-13.6g':
      'For Rommel’s turn north a reorganized (R) counter is the same unit as its original; leaders and artillery count as units.',
  },
}
