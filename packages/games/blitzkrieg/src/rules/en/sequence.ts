export const sequence = {
  title: 'Sequence of play',
  rules: {
    'BLZ-SEQ-1':
      'A game turn is the German player turn, the French player turn, and the end of the turn. Ruling: at Arras the Allied player turn comes first, as the set-up and the notes of the designer demand.',
    'BLZ-SEQ-2':
      'German player turn: supply, bombardment and air interdiction, movement, combat, exploitation, recovery.',
    'BLZ-SEQ-3':
      'French player turn: supply, movement, bombardment, combat, exploitation, recovery.',
    'BLZ-SEQ-4': 'In a night turn there is no combat, no exploitation and nothing in the air.',
    'BLZ-SEQ-5':
      'At the end of the turn the random event of the next turn is drawn, then victory is looked at; the dice of ferocity come before the event, pontoons are finished with the victory phase.',
    'BLZ-SEQ-6':
      'Air missions are all assigned first; then come the interceptions one by one, then the bombs of those who are left, then artillery.',
  },
}
