import type { Translated } from '@estafette/kernel'
import type { options as en } from '../en/options.ts'

export const options: Translated<typeof en> = {
  title: 'Règles optionnelles',
  rules: {
    'FRL-OPT-1':
      'Tir retenu : au début d’un tour, seules les sections du joueur actif redeviennent Non activées ; une section doit donc choisir entre agir à son tour et réagir à celui de l’ennemi.',
    'FRL-OPT-2':
      'Cible mouvante : si la section attaquée change de carte avant la phase de couvert, par un mouvement en réaction ou par Repli, la puissance de feu se recalcule à la nouvelle distance avec les choix de tir et l’usage de la Position surélevée déclarés ; un choix impossible à cette distance ajoute 0. Munitions et grenades restent dépensées. Un défenseur dont toutes les sections ont agi est lui aussi interrogé avant la phase de couvert, et peut jouer Repli.',
    'FRL-OPT-3':
      'Transport : un véhicule d’Équipement 1 ou plus qui quitte sa carte par une action de Mouvement peut emmener une section de soldats Non activée de son propriétaire qui se trouve dans sa carte, tout le monde compris ; un mouvement latéral n’emmène personne. La section ne paie ni ne gagne rien du terrain et devient Activée ; jusqu’à la fin du tour aucune attaque ne peut la prendre pour cible tant qu’elle est dans la carte du véhicule.',
    'FRL-OPT-4':
      'Mulligan : une fois à la mise en place, le premier joueur d’abord, un joueur peut piocher une main entièrement nouvelle de même taille ; l’ancienne est ensuite mélangée au paquet.',
    'FRL-OPT-5':
      'Sélection alternée : les joueurs prennent leurs cartes de force à tour de rôle et ouvertement, le second joueur commençant.',
    'FRL-OPT-6': 'Durée fixe : dix tours chacun, puis la comparaison de FRL-VIC-6 décide.',
    'FRL-OPT-7': 'Équipement visible : tout l’équipement est placé face visible.',
  },
}
