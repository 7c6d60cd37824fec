export const bombardment = {
  title: 'Bombardment',
  rules: {
    'ARR-7.0a':
      'A bombardment is a whole impulse of the player with the Initiative, made in place of activating a location for movement and assault.',
    'ARR-7.0b':
      'One or two Fresh artillery units of a single location bombard. Two must choose different targets; they never add their fire together.',
    'ARR-7.0c':
      'Both targets are declared before the first roll, and both bombardments are resolved one after the other even if the first fails. Afterward the Initiative is lost if at least one of them was a Failure.',
    'ARR-7.1.1a':
      'The targets open to German artillery are the areas south of the Scarpe, that is, areas 1–19 and 25.',
    'ARR-7.1.1b':
      'Allied artillery north of the Scarpe may bombard any area that lies north of the river or borders it.',
    'ARR-7.1.1c':
      'Allied artillery that currently stands in an area south of the Scarpe may bombard any area; having once been there is not enough.',
    'ARR-7.1.1d':
      'Zones may not be bombarded. Artillery standing in a zone may bombard: zones D, E and F count as north of the Scarpe, zones A, B and C as south of it.',
    'ARR-7.1.1e':
      'The target must hold at least one enemy unit. Friendly units in a Contested target are not affected.',
    'ARR-7.1.1f':
      'Artillery in a Contested location bombards like any other artillery; being Contested limits its Combat Support only.',
    'ARR-7.1.2a':
      'The Attack Total of a bombardment is the artillery’s printed Attack Factor plus two dice, and nothing else.',
    'ARR-7.1.2b':
      'The Defence Total against a bombardment is the highest current Defence Factor among the defending units, of any type, artillery and leaders included, plus the TEM, plus two dice. Other units and Rommel’s presence add nothing.',
    'ARR-7.1.2c':
      'Bombarding artillery becomes Spent whatever the result; its own Failure never eliminates it.',
    'ARR-7.1.2d': 'Neither side may use Combat Support in a bombardment.',
    'ARR-7.1.3a':
      'Casualty Points of a bombardment are taken as in an assault. The unit with the highest current Defence Factor plays the part of the Forward Unit; if several are equal, the defender names which.',
    'ARR-7.1.3b':
      'Retreats caused by a bombardment follow the usual priorities, but no location is barred as the one the attacker came from.',
  },
}
