export const options = {
  title: 'Optional rules',
  rules: {
    'FRL-OPT-1':
      'Held fire: at the start of a turn only the acting player’s sections turn to Not Acted, so a section must choose between acting in its own turn and reacting in the enemy’s.',
    'FRL-OPT-2':
      'Moving target: if the attacked section changes its card before the cover step, by a reaction move or Fall Back, firepower is computed again at the new range with the fire choices and the use of High Ground declared; a choice that is not possible there adds 0. Ammo and grenades stay spent. A defender all of whose sections have acted is asked before the cover step too, and may fall back.',
    'FRL-OPT-3':
      'Transport: a vehicle of Equipment 1 or more that leaves its card by a Move action may take along one Not Acted soldier section of its owner standing in its card, everyone included; a lateral move takes no one along. The section pays and gains nothing from terrain and becomes Acted; until the end of the turn no attack may name it as target while it stands in the vehicle’s card.',
    'FRL-OPT-4':
      'Mulligan: once at set-up, the first player first, a player may draw a whole new hand of the same size; the old one is then shuffled into the deck.',
    'FRL-OPT-5':
      'Draft: the players take force cards alternately and openly, the second player beginning.',
    'FRL-OPT-6': 'Fixed length: ten turns each, then the comparison of FRL-VIC-6 decides.',
    'FRL-OPT-7': 'Open equipment: all equipment is placed face up.',
  },
}
