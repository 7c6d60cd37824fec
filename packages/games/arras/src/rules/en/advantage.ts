export const advantage = {
  title: 'The Advantage',
  rules: {
    'ARR-9.0a':
      'The Allies begin the game with the Advantage. Only its holder may use it, and using it hands it to the opponent.',
    'ARR-9.1a':
      'After the dice of an assault or a bombardment and before anything else, the holder, attacker or defender, may force both sides to reroll all their dice, third dice included. The new result replaces the old one.',
    'ARR-9.1b':
      'In a reroll, Combat Support already spent stays spent and still gives its side three dice.',
    'ARR-9.1c':
      'The new holder may at once force another reroll of the same combat, if that player has not used the Advantage this turn.',
    'ARR-9.2a':
      'When the turn is prolonged, all Spent units of both sides become Fresh and the Combat Phase starts again. Eliminated units stay eliminated, nothing is reorganized and Air Support counters are not renewed.',
    'ARR-9.2b':
      'The holder may prolong the turn either when about to take an impulse, or, with or without the Initiative, when the Combat Phase would end; at least one unit on the map must be Spent. By a house option, only when the phase would end.',
    'ARR-9.2c':
      'When the turn is prolonged, the Initiative goes to the player who began the turn with it.',
    'ARR-9.3a':
      'To refresh units, the holder names one location with Spent units of that side, rolls one die and flips as many of them to Fresh as the die shows, choosing which, or all of them if there are fewer.',
    'ARR-9.3b':
      'The holder may refresh units only when holding the Initiative and about to take an impulse; the Refresh itself is not an impulse. It is not available when the Combat Phase is about to end: only prolonging the turn can then keep it going.',
    'ARR-9.4a': 'The holder may force both players to reroll the Initiative dice.',
    'ARR-9.4b':
      'The holder may force the reroll of the release die of the French, of the Panzers or of the 5th Panzer Division, or of the die for Gort’s decision, no matter which player rolled it.',
    'ARR-9.4c':
      'The Advantage cannot reroll the die for Rommel’s turn north, the Refresh die or the die that decides the sides; a tie for the Initiative is rolled again without it.',
    'ARR-9.5a': 'Each player may use the Advantage at most once per turn, whatever the use.',
  },
}
