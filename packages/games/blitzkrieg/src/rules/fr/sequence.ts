import type { Translated } from '@estafette/kernel'
import type { sequence as en } from '../en/sequence.ts'

export const sequence: Translated<typeof en> = {
  title: 'Séquence de jeu',
  rules: {
    'BLZ-SEQ-1':
      'Un tour de jeu comprend le tour allemand, le tour français et la fin de tour. Arbitrage : à Arras le tour allié vient en premier, comme le veulent la mise en place et les notes du concepteur.',
    'BLZ-SEQ-2':
      'Tour allemand : ravitaillement, bombardement et interdiction aérienne, mouvement, combat, exploitation, récupération.',
    'BLZ-SEQ-3':
      'Tour français : ravitaillement, mouvement, bombardement, combat, exploitation, récupération.',
    'BLZ-SEQ-4': 'Un tour de nuit n’a ni combat, ni exploitation, ni action aérienne.',
    'BLZ-SEQ-5':
      'En fin de tour, on tire l’événement aléatoire du tour suivant, puis on vérifie la victoire ; les dés de férocité précèdent l’événement, et les pontons sont achevés dans la phase de victoire.',
    'BLZ-SEQ-6':
      'On attribue d’abord toutes les missions aériennes ; puis viennent les interceptions une à une, puis les bombes des survivants, puis l’artillerie.',
  },
}
