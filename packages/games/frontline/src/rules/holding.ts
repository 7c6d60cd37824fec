import type { Chapter } from '@estafette/kernel'

export const holding: Chapter = {
  id: 'holding',
  title: { en: 'Holding terrain', fr: 'Tenir le terrain' },
  rules: [
    {
      id: 'FRL-HOLD-1',
      source: 'Terrain cards',
      tag: 'stated',
      en: 'You hold every terrain card from your most advanced led section back to your start point, both included.',
      fr: 'Vous tenez toutes les cartes de terrain depuis votre section commandée la plus avancée jusqu’à votre point de départ, les deux comprises.',
    },
    {
      id: 'FRL-HOLD-2',
      source: 'Terrain cards',
      tag: 'conflict',
      en: 'A terrain card that holds sections of both sides, of any kind, is contested: no one holds it, and a section in it does not count as the most advanced. Ruling: the most advanced section is a led one throughout, as holding says, though the text on contested terrain leaves the word out.',
      fr: 'Une carte de terrain où se trouvent des sections des deux camps, quelles qu’elles soient, est contestée : personne ne la tient, et une section qui s’y trouve ne compte pas comme la plus avancée. Arbitrage : la section la plus avancée est partout une section commandée, comme il est dit pour tenir le terrain, bien que le texte du terrain contesté omette le mot.',
    },
    {
      id: 'FRL-HOLD-3',
      source: 'Terrain cards',
      tag: 'ambiguous',
      en: 'If enemy sections stand behind one of yours, take the one nearest your start point: you hold the cards from your start point to your most advanced uncontested led section nearer to it than that enemy. From that enemy onward you hold only cards in which you have an uncontested led section. Ruling: led sections here too, as in FRL-HOLD-1.',
      fr: 'Si des sections ennemies se trouvent derrière une des vôtres, prenez la plus proche de votre point de départ : vous tenez les cartes de votre point de départ à votre section commandée non contestée la plus avancée qui en soit plus proche que cet ennemi. À partir de cet ennemi, vous ne tenez que les cartes où vous avez une section commandée non contestée. Arbitrage : des sections commandées ici aussi, comme dans FRL-HOLD-1.',
    },
    {
      id: 'FRL-HOLD-4',
      source: 'Terrain cards',
      tag: 'completed',
      en: 'A player without an uncontested led section holds nothing, not even their start point.',
      fr: 'Un joueur sans section commandée non contestée ne tient rien, pas même son point de départ.',
    },
    {
      id: 'FRL-HOLD-5',
      source: 'Terrain cards',
      tag: 'completed',
      en: 'Distances are counted from your start point. Of your led sections in cards without enemies, the farthest that is nearer than every enemy section gives you all cards up to its own, and none if there is no such section. Each of them farther than the nearest enemy section gives you its own card besides.',
      fr: 'Les distances se comptent depuis votre point de départ. Parmi vos sections commandées dans des cartes sans ennemi, la plus éloignée qui soit plus proche que toute section ennemie vous donne toutes les cartes jusqu’à la sienne, et aucune s’il n’y en a pas de telle. Chacune de celles qui sont plus loin que la section ennemie la plus proche vous donne en plus sa propre carte.',
    },
  ],
}
