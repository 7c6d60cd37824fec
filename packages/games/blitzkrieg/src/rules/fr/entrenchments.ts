import type { Translated } from '@estafette/kernel'
import type { entrenchments as en } from '../en/entrenchments.ts'

export const entrenchments: Translated<typeof en> = {
  title: 'Retranchements',
  rules: {
    'BLZ-ENT-1':
      'Les retranchements se placent à la mise en place seulement, un par hex, avec une unité qui y a droit ; tous les Français de l’hex en profitent.',
    'BLZ-ENT-2':
      'Ils donnent 2 points à la défense. Contre le bombardement, ils donnent la colonne la plus dure et réduisent le dé de 1. Ils arrêtent les zones de contrôle allemandes.',
    'BLZ-ENT-3':
      'Un retranchement est retiré quand la dernière unité de combat française le quitte.',
    'BLZ-ENT-4': 'Les Allemands n’en profitent jamais.',
    'BLZ-ENT-5':
      'En bois, un retranchement donne 3 points à la défense. Arbitrage : contre le bombardement, bois et retranchement ne réduisent le dé que de 1 ensemble.',
  },
}
