import type { Translated } from '@estafette/kernel'
import type { exchange as en } from '../en/exchange.ts'

export const exchange: Translated<typeof en> = {
  title: 'L’échange de tirs',
  rules: {
    'FRL-EX-1':
      'La puissance de feu de la contre-attaque se soustrait de celle de l’attaque. Si l’attaque est plus forte, la section attaquée subit la différence ; si la contre-attaque est plus forte, la section attaquante la subit ; à égalité rien ne se passe.',
    'FRL-EX-2':
      'C’est la section attaquée qui subit, même quand une autre section a contre-attaqué.',
    'FRL-EX-3': 'Le couvert s’applique après la soustraction, par le seul camp qui subit.',
    'FRL-EX-4': 'Si le couvert ramène la puissance de feu à 0, aucun pion de dégât n’est tiré.',
  },
}
