export const stacking = {
  title: 'Stacking',
  rules: {
    'CEL-10.0.1': 'A hex holds at most two steps. US and British units may stack together.',
    'CEL-10.0.2':
      'The limit is checked, in the hex concerned, at the end of the active unit’s move, at the end of a retreat, after a replacement, at the moment of combat and after an advance; exceeding it at any other time has no consequence. Overstacking by the placing of reinforcements has a respite until the end of the Action Phase.',
    'CEL-10.0.3':
      'If a hex is found overstacked, the owner eliminates steps there, choosing which, until two remain.',
    'CEL-10.0.4':
      'At the moment of combat the check concerns every hex that holds an attacking unit; a defender’s hex cannot be overstacked in the enemy’s phase. The loss is taken after support has been chosen and before the odds are computed. A unit lost in this way takes no part; if it is the active unit, the attack does not take place and its MP are gone.',
    'CEL-10.0.5': 'Markers and trucks do not count for stacking.',
  },
}
