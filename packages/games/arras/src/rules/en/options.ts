export const options = {
  title: 'Choice of sides and balance options',
  rules: {
    'ARR-14.1a':
      'If sides are bid for, each player secretly bids a number of VP, from 1 to 24, for the Allied side; a bid once given is final, and both are revealed together. The higher bidder plays the Allies.',
    'ARR-14.1b':
      'If the bids are equal, a die decides: on 1–3 the first player takes the Allies, on 4–6 the second. The tied bid stands.',
    'ARR-14.1d':
      'The winning bid is the number of VP the Allies need at the end of the game, in place of 10. The automatic victory conditions do not change.',
    'ARR-15.1a':
      'Balance option in favour of the Allies: the Germans receive one Air Support counter fewer each turn, but never fewer than 0. A game uses at most one balance option.',
    'ARR-15.1b':
      'Balance option in favour of the Allies: the British reserves (group J) are also released at the start of any turn at which the VP marker, as set in the last End Phase, stands at 8 or more. A game uses at most one balance option.',
    'ARR-15.2a':
      'Balance option in favour of the Germans: the Allies receive one Air Support counter fewer, that is, 1 each turn. A game uses at most one balance option.',
    'ARR-15.2b':
      'Balance option in favour of the Germans: artillery unit 3/78 of the 7th Panzer Division joins German group B. A game uses at most one balance option.',
    'ARR-15.2c':
      'Balance option in favour of the Germans: the Germans receive one Air Support counter more each turn, which gives them 1 in turns 1 and 2. A game uses at most one balance option.',
  },
}
