import type { Translated } from '@estafette/kernel'
import type { victory as en } from '../en/victory.ts'

export const victory: Translated<typeof en> = {
  title: 'Victoire',
  rules: {
    'FRL-VIC-1':
      'Un joueur gagne, et la partie s’arrête aussitôt, quand les points de victoire des cartes de force ennemies détruites atteignent la moitié du total de la force ennemie. Arbitrage : la moitié est arrondie au supérieur, comme dans l’exemple où il faut 16 points sur 31.',
    'FRL-VIC-2': 'Le total est celui des cartes réellement alignées, non la limite convenue.',
    'FRL-VIC-3':
      'Seules les cartes mortes comptent : une carte clouée, blessée ou au moral épuisé ne compte pas.',
    'FRL-VIC-4': 'Une carte qui meurt par un jeu de son propriétaire compte pour l’ennemi.',
    'FRL-VIC-5':
      'Un échange de tirs ne touche qu’une section, donc les deux joueurs ne peuvent gagner ensemble ; si un effet le faisait, le joueur actif gagne.',
    'FRL-VIC-6':
      'La Tombée de la nuit survient quand le paquet d’action est remélangé pour la cinquième fois ou quand commence le 30e tour du second joueur, au premier des deux ; la partie s’arrête alors à la fin du tour du second joueur, celui en cours ou le prochain. Gagne le joueur qui a détruit la plus grande part du total des points de victoire ennemis ; à parts égales la partie est nulle.',
    'FRL-VIC-7': 'Un scénario peut remplacer ces conditions de victoire ou en ajouter.',
    'FRL-VIC-8': 'Un joueur peut abandonner chaque fois qu’il a une décision à prendre.',
  },
  inert: {
    'FRL-VIC-4':
      'Aucun jeu ne peut tuer une carte de son propre camp : Retranchement ne le peut pas, et les Arbres clairsemés ne coûtent jamais autant.',
    'FRL-VIC-5': 'Aucun effet du jeu n’atteint les deux camps à la fois.',
    'FRL-VIC-8':
      'Abandonner se dit à la table ; ce n’est pas un choix d’une décision et rien dans la bataille n’en dépend.',
  },
}
