export const reactions = {
  title: 'Reactions',
  rules: {
    'FRL-REACT-1':
      'Once the acting player’s attack is declared and its firepower fixed, the player attacked may make one reaction: counter-attack the attacking section with one of his sections, or move or prepare any one of his sections.',
    'FRL-REACT-2':
      'Once the acting player’s Move, lateral moves included, is carried out, the other player may make one reaction: attack the section that moved, or move or prepare one of his sections.',
    'FRL-REACT-3': 'Only a Not Acted section may react, and reacting turns it to Acted.',
    'FRL-REACT-4':
      'There is one reaction per action, and one answer per reaction attack, however many sections a player has. Ruling: “one of your sections” means one in all, which also keeps a large force from drowning an attack.',
    'FRL-REACT-5':
      'An attack made in reaction to a move may be answered once by the acting player, as in FRL-REACT-1, with one of their Not Acted sections. Counter-attacks, reaction moves, Prepare and Conceal cannot be reacted to; Instant cards and equipment may be played all the same.',
    'FRL-REACT-6':
      'A counter-attack may come from any section able to fire at the attacking section, not only from the one attacked.',
    'FRL-REACT-7':
      'A reaction attack on a section that moved is a full attack: it is not halved and uses Attack, Pour It On or any card as a default; Covering Fire serves only as such a default.',
    'FRL-REACT-8': 'Obscured played with a move forbids any reaction to that move.',
    'FRL-REACT-9': 'A sniper may spend a reaction to Conceal and so regain his Concealment Cover.',
    'FRL-REACT-10':
      'A section that retreats by Fall Back triggers no reaction, for it is not an action.',
    'FRL-REACT-11': 'The acting player’s Prepare and Conceal cannot be reacted to.',
    'FRL-REACT-12':
      'When the reaction is finished, the action it answered goes on from where it stood.',
  },
}
