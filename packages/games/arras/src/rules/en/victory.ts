export const victory = {
  title: 'Victory',
  rules: {
    'ARR-11.1a':
      'At the end of any turn the Allies win automatically if they control at least three of areas 2, 4, 6 and 7; under the optional French-edition rule they must control all four.',
    'ARR-11.1b':
      'At the end of any turn the Allies win automatically if they control zone A or zone B.',
    'ARR-11.1c':
      'At the end of any turn, from the first on, the Germans win automatically if the Allies have less than 1 Victory Point.',
    'ARR-11.1d':
      'For the Allied automatic victory control alone is enough: no path to a zone is needed, and the locations may be Contested.',
    'ARR-11.1e':
      'If an Allied and the German condition for automatic victory are met at the same time, the Allies win.',
    'ARR-11.2.0': 'Only the Allies have Victory Points (VP).',
    'ARR-11.2a':
      'Each initially German location (areas 1–19, zones A, B and C) is worth 1 VP if the Allies control it and can trace a path from it.',
    'ARR-11.2b':
      'A path is a chain of adjacent Allied-controlled locations from the location itself to an Allied-controlled zone D, E or F. German units that contest locations of the chain do not break it.',
    'ARR-11.2c': 'Initially Allied locations (areas 20–28, zones D, E and F) are worth no VP.',
    'ARR-11.2d': 'The Allies score 1 VP if Rommel has been eliminated.',
    'ARR-11.2e':
      'The Allies score 1 VP, once, if they control at least two of the red-ringed areas 2, 4, 6 and 7; no path is needed.',
    'ARR-11.2f':
      'The Allies lose 1 VP for each blue location (areas 21–28, zones D, E and F) under German control. Their total may become negative.',
    'ARR-11.2g':
      'The VP marker is set anew at the end of every turn: the points are recounted each time and never accumulate from turn to turn.',
    'ARR-11.3a':
      'When the game ends without an automatic victory, after turn 7 or by Gort’s decision, the Allies win with 10 VP or more, or with the winning bid in place of 10 if there was one; otherwise the Germans win. There is no draw.',
  },
}
