export const withdrawal = {
  title: 'Retreat before combat',
  rules: {
    'BLZ-PCR-1':
      'Undisrupted armoured cars and motorcyclists that are attacked may retreat before combat, if neither is among the attackers.',
    'BLZ-PCR-2': 'They go exactly two hexes by the rules of retreat, and are not disrupted.',
    'BLZ-PCR-3':
      'Units that stay are fought, at 1:4 if the odds are now worse; if none does, the combat is over and the attackers may advance. Of two targets one of which is emptied, attackers that have not retreated may advance into it whatever happens at the other.',
    'BLZ-PCR-4': 'A unit without such a retreat cannot use it.',
  },
}
