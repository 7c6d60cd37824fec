import type { Translated } from '@estafette/kernel'
import type { scenarios as en } from '../en/scenarios.ts'

export const scenarios: Translated<typeof en> = {
  title: 'Scénarios',
  rules: {
    'FRL-FIRST-1':
      'Première bataille conseillée : règles normales, 31 PV, terrain au hasard, sans véhicules, canons d’infanterie ni snipers ; des forces d’entraînement toutes prêtes peuvent servir.',
    'FRL-SCN-1':
      'Il y a dix-neuf scénarios, tirés de l’histoire et équilibrés : là où le terrain, les retranchements ou la surprise favorisent un camp, l’autre a la force ou la main la plus grande.',
    'FRL-SCN-2':
      'Un scénario fixe le terrain, les forces, le premier joueur, les règles spéciales et la victoire ; l’équipement et les sections se choisissent librement comme à la mise en place. Les Alliés commencent dans la carte 2 avec le point de départ 1, l’Axe dans la carte 8 avec le point de départ 9.',
    'FRL-SCN-3':
      'La victoire normale est FRL-VIC-1, calculée sur toute la force indiquée, renforts compris. Un objectif supplémentaire est une seconde façon de gagner pour le camp nommé ; l’autre camp gagne de la façon normale.',
    'FRL-SCN-S1':
      'Surprise (camp) : les sections de ce camp sont Activées pendant tout le premier tour de la partie, qui est celui de l’ennemi ; à partir du deuxième tour elles redeviennent Non activées comme d’ordinaire.',
    'FRL-SCN-S2':
      'Nuit (tours, distance) : pendant ce nombre de premiers tours de joueur de la partie, ceux des deux joueurs étant comptés, aucune attaque ni contre-attaque n’est permise à une distance réelle supérieure à celle indiquée.',
    'FRL-SCN-S3':
      'Retranché (camp, couvert) : chaque soldat de ce camp présent au début est retranché jusqu’à ce qu’il quitte sa première carte, par quelque mouvement que ce soit ; les mouvements latéraux n’y mettent pas fin. Une section a ce couvert en points tant que tous ses soldats sont retranchés.',
    'FRL-SCN-S4':
      'Déploiement (camp, cartes) : chaque section de ce camp peut commencer dans n’importe laquelle des cartes indiquées.',
    'FRL-SCN-S5':
      'Main (camp, nombre) : la taille de la main de ce camp est augmentée de ce nombre.',
    'FRL-SCN-S6':
      'Renfort (camp, tour, cartes) : au début du tour indiqué de ce camp, une fois les sections remises Non activées, les cartes apparaissent en sections Non activées dans sa carte de mise en place, 2 ou 8, avec leurs munitions et un équipement choisi à ce moment.',
    'FRL-SCN-S7':
      'Objectif (camp, carte, nombre) : le camp gagne aussitôt s’il tient la carte à la fin de ce nombre de ses propres tours consécutifs.',
    'FRL-SCN-S8':
      'Limite (tours, vainqueur) : si personne n’a gagné quand le second joueur finit son tour de ce numéro, le camp nommé gagne.',
  },
}
