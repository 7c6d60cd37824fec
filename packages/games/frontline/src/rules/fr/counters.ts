import type { Translated } from '@estafette/kernel'
import type { counters as en } from '../en/counters.ts'

export const counters: Translated<typeof en> = {
  title: 'Pions',
  rules: {
    'FRL-CNT-1':
      'L’Axe utilise les pions bleus, les Alliés les pions beiges ; un joueur n’utilise jamais ceux de l’autre.',
    'FRL-CNT-2':
      'Les pions d’équipement d’un camp limitent ce qu’il peut prendre. Les pions de munition, les pions de dommage et les pions d’activation sont illimités.',
    'FRL-CNT-3':
      'Le marqueur de Puissance de feu montre le camp dont la puissance de feu s’applique et sa valeur ; il ne fait rien d’autre.',
    'FRL-CNT-4': 'Toute section est Non activée au début de la partie.',
  },
  inert: {
    'FRL-CNT-1': 'Ce sont les couleurs des pions à l’écran ; elles ne décident de rien.',
    'FRL-CNT-3': 'Le pion ne fait que montrer un nombre que le programme tient.',
  },
}
