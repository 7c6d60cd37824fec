export const holding = {
  title: 'Holding terrain',
  rules: {
    'FRL-HOLD-1':
      'You hold every terrain card from your most advanced led section back to your start point, both included.',
    'FRL-HOLD-2':
      'A terrain card that holds sections of both sides, of any kind, is contested: no one holds it, and a section in it does not count as the most advanced. Ruling: the most advanced section is a led one throughout, as holding says, though the text on contested terrain leaves the word out.',
    'FRL-HOLD-3':
      'If enemy sections stand behind one of yours, take the one nearest your start point: you hold the cards from your start point to your most advanced uncontested led section nearer to it than that enemy. From that enemy onward you hold only cards in which you have an uncontested led section. Ruling: led sections here too, as in FRL-HOLD-1.',
    'FRL-HOLD-4':
      'A player without an uncontested led section holds nothing, not even their start point.',
    'FRL-HOLD-5':
      'Distances are counted from your start point. Of your led sections in cards without enemies, the farthest that is nearer than every enemy section gives you all cards up to its own, and none if there is no such section. Each of them farther than the nearest enemy section gives you its own card besides.',
  },
}
