import type { Chapter } from '@estafette/kernel'

export const options: Chapter = {
  id: 'options',
  title: { en: 'Optional rules', fr: 'Règles optionnelles' },
  rules: [
    {
      id: 'FRL-OPT-1',
      source: 'Optional Rules',
      tag: 'completed',
      en: 'Held fire: at the start of a turn only the acting player’s sections turn to Not Acted, so a section must choose between acting in its own turn and reacting in the enemy’s.',
      fr: 'Tir retenu : au début d’un tour, seules les sections du joueur actif redeviennent Non activées ; une section doit donc choisir entre agir à son tour et réagir à celui de l’ennemi.',
    },
    {
      id: 'FRL-OPT-2',
      source: 'Optional Rules',
      tag: 'completed',
      en: 'Moving target: if the attacked section changes its card before the cover step, by a reaction move or Fall Back, firepower is computed again at the new range with the fire choices and the use of High Ground declared; a choice that is not possible there adds 0. Ammo and grenades stay spent. A defender all of whose sections have acted is asked before the cover step too, and may fall back.',
      fr: 'Cible mouvante : si la section attaquée change de carte avant la phase de couvert, par un mouvement en réaction ou par Repli, la puissance de feu se recalcule à la nouvelle distance avec les choix de tir et l’usage de la Position surélevée déclarés ; un choix impossible à cette distance ajoute 0. Munitions et grenades restent dépensées. Un défenseur dont toutes les sections ont agi est lui aussi interrogé avant la phase de couvert, et peut jouer Repli.',
    },
    {
      id: 'FRL-OPT-3',
      source: 'Optional Rules',
      tag: 'completed',
      en: 'Transport: a vehicle of Equipment 1 or more that leaves its card by a Move action may take along one Not Acted soldier section of its owner standing in its card, everyone included; a lateral move takes no one along. The section pays and gains nothing from terrain and becomes Acted; until the end of the turn no attack may name it as target while it stands in the vehicle’s card.',
      fr: 'Transport : un véhicule d’Équipement 1 ou plus qui quitte sa carte par une action de Mouvement peut emmener une section de soldats Non activée de son propriétaire qui se trouve dans sa carte, tout le monde compris ; un mouvement latéral n’emmène personne. La section ne paie ni ne gagne rien du terrain et devient Activée ; jusqu’à la fin du tour aucune attaque ne peut la prendre pour cible tant qu’elle est dans la carte du véhicule.',
    },
    {
      id: 'FRL-OPT-4',
      source: 'Optional Rules',
      tag: 'completed',
      en: 'Mulligan: once at set-up, the first player first, a player may draw a whole new hand of the same size; the old one is then shuffled into the deck.',
      fr: 'Mulligan : une fois à la mise en place, le premier joueur d’abord, un joueur peut piocher une main entièrement nouvelle de même taille ; l’ancienne est ensuite mélangée au paquet.',
    },
    {
      id: 'FRL-OPT-5',
      source: 'Optional Rules',
      tag: 'completed',
      en: 'Draft: the players take force cards alternately and openly, the second player beginning.',
      fr: 'Sélection alternée : les joueurs prennent leurs cartes de force à tour de rôle et ouvertement, le second joueur commençant.',
    },
    {
      id: 'FRL-OPT-6',
      source: 'Optional Rules',
      tag: 'completed',
      en: 'Fixed length: ten turns each, then the comparison of FRL-VIC-6 decides.',
      fr: 'Durée fixe : dix tours chacun, puis la comparaison de FRL-VIC-6 décide.',
    },
    {
      id: 'FRL-OPT-7',
      source: 'Optional Rules',
      tag: 'completed',
      en: 'Open equipment: all equipment is placed face up.',
      fr: 'Équipement visible : tout l’équipement est placé face visible.',
    },
  ],
}
