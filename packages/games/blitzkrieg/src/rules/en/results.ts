export const results = {
  title: 'Results, retreats and advances',
  rules: {
    'BLZ-RES-1':
      'E: all units of that side in the combat are eliminated; artillery that is next to no target is spared.',
    'BLZ-RES-2': 'D: all are disrupted.',
    'BLZ-RES-3':
      'R: all retreat one or two hexes and are disrupted; units that stand without retreat are disrupted where they are.',
    'BLZ-RES-4':
      'R*: all retreat two or three hexes and are disrupted; who stands is eliminated. Ruling: the legend of the table; the chapter repeats the text of R.',
    'BLZ-RES-5': 'A dash: no effect.',
    'BLZ-RES-6': 'The attacker cannot choose to stand.',
    'BLZ-RTR-1':
      'The owner retreats units one by one, hex by hex, at no cost; a unit goes with its transport.',
    'BLZ-RTR-2':
      'A retreat enters neither a hex with an enemy combat unit nor an enemy zone of control, unless a friendly combat unit is there. It does not cross a river without a bridge; infantry may if that is the only hex of an R.',
    'BLZ-RTR-3':
      'Each hex of a retreat is further from the start than the one before, and the last is further from every enemy that was faced than the start was. Ruling: the enemies that were faced, not all on the map.',
    'BLZ-RTR-4':
      'A retreat ends nearer to a supply source if it can, otherwise equally near, never further; leaving the map may always be chosen.',
    'BLZ-RTR-5':
      'Where there is no room the unit goes on hex by hex until there is; full friendly hexes may be passed.',
    'BLZ-RTR-6': 'A unit may retreat off an allowed edge; that step ends the retreat.',
    'BLZ-RTR-7': 'A unit without a legal retreat is eliminated.',
    'BLZ-RTR-8': 'Units that retreated are disrupted, and defend so if attacked again.',
    'BLZ-RTR-9': '88s and assault troops have rules of their own.',
    'BLZ-RTR-10': 'A transport does not save an 88 that has to retreat.',
    'BLZ-ADV-1':
      'There is no advance after combat, except after a combined attack, with British heavy tanks, with Rommel, by Moroccans under ferocity, and into a hex emptied by a retreat before combat.',
    'BLZ-ADV-2':
      'After a combined attack, or with heavy tanks, one stack of the units that fought advances. With Rommel the units with him advance, and he goes along. Moroccans, and attackers of an emptied hex, advance as far as there is room.',
    'BLZ-ADV-3':
      'Only into a hex without enemy combat units, at no cost and whatever the zones; not by guns from afar, nor by vehicles over a river without a bridge.',
    'BLZ-ADV-4':
      'Moroccan defenders may advance into hexes that their attackers left, by retreat or by elimination; no other defender ever advances.',
    'BLZ-ADV-5':
      'Attackers who had to retreat do not advance; of several emptied hexes the stack takes one.',
    'BLZ-FIN-1':
      'At the end of the combat phase every disrupted unit in an enemy zone of control that did not fight retreats one or two hexes or is eliminated. Ruling: units of both sides, those who fought exempt, as in the example.',
    'BLZ-FIN-2': 'The phasing player’s units go first; undisrupted units of the same hex stay.',
    'BLZ-FIN-3': 'Units in towns, villages and entrenchments are in no zone, and stay.',
    'BLZ-FIN-4': 'This retreat does not happen at night.',
  },
}
