import type { Translated } from '@estafette/kernel'
import type { cover as en } from '../en/cover.ts'

export const cover: Translated<typeof en> = {
  title: 'Couvert',
  rules: {
    'FRL-COV-1':
      'Le couvert du terrain ne se soustrait pas : léger, moyen ou important, il désigne la colonne de coût des pions de dégât.',
    'FRL-COV-2':
      'Les couverts en points se soustraient et s’additionnent : Baissé 10, Repli 10, À terre ! 4, Retranchement 4 par coup, Pelle 5, Couvert de dissimulation 10, le couvert inhérent d’un sniper, le Blindage et le couvert Retranché d’un scénario.',
    'FRL-COV-3':
      'Baissé et Repli protègent la section en entier contre chaque attaque et contre-attaque jusqu’à la fin du tour du joueur actif.',
    'FRL-COV-4':
      'À terre !, Retranchement et la Pelle protègent une fois, contre la puissance de feu en cours de résolution.',
    'FRL-COV-5':
      'Plusieurs couverts de Baissé ou de Repli sur une section s’additionnent : un de chaque donne 20.',
    'FRL-COV-6':
      'Seul le camp qui va subir joue des couverts, et seulement pour la section qui subit. Ils comptent aussi contre le tir d’un sniper, quel que soit le porteur de la Pelle dans la section ; seul Retranchement est lié au soldat visé.',
  },
}
