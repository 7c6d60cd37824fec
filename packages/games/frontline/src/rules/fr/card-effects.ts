import type { Translated } from '@estafette/kernel'
import type { cardEffects as en } from '../en/card-effects.ts'

export const cardEffects: Translated<typeof en> = {
  title: 'Les cartes d’action une à une',
  rules: {
    'FRL-ACT-ATK':
      'Attaque (type Attaque) : attaque ou contre-attaque avec +6 en puissance de feu. Dans une contre-attaque, le bonus est divisé par deux avec le reste.',
    'FRL-ACT-COV':
      'Tir de couverture (type Attaque) : contre-attaque dont la puissance de feu n’est pas divisée par deux. Elle ne fait une attaque que comme carte par défaut.',
    'FRL-ACT-DIG-1':
      'Retranchement (Instantanée) : quand une de vos sections subit de la puissance de feu, placez un ou plusieurs Coups au moral sur ses soldats, chacun pour 4 de couvert ; pas plus de coups que n’en demande la puissance de feu restante.',
    'FRL-ACT-DIG-2':
      'Un coup placé par Retranchement au-delà du Moral d’un soldat, ou sur un soldat de Moral 0, est une Blessure et donne quand même 4 de couvert.',
    'FRL-ACT-DIG-3':
      'Contre le tir d’un sniper, seul le soldat visé peut prendre les coups de Retranchement.',
    'FRL-ACT-DIG-4': 'Retranchement ne peut placer aucun coup qui tuerait le soldat.',
    'FRL-ACT-DT':
      'Double temps (type Mouvement) : avancez ou reculez de deux cartes, avec tous les coûts et avantages des cartes où l’on entre et que l’on quitte. Si une seule carte est possible, au bout de la ligne ou à cause de Bâtiments en ruine pendant le tour adverse, la carte ne peut pas être jouée pour son effet.',
    'FRL-ACT-FB-1':
      'Repli (Instantanée) : à tout moment, une de vos sections recule d’une carte, soldats cloués et blessés compris, et a 10 de couvert jusqu’à la fin du tour du joueur actif.',
    'FRL-ACT-FB-2':
      'Le recul de Repli est obligatoire : la carte ne peut pas être jouée pour une section à son point de départ, ni pour sortir de Bâtiments en ruine ou y entrer pendant le tour adverse, sauf avec un soldat Sur place dans la section.',
    'FRL-ACT-FB-3':
      'Repli ne coûte pas d’action, laisse la section Activée ou Non activée comme elle l’était, et ne peut pas se combiner avec Déplacement.',
    'FRL-ACT-FLK-1':
      'Position de flanc (type Mouvement, Durable) : la section avance, recule ou fait un mouvement latéral, et la carte reste avec elle.',
    'FRL-ACT-FLK-2':
      'Quand Position de flanc est jouée pour son effet, l’adversaire doit défausser une Position de flanc qu’il a en jeu, à son choix.',
    'FRL-ACT-FLK-3':
      'Chaque Position de flanc donne à sa section +2 en puissance de feu par carte de terrain derrière elle, de la carte voisine de la sienne jusqu’à son point de départ compris. Le bonus se recalcule à chaque attaque ou contre-attaque.',
    'FRL-ACT-FLK-4': 'Plusieurs Positions de flanc sur une même section s’additionnent.',
    'FRL-ACT-HTD':
      'À terre ! (Instantanée) : à la phase de couvert, 4 de couvert pour votre section qui subit le tir, 6 si elle a un soldat Prudent.',
    'FRL-ACT-KEY-1':
      'Position clé (Instantanée, Durable) : jouez-la avec une action de Mouvement qui finit dans la carte 4, 5 ou 6, en y entrant ou par un mouvement latéral. Tant qu’elle est en jeu, son propriétaire pioche une carte au début du tour de chaque joueur.',
    'FRL-ACT-KEY-2': 'Une seule Position clé peut être en jeu dans toute la partie.',
    'FRL-ACT-KEY-3':
      'Position clé est défaussée quand sa section se déplace de quelque façon que ce soit, Repli compris, ou quand tous ses soldats sont en même temps cloués, blessés ou les deux ; la première Blessure d’un soldat Coriace ne compte pas. On le vérifie après chaque action, réaction, dégât et phase d’organisation.',
    'FRL-ACT-KEY-4':
      'Le mouvement avec lequel Position clé est jouée ne la défausse pas. Arbitrage : une section qui quitte sa Position clé ne peut pas en jouer une autre avec le même mouvement, car les cartes se posent à la déclaration, quand la première est encore en jeu.',
    'FRL-ACT-MO':
      'Déplacement (Instantanée) : jouez-la avec une action de Mouvement ; la section ne devient pas Activée. Elle ne va pas avec Repli, et un seul exemplaire peut être joué par mouvement.',
    'FRL-ACT-OBS':
      'Caché (Instantanée) : jouez-la avec une action de Mouvement ; personne ne peut réagir à ce mouvement.',
    'FRL-ACT-PIO-1':
      'On arrose ! (type Attaque) : attaque ou contre-attaque avec +10 en puissance de feu à distance 0–1, +6 à 2–3, +4 à 4–5 et +0 à 6–7.',
    'FRL-ACT-PIO-2':
      'Les distances de la carte On arrose ! s’arrêtent à 7, mais neuf cartes permettent une distance de 8. Arbitrage : +0 à distance 8, dans le prolongement de la dernière ligne.',
    'FRL-ACT-RAL-1':
      'Ralliement (Instantanée) : au début de votre tour, avant toute autre phase, retirez un Cloué, un Coup au moral et une Blessure à vos soldats, chacun à n’importe lequel d’entre eux, véhicules et canons d’infanterie compris. Il doit y avoir au moins un tel pion à retirer.',
    'FRL-ACT-RAL-2': 'Plusieurs Ralliements peuvent être joués au même tour.',
    'FRL-ACT-SL':
      'Baissé (type Mouvement) : la section avance, recule ou fait un mouvement latéral, et a 10 de couvert jusqu’à la fin du tour du joueur actif.',
  },
}
