export const retreat = {
  title: 'Retreat',
  rules: {
    'ARR-6.6.1a':
      'Units retreat one at a time, each to the best location, by the priorities, among the adjacent ones that are open to it and either have room or let it go on beyond. A location at its stacking limit is merely crossed: the unit goes on from there, by the same priorities, to a location adjacent to the full one, and never to one it has already left or crossed in this retreat. Leaders find room everywhere.',
    'ARR-6.6.1b': 'A unit that has to retreat and finds no location to go to is eliminated.',
    'ARR-6.6.1c':
      'Attackers thrown back by a Failure return one at a time in the order chosen by their owner. One that finds its location full goes on from there by the retreat priorities, never into the assaulted location; if there is nowhere to go, it is eliminated.',
    'ARR-6.6.2a':
      'The first priority in a retreat is a Free location and, among several, the one adjacent to the fewest enemy-controlled locations, zones included. The count is made when the unit chooses, before it leaves; between equals its owner decides.',
    'ARR-6.6.2b':
      'The second priority is a Contested location under friendly control, the third a Contested location under enemy control.',
    'ARR-6.6.2c':
      'No unit may retreat into a vacant location under enemy control or into one held by enemy units alone.',
    'ARR-6.6.2d':
      'The priorities bind every retreat: those taken as losses, voluntary ones, and those of attackers diverted by stacking.',
    'ARR-6.6.2e':
      'Defenders may not retreat into or across a location from which any unit of that assault came. An assault in place closes no location.',
    'ARR-6.6.2f': 'Artillery may retreat only into Free locations.',
    'ARR-6.6.2g':
      'A location Closed until a release (area 21 or area 19 in the historical set-up) cannot be a retreat destination.',
    'ARR-6.6.2h': 'A retreat costs no MF, and rivers do not hinder it.',
    'ARR-6.6.3a':
      'Once an assault is resolved, whether a Success or a Failure, the defender may retreat any of the surviving defending units of that location; they become Spent.',
    'ARR-6.6.3b':
      'A voluntary retreat needs a legal destination and pays no CP; a unit cannot be eliminated by choice. Units go one at a time, so a later one may find the way filled and has to stay. Locked units stay.',
    'ARR-6.6.3c': 'The Forward Unit is not obliged to join a voluntary retreat.',
    'ARR-6.6.3d': 'A bombardment gives its target no right to a voluntary retreat.',
  },
}
