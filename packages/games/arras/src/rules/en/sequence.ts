export const sequence = {
  title: 'Sequence of play and Initiative',
  rules: {
    'ARR-4.1a':
      'The Allies begin turns 1 and 2 with the Initiative, the Germans turns 6 and 7; no dice are rolled for it.',
    'ARR-4.1b':
      'In turns 3, 4 and 5 each player rolls two dice, and the higher total takes the Initiative.',
    'ARR-4.1c':
      'The Allied Initiative roll is modified by +1 for each of areas 5 and 9 under Allied control and by −1 if area 20 is under German control. Control is all that counts, even if the area is Contested.',
    'ARR-4.1d':
      'If the modified totals are equal, both players roll again at once until the totals differ. The Advantage may be used only on the roll that decides, not on a tie.',
    'ARR-4.2a':
      'Each turn, as soon as the Initiative is settled, both players receive their Air Support counters for that turn.',
    'ARR-4.3a':
      'During the Combat Phase the player with the Initiative takes one impulse after another; the opponent takes none until the Initiative changes hands.',
    'ARR-4.3b':
      'An impulse consists of activating one location, declaring one bombardment, or passing, and of nothing else. A location may be activated only if at least one of its units can move or assault.',
    'ARR-4.3c':
      'The Initiative changes hands at once when its holder passes, has no Fresh unit left on the map, or suffers a Failure in an assault or a bombardment.',
    'ARR-4.3d':
      'The Combat Phase ends when the two players pass in consecutive impulses, with no other impulse between the two Passes, or when neither has a Fresh unit on the map.',
    'ARR-4.3e':
      'A player who holds the Initiative without any Fresh unit is first offered the use of the Advantage, if it is available, and is otherwise deemed to pass. This counts as a real Pass: if the opponent’s next impulse is a Pass too, the Combat Phase ends.',
    'ARR-4.3f':
      'Units locked by a release rule do not count as Fresh units when it is asked whether a player can still act or whether the Combat Phase is over.',
    'ARR-4.3g':
      'A location may be activated as many times in a turn as its player likes, as long as it still holds a Fresh unit of that player.',
    'ARR-4.3h':
      'Within an activation moves and assaults are made one after another, and each assault is resolved completely before the next move begins. A Failure ends the activation at once; units of the active location that have not been used yet stay there and remain Fresh.',
    'ARR-4.4a':
      'In the Reorganization Phase the Allied player reorganizes everything first, then the German player.',
    'ARR-4.5a':
      'The End Phase runs in this order: count the Victory Points; check for automatic victory; after turn 7, make the final victory check; at the end of turns 4 to 6, roll for Gort’s decision. If play goes on, all Spent units become Fresh and the turn marker advances.',
  },
}
