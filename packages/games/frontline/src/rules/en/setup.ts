export const setup = {
  title: 'Set-up',
  rules: {
    'FRL-SET-1':
      'Choose the nations and the size of the battle in VP, or a scenario. Suggested sizes: 31 for a skirmish, 45 for a battle, 61 for an assault.',
    'FRL-SET-2':
      'Decide which side starts in card 2 and which in card 8; by default the Allies start in 2.',
    'FRL-SET-3': 'Lay the nine terrain cards as in FRL-TER-2.',
    'FRL-SET-4': 'Determine the first player at random.',
    'FRL-SET-5':
      'Knowing the terrain and the first player, both players secretly select force cards of their nation up to the VP limit, each card once, and reveal them together.',
    'FRL-SET-6': 'Form sections, all of them in your starting card, 2 or 8.',
    'FRL-SET-7':
      'Place the ammo counters. Choose equipment up to each soldier’s Equipment value, free of cost and face down, within the counters of your side. Place sniper counters on Concealment Cover.',
    'FRL-SET-8':
      'Put the damage counters in the cup and shuffle the action deck. Each player draws to their hand size, the first player first; the second player draws one card more.',
    'FRL-SET-9': 'All sections are Not Acted; the first player takes the Acting Player marker.',
  },
}
