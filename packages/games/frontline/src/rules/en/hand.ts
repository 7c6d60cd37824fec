export const hand = {
  title: 'Hand and deck',
  rules: {
    'FRL-HAND-1':
      'The hand size is 4, plus 1 per terrain card held (2 for a held Stream), plus 1 per living soldier with Tactics.',
    'FRL-HAND-2': 'At set-up each player draws up to their hand size.',
    'FRL-HAND-3':
      'At the end of the turn only the acting player compares their hand with their hand size: with fewer cards they draw up to it, with more they discard down to it, choosing which.',
    'FRL-HAND-4': 'At any other moment a hand may be above or below its size.',
    'FRL-HAND-5':
      'Both players draw from one deck and discard face up to one pile. When a card must be drawn and the deck is empty, the discard pile is shuffled into a new deck; if both are empty no card is drawn.',
    'FRL-HAND-6':
      'A card played or paid goes face up to the discard pile when it is played, before its effect, as the discard of the player who played it; of several at once the card of the action goes first, then in an attack the sniper’s extra card, in a move Move Out and then Obscured, the last lying on top. A lasting card goes there, as its owner’s discard, only when its condition for leaving play is met.',
  },
}
