import type { Translated } from '@estafette/kernel'
import type { holding as en } from '../en/holding.ts'

export const holding: Translated<typeof en> = {
  title: 'Tenir le terrain',
  rules: {
    'FRL-HOLD-1':
      'Vous tenez toutes les cartes de terrain depuis votre section commandée la plus avancée jusqu’à votre point de départ, les deux comprises.',
    'FRL-HOLD-2':
      'Une carte de terrain où se trouvent des sections des deux camps, quelles qu’elles soient, est contestée : personne ne la tient, et une section qui s’y trouve ne compte pas comme la plus avancée. Arbitrage : la section la plus avancée est partout une section commandée, comme il est dit pour tenir le terrain, bien que le texte du terrain contesté omette le mot.',
    'FRL-HOLD-3':
      'Si des sections ennemies se trouvent derrière une des vôtres, prenez la plus proche de votre point de départ : vous tenez les cartes de votre point de départ à votre section commandée non contestée la plus avancée qui en soit plus proche que cet ennemi. À partir de cet ennemi, vous ne tenez que les cartes où vous avez une section commandée non contestée. Arbitrage : des sections commandées ici aussi, comme dans FRL-HOLD-1.',
    'FRL-HOLD-4':
      'Un joueur sans section commandée non contestée ne tient rien, pas même son point de départ.',
    'FRL-HOLD-5':
      'Les distances se comptent depuis votre point de départ. Parmi vos sections commandées dans des cartes sans ennemi, la plus éloignée qui soit plus proche que toute section ennemie vous donne toutes les cartes jusqu’à la sienne, et aucune s’il n’y en a pas de telle. Chacune de celles qui sont plus loin que la section ennemie la plus proche vous donne en plus sa propre carte.',
  },
}
