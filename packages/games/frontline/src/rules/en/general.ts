export const general = {
  title: 'General',
  rules: {
    'FRL-GEN-1':
      'The words “soldier” and “force” mean any soldier, vehicle or infantry-gun card, unless a rule says otherwise.',
    'FRL-GEN-2': 'Names and ranks have no effect in the game.',
    'FRL-GEN-3':
      'One player is the Axis (Germany), the other the Allies (United States or United Kingdom). Ruling: a force comes from one nation only, as the Allies are one nation “or” the other; a side of several players may field one nation per player (see FRL-TEAM-2).',
    'FRL-GEN-4':
      'Where a rule and a card disagree, the card applies; where two rules disagree, the more specific applies.',
    'FRL-GEN-5': 'Every fraction is rounded up.',
    'FRL-GEN-6':
      'Hidden are the cards in a hand, the order of the deck, and what each face-down equipment counter is. All the rest is open: sections, damage, ammo counters, the whole discard pile, the number of cards in each hand and in the deck, and the number of face-down counters on each soldier.',
  },
  inert: {
    'FRL-GEN-2': 'The program shows names and ranks and decides nothing by them.',
  },
}
