export const turn = {
  title: 'Turn',
  rules: {
    'FRL-TURN-1':
      'The acting player’s sections act one after another, each completely, in the order they choose.',
    'FRL-TURN-2':
      'A Not Acted section may take one action: Move, Attack, Prepare or Conceal in its owner’s turn, or a reaction where one is allowed (see FRL-REACT-1 and FRL-REACT-2). Taking it turns the section to Acted.',
    'FRL-TURN-3':
      'The turn ends when all the acting player’s sections have acted, or when that player ends it.',
    'FRL-TURN-4':
      'At the start of every turn, of either player, all sections of both players turn to Not Acted: in each turn every section has one action, the acting player’s to act or to answer a reaction attack, the other’s to react. Ruling: everybody’s sections refresh at each turn and not only the acting player’s, since the examples always let the side attacked react without holding anything back; the other reading is the optional rule FRL-OPT-1.',
    'FRL-TURN-5': 'A section formed in the organization phase is Not Acted.',
    'FRL-TURN-6':
      'The start of a turn goes in this order: all sections turn to Not Acted; the owner of a Key Location in play draws one card, in each player’s turn; the acting player may play Rally.',
    'FRL-TURN-7':
      'A Move, an Attack and a Counter-attack need a card; Prepare and Conceal need none.',
  },
}
