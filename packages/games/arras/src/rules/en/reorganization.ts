export const reorganization = {
  title: 'Reorganization',
  rules: {
    'ARR-10.1a':
      'An eliminated infantry, anti-tank or artillery unit may return Spent if another eliminated unit of the same side and type, with a Spent Defence Factor at least as high, is removed for good. The unit given up always comes from the eliminated units, never from the map.',
    'ARR-10.1b':
      'A player may reorganize any number of units in a phase as long as pairs are left. The two units of a pair need not be of the same nationality.',
    'ARR-10.1c': 'FLAK units cannot be reorganized.',
    'ARR-10.2a':
      'An eliminated armour unit returns as the reorganized (R) counter of the same identification, placed Spent; the original unit is removed for good. No second unit is needed.',
    'ARR-10.2b': 'A reorganized (R) counter that is eliminated never returns.',
    'ARR-10.3a': 'An eliminated leader never returns and can never be given up for another unit.',
    'ARR-10.4a':
      'A reorganized unit is placed in a friendly-controlled, uncontested location, area or zone, that holds at least one other friendly unit; a unit reorganized just before counts as that other unit. Stacking, the German operational limits and Closed locations must be respected.',
  },
}
