export const teams = {
  title: 'Teams',
  rules: {
    'FRL-TEAM-1':
      'Three or four players form two sides. Each side’s VP are split as evenly as possible between its players; each buys and commands his own sections.',
    'FRL-TEAM-2': 'The players of an Allied side may use different nations, each their own.',
    'FRL-TEAM-3':
      'Hand size is computed for the side and split evenly, the odd card going to the side’s commander, the player with the leader of highest VP; so does the card more of the second player at set-up. Each player has their own hand; cards are never shown or passed.',
    'FRL-TEAM-4':
      'A turn belongs to a side: its players act with their sections in any order they agree on, the commander deciding disputes. A side has one reaction per action, made by the player the commander names. Instant cards are played by the owner of the section concerned; Rally may help any soldier of the side, and the commander names the Flanking Position his side discards.',
    'FRL-TEAM-5':
      'A section contains the soldiers of one player only. Equipment may be passed and Wounds treated between team-mates.',
    'FRL-TEAM-6': 'Victory and holding terrain are computed for the side.',
  },
}
