export const cards = {
  title: 'Action cards',
  rules: {
    'FRL-ACT-1':
      'A card is played for its printed effect if its conditions are met, or as a default action; as a default its title, text and symbols are ignored.',
    'FRL-ACT-2':
      'A default Move is an advance of one card, a retreat of one card or a lateral move; a default Attack or Counter-attack has no bonus.',
    'FRL-ACT-3':
      'Attack-type cards make an attack or a counter-attack, Move-type cards a move, as the section’s action.',
    'FRL-ACT-4':
      'A Move, Attack or Counter-attack is made with exactly one card, or none for a Pathfinder’s move; Instant cards may accompany it.',
    'FRL-ACT-5': 'The effect of a Move-type card applies in reactions as in its owner’s turn.',
  },
}
