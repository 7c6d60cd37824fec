import type { Translated } from '@estafette/kernel'
import type { teams as en } from '../en/teams.ts'

export const teams: Translated<typeof en> = {
  title: 'Équipes',
  rules: {
    'FRL-TEAM-1':
      'Trois ou quatre joueurs forment deux camps. Les PV de chaque camp se partagent aussi également que possible entre ses joueurs ; chacun achète et commande ses propres sections.',
    'FRL-TEAM-2':
      'Les joueurs d’un camp allié peuvent prendre des nations différentes, chacun la sienne.',
    'FRL-TEAM-3':
      'La taille de la main se calcule pour le camp et se partage également, la carte impaire allant au commandant du camp, le joueur qui a le chef de plus haute valeur en PV ; de même la carte de plus du second joueur à la mise en place. Chaque joueur a sa propre main ; les cartes ne se montrent ni ne se passent jamais.',
    'FRL-TEAM-4':
      'Un tour appartient à un camp : ses joueurs agissent avec leurs sections dans l’ordre dont ils conviennent, le commandant tranchant les désaccords. Un camp a une réaction par action, faite par le joueur que désigne le commandant. Les cartes Instantanées sont jouées par le propriétaire de la section concernée ; Ralliement peut aider tout soldat du camp, et le commandant désigne la Position de flanc que son camp défausse.',
    'FRL-TEAM-5':
      'Une section ne contient que les soldats d’un seul joueur. Entre coéquipiers, l’équipement peut se passer et les Blessures se soigner.',
    'FRL-TEAM-6': 'La victoire et le terrain tenu se calculent pour le camp.',
  },
}
