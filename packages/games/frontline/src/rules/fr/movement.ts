import type { Translated } from '@estafette/kernel'
import type { movement as en } from '../en/movement.ts'

export const movement: Translated<typeof en> = {
  title: 'Mouvement',
  rules: {
    'FRL-MOVE-1':
      'Un Mouvement est une avance d’une carte de terrain, un recul d’une carte de terrain, ou un mouvement latéral dans la carte.',
    'FRL-MOVE-2':
      'Avancer, c’est aller vers le point de départ adverse ; reculer, c’est aller vers le sien.',
    'FRL-MOVE-3':
      'Aucune section ne quitte la ligne : on n’avance pas au-delà du point de départ ennemi, on ne recule pas au-delà du sien.',
    'FRL-MOVE-4':
      'Les sections peuvent entrer dans les cartes de terrain occupées par l’ennemi, les partager et les dépasser.',
    'FRL-MOVE-5':
      'Un soldat cloué ne peut se déplacer, ni un soldat qui a une Blessure (un Coriace : deux) ; un soldat au moral épuisé ne peut avancer mais peut reculer ou se déplacer latéralement.',
    'FRL-MOVE-6':
      'Si le chef ou le soldat seul peut faire le mouvement, la section le fait avec tous les membres qui le peuvent ; les autres restent en arrière, chacun formant une section (non commandée, ou commandée s’il a un Commandement) qui est Activée même avec Déplacement et garde les couverts acquis avant ce mouvement, non celui du mouvement même. Un mouvement latéral ne laisse personne en arrière : les membres qui ne peuvent se déplacer restent dans la section et partagent ses couverts.',
    'FRL-MOVE-7':
      'Si le chef ou le soldat seul ne peut faire le mouvement, la section ne le fait pas ; on peut le quitter à la phase d’organisation.',
    'FRL-MOVE-8':
      'Les deux pas de Double temps vont dans le même sens, et chacun suit FRL-MOVE-3 et les règles du terrain.',
    'FRL-MOVE-9':
      'L’indication spéciale d’une carte de terrain à l’entrée ne touche pas les forces qui y commencent la partie.',
    'FRL-MOVE-10':
      'Les avantages et les coûts d’un mouvement se résolvent dans l’ordre du chemin, avant toute réaction.',
    'FRL-MOVE-11':
      'La section attaquée peut elle-même se déplacer en réaction : l’attaque continue contre elle où qu’elle soit, et les dégâts suivent la colonne de couvert de sa nouvelle carte de terrain. Arbitrage : la puissance de feu ne change pas, car aucun exemple ne recompte la distance, tandis que les pions de dégât regardent la carte où est la cible.',
    'FRL-MOVE-12':
      'Si une section attaquée se déplace en réaction et laisse des soldats en arrière (voir FRL-MOVE-6), l’attaque suit la partie qui a le chef et ceux restés en arrière n’en souffrent pas. Le tir d’un sniper suit le soldat visé, seul et avec les couverts de la section où il est alors.',
    'FRL-MOVE-13':
      'On juge une seule fois, à la déclaration, qui peut faire un mouvement ; un Coup au moral payé en chemin dans des Arbres clairsemés n’arrête personne pendant ce mouvement.',
  },
}
