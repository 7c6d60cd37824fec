import type { Chapter } from '@estafette/kernel'

export const teams: Chapter = {
  id: 'teams',
  title: { en: 'Teams', fr: 'Équipes' },
  rules: [
    {
      id: 'FRL-TEAM-1',
      source: '',
      tag: 'completed',
      en: 'Three or four players form two sides. Each side’s VP are split as evenly as possible between its players; each buys and commands his own sections.',
      fr: 'Trois ou quatre joueurs forment deux camps. Les PV de chaque camp se partagent aussi également que possible entre ses joueurs ; chacun achète et commande ses propres sections.',
    },
    {
      id: 'FRL-TEAM-2',
      source: '',
      tag: 'completed',
      en: 'The players of an Allied side may use different nations, each their own.',
      fr: 'Les joueurs d’un camp allié peuvent prendre des nations différentes, chacun la sienne.',
    },
    {
      id: 'FRL-TEAM-3',
      source: '',
      tag: 'completed',
      en: 'Hand size is computed for the side and split evenly, the odd card going to the side’s commander, the player with the leader of highest VP; so does the card more of the second player at set-up. Each player has their own hand; cards are never shown or passed.',
      fr: 'La taille de la main se calcule pour le camp et se partage également, la carte impaire allant au commandant du camp, le joueur qui a le chef de plus haute valeur en PV ; de même la carte de plus du second joueur à la mise en place. Chaque joueur a sa propre main ; les cartes ne se montrent ni ne se passent jamais.',
    },
    {
      id: 'FRL-TEAM-4',
      source: '',
      tag: 'completed',
      en: 'A turn belongs to a side: its players act with their sections in any order they agree on, the commander deciding disputes. A side has one reaction per action, made by the player the commander names. Instant cards are played by the owner of the section concerned; Rally may help any soldier of the side, and the commander names the Flanking Position his side discards.',
      fr: 'Un tour appartient à un camp : ses joueurs agissent avec leurs sections dans l’ordre dont ils conviennent, le commandant tranchant les désaccords. Un camp a une réaction par action, faite par le joueur que désigne le commandant. Les cartes Instantanées sont jouées par le propriétaire de la section concernée ; Ralliement peut aider tout soldat du camp, et le commandant désigne la Position de flanc que son camp défausse.',
    },
    {
      id: 'FRL-TEAM-5',
      source: '',
      tag: 'completed',
      en: 'A section contains the soldiers of one player only. Equipment may be passed and Wounds treated between team-mates.',
      fr: 'Une section ne contient que les soldats d’un seul joueur. Entre coéquipiers, l’équipement peut se passer et les Blessures se soigner.',
    },
    {
      id: 'FRL-TEAM-6',
      source: '',
      tag: 'completed',
      en: 'Victory and holding terrain are computed for the side.',
      fr: 'La victoire et le terrain tenu se calculent pour le camp.',
    },
  ],
}
