export const support = {
  title: 'Combat Support',
  rules: {
    'ARR-8.0a':
      'A side that uses Combat Support in an assault rolls three dice instead of two and adds all three.',
    'ARR-8.1.1a':
      'The player who does not hold the Advantage decides first whether to use Combat Support; the holder then decides knowing that choice.',
    'ARR-8.1.3a':
      'Each side may use at most one Combat Support per assault: one artillery unit or one Air Support counter.',
    'ARR-8.2a':
      'Only a Fresh artillery unit can give artillery support, and it becomes Spent the moment it does.',
    'ARR-8.2b':
      'Artillery in a Contested location supports only an assault in that same location. From a Free location it supports an assault at most two adjacencies away, counted through any locations.',
    'ARR-8.2c':
      'To be supported by Wehrmacht, SS or British artillery, in attack or in defence, a side needs at least one unit of that same kind among its assaulting units or its defenders of the location. Artillery standing in the attacked location is itself a defender and meets this condition alone; artillery supporting an assault in its own Contested location is no assaulting unit and does not.',
    'ARR-8.2d':
      'The French have no artillery; French units fighting without British ones can receive neither artillery support nor Air Support.',
    'ARR-8.2e':
      'Supporting artillery does not share the fate of the assaulting group: a Failure neither drives it back nor harms it otherwise.',
    'ARR-8.2f':
      'Artillery inside the attacked location may give the defensive support. It becomes Spent before the Defence Value is computed, so it no longer adds 1 and, if it is the Forward Unit, defends with its Spent Defence Factor.',
    'ARR-8.2g': 'Locked artillery, not yet released, gives no support.',
    'ARR-8.3a':
      'Air Support reaches an assault anywhere on the map. Allied Air Support, however, needs a British unit on the Allied side of that assault.',
    'ARR-8.3.2a':
      'The Germans receive no Air Support counter in turns 1 and 2, 1 in turn 3, 2 in turns 4 and 5, 3 in turn 6 and 4 in turn 7.',
    'ARR-8.3.4a': 'The Allies receive 2 Air Support counters every turn.',
    'ARR-8.3.5a': 'Each use of Air Support discards one counter.',
    'ARR-8.3.5b': 'Air Support counters left unused are lost at the end of the turn.',
    'ARR-8.3.5c': 'Prolonging the turn brings back no Air Support counter.',
  },
}
