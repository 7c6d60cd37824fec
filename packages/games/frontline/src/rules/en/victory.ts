export const victory = {
  title: 'Victory',
  rules: {
    'FRL-VIC-1':
      'A player wins, and the game ends at once, when the victory points of the enemy force cards destroyed reach half the total of the enemy force. Ruling: the half is rounded up, as in the example where 16 of 31 points are needed.',
    'FRL-VIC-2': 'The total is that of the cards really fielded, not the limit agreed on.',
    'FRL-VIC-3': 'Only dead cards count: a pinned, wounded or broken card counts nothing.',
    'FRL-VIC-4': 'A card that dies by its owner’s own play counts for the enemy.',
    'FRL-VIC-5':
      'An exchange harms one section only, so both players cannot win at once; should an effect ever do so, the acting player wins.',
    'FRL-VIC-6':
      'Nightfall comes when the action deck is reshuffled for the fifth time or when the second player’s 30th turn begins, whichever is first; the game then ends with the second player’s turn, the one in progress or the next. The player who destroyed the larger share of the enemy’s total victory points wins; equal shares are a draw.',
    'FRL-VIC-7': 'A scenario may replace these victory conditions or add others.',
    'FRL-VIC-8': 'A player may concede whenever they have a decision to make.',
  },
  inert: {
    'FRL-VIC-4':
      'No play can kill a card of its own side: Dig-In may not, and what Scattered Trees cost never is that much.',
    'FRL-VIC-5': 'No effect of the game reaches both sides at once.',
    'FRL-VIC-8':
      'To give up is for the player to say at the table; it is no choice of a decision and nothing in the battle depends on it.',
  },
}
