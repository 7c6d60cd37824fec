import type { Translated } from '@estafette/kernel'
import type { general as en } from '../en/general.ts'

export const general: Translated<typeof en> = {
  title: 'Généralités',
  rules: {
    'FRL-GEN-1':
      'Les mots « soldat » et « force » désignent toute carte de soldat, de véhicule ou de canon d’infanterie, sauf si une règle dit le contraire.',
    'FRL-GEN-2': 'Les noms et les grades n’ont aucun effet dans le jeu.',
    'FRL-GEN-3':
      'Un joueur est l’Axe (Allemagne), l’autre les Alliés (États-Unis ou Royaume-Uni). Arbitrage : une force vient d’une seule nation, car les Alliés sont l’une « ou » l’autre ; un camp de plusieurs joueurs peut aligner une nation par joueur (voir FRL-TEAM-2).',
    'FRL-GEN-4':
      'Si une règle et une carte se contredisent, la carte prévaut ; si deux règles se contredisent, la plus précise prévaut.',
    'FRL-GEN-5': 'Toute fraction est arrondie au supérieur.',
    'FRL-GEN-6':
      'Sont cachés les cartes d’une main, l’ordre du paquet et la nature de chaque pion d’équipement face cachée. Tout le reste est visible : les sections, les dommages, les pions de munition, toute la défausse, le nombre de cartes de chaque main et du paquet, et le nombre de pions face cachée de chaque soldat.',
  },
  inert: {
    'FRL-GEN-2': 'Le programme montre les noms et les grades et n’en fait rien dépendre.',
  },
}
