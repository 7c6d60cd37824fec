import type { Chapter } from '@estafette/kernel'

export const victory: Chapter = {
  id: 'victory',
  title: { en: 'Victory', fr: 'Victoire' },
  rules: [
    {
      id: 'FRL-VIC-1',
      source: 'Battle Basics; Victory',
      tag: 'conflict',
      en: 'A player wins, and the game ends at once, when the victory points of the enemy force cards destroyed reach half the total of the enemy force. Ruling: the half is rounded up, as in the example where 16 of 31 points are needed.',
      fr: 'Un joueur gagne, et la partie s’arrête aussitôt, quand les points de victoire des cartes de force ennemies détruites atteignent la moitié du total de la force ennemie. Arbitrage : la moitié est arrondie au supérieur, comme dans l’exemple où il faut 16 points sur 31.',
    },
    {
      id: 'FRL-VIC-2',
      source: 'Victory',
      tag: 'stated',
      en: 'The total is that of the cards really fielded, not the limit agreed on.',
      fr: 'Le total est celui des cartes réellement alignées, non la limite convenue.',
    },
    {
      id: 'FRL-VIC-3',
      source: 'Victory',
      tag: 'completed',
      en: 'Only dead cards count: a pinned, wounded or broken card counts nothing.',
      fr: 'Seules les cartes mortes comptent : une carte clouée, blessée ou au moral épuisé ne compte pas.',
    },
    {
      id: 'FRL-VIC-4',
      source: 'Victory',
      tag: 'completed',
      en: 'A card that dies by its owner’s own play counts for the enemy.',
      fr: 'Une carte qui meurt par un jeu de son propriétaire compte pour l’ennemi.',
      inert: {
        en: 'No play can kill a card of its own side: Dig-In may not, and what Scattered Trees cost never is that much.',
        fr: 'Aucun jeu ne peut tuer une carte de son propre camp : Retranchement ne le peut pas, et les Arbres clairsemés ne coûtent jamais autant.',
      },
    },
    {
      id: 'FRL-VIC-5',
      source: 'Victory',
      tag: 'completed',
      en: 'An exchange harms one section only, so both players cannot win at once; should an effect ever do so, the acting player wins.',
      fr: 'Un échange de tirs ne touche qu’une section, donc les deux joueurs ne peuvent gagner ensemble ; si un effet le faisait, le joueur actif gagne.',
      inert: {
        en: 'No effect of the game reaches both sides at once.',
        fr: 'Aucun effet du jeu n’atteint les deux camps à la fois.',
      },
    },
    {
      id: 'FRL-VIC-6',
      source: 'Victory',
      tag: 'completed',
      en: 'Nightfall comes when the action deck is reshuffled for the fifth time or when the second player’s 30th turn begins, whichever is first; the game then ends with the second player’s turn, the one in progress or the next. The player who destroyed the larger share of the enemy’s total victory points wins; equal shares are a draw.',
      fr: 'La Tombée de la nuit survient quand le paquet d’action est remélangé pour la cinquième fois ou quand commence le 30e tour du second joueur, au premier des deux ; la partie s’arrête alors à la fin du tour du second joueur, celui en cours ou le prochain. Gagne le joueur qui a détruit la plus grande part du total des points de victoire ennemis ; à parts égales la partie est nulle.',
    },
    {
      id: 'FRL-VIC-7',
      source: 'Victory',
      tag: 'completed',
      en: 'A scenario may replace these victory conditions or add others.',
      fr: 'Un scénario peut remplacer ces conditions de victoire ou en ajouter.',
    },
    {
      id: 'FRL-VIC-8',
      source: 'Victory',
      tag: 'completed',
      en: 'A player may concede whenever they have a decision to make.',
      fr: 'Un joueur peut abandonner chaque fois qu’il a une décision à prendre.',
      inert: {
        en: 'To give up is for the player to say at the table; it is no choice of a decision and nothing in the battle depends on it.',
        fr: 'Abandonner se dit à la table ; ce n’est pas un choix d’une décision et rien dans la bataille n’en dépend.',
      },
    },
  ],
}
