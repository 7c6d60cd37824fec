export const setup = {
  title: 'Set-up',
  rules: {
    'ARR-12.1a':
      'The turn marker starts on 15:00, the Allies receive the Advantage and the reorganized (R) counters are set aside.',
    'ARR-12.2a':
      'All units start Fresh. In the free set-up the players take turns placing one whole group, the Germans first; a player with nothing left to place is skipped.',
    'ARR-12.2b': 'In the free set-up no location may receive more than one group.',
    'ARR-12.2.1a':
      'Allied groups B to I are placed in areas 20–28 or zones D, E and F. Groups A and J are held back until their release.',
    'ARR-12.2.1b':
      'Area 25 (Arras) can receive only a group of at most five units, leaders not counted: one of groups D to I, but neither B nor C.',
    'ARR-12.2.2a':
      'German groups A to K are placed in areas 1–19 or zones A, B and C, and group L is held back until its release. Group M goes to zone A: placing it is one of the German placements, and zone A can receive no other group.',
    'ARR-14.2a':
      'In the historical set-up the Allied groups stand as follows: A in 21 (locked), B in 22, C in 23, D in 25, E in 24, F in 26, G in 28, H and I in 27, J in zone E (locked). The German groups stand as follows: A in 2, B in 3, C in 4, D in 5, E in 6, F in 7, G in 8, H in 9, I in 10, J in 13, K in 14, L in 19 (locked), M in zone A (locked). Area 27 with its two groups is an exception to the limit of one group per location.',
    'ARR-14.2.3a':
      'In the historical set-up the six French units of group A are locked in area 21: until their release they may not leave it, and no unit of either side may enter it, by movement or by retreat. They are released as in the French release, which also opens area 21.',
    'ARR-14.2.3b':
      'In the historical set-up the four units of German group L are locked in area 19: until their release they may not leave it, and no unit of either side may enter it, by movement or by retreat. They are released as in the Panzer release, which also opens area 19.',
    'ARR-14.2.3c':
      'In the historical set-up the 5th Panzer Division (group M) is released from zone A exactly as in the free set-up.',
    'ARR-14.2.3d':
      'In the historical set-up Gort decides on the end of the game exactly as in the free set-up.',
    'ARR-14.2.3e': 'In the historical set-up Rommel may turn north exactly as in the free set-up.',
    'ARR-14.2.3f':
      'In the historical set-up the British reserves (group J) are locked in zone E until the rule of the British reserves releases them; the release simply unlocks them there. Other units may use zone E meanwhile.',
  },
}
