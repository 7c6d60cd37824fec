export const movement = {
  title: 'Movement',
  rules: {
    'FRL-MOVE-1':
      'A Move is an advance of one terrain card, a retreat of one terrain card, or a lateral move inside the card.',
    'FRL-MOVE-2':
      'To advance is to move toward the opponent’s start point, to retreat is to move toward one’s own.',
    'FRL-MOVE-3':
      'No section leaves the line: none advances beyond the enemy’s start point, none retreats beyond its own.',
    'FRL-MOVE-4': 'Sections may enter, share and pass terrain cards occupied by the enemy.',
    'FRL-MOVE-5':
      'A pinned soldier cannot move, nor can one with one Wound (a Tough soldier: two); a broken soldier cannot advance but may retreat or move laterally.',
    'FRL-MOVE-6':
      'If the leader or sole soldier can make the move, the section makes it with every member who can; those who cannot are left behind, each as a section of his own (unled, or led if he has Command) that is Acted even with Move Out, and keeps covers gained before this move but not that of the move itself. A lateral move leaves nobody behind: members who cannot move stay in the section and share its covers.',
    'FRL-MOVE-7':
      'If the leader or sole soldier cannot make the move, the section may not make it; he can be left in the organization phase.',
    'FRL-MOVE-8':
      'The two steps of Double Time are both in the same direction, and each obeys FRL-MOVE-3 and the rules of the terrain.',
    'FRL-MOVE-9':
      'The special note of a terrain card on entering does not affect forces that start the game in it.',
    'FRL-MOVE-10':
      'The benefits and costs of a move are resolved in order along the path, before any reaction.',
    'FRL-MOVE-11':
      'The section attacked may itself move in reaction: the attack goes on against it wherever it now stands, and damage uses the cover column of its new terrain card. Ruling: the firepower is unchanged, for no example counts the range again, while the damage counters look at the card where the target is.',
    'FRL-MOVE-12':
      'If a section attacked moves in reaction and leaves soldiers behind (see FRL-MOVE-6), the attack follows the part with the leader and those left behind do not suffer from it. A sniper’s fire follows the soldier targeted, alone and with the covers of the section he is then in.',
    'FRL-MOVE-13':
      'Who can make a move is judged once, when it is declared; a Morale hit paid on the way in Scattered Trees stops no one in that move.',
  },
}
