import type { Translated } from '@estafette/kernel'
import type { ferocity as en } from '../en/ferocity.ts'

export const ferocity: Translated<typeof en> = {
  title: 'Férocité marocaine',
  rules: {
    'BLZ-MOR-1':
      'Tant que la férocité dure, tout combat avec des Marocains est décalé d’une colonne en leur faveur.',
    'BLZ-MOR-2':
      'Chaque unité marocaine peut changer un R ou R* en D, même en défense sans retraite.',
    'BLZ-MOR-3':
      'À la fin du tour, chaque unité qui l’a fait lance un dé. S’il est pair, elle reçoit un Refit, ou elle est éliminée si elle en a déjà un.',
    'BLZ-MOR-4':
      'Les Marocains peuvent avancer après tout combat dans les hexs que les Allemands ont quittés.',
    'BLZ-MOR-5':
      'Les Marocains sont les trois régiments imprimés 2e DINA. Arbitrage : leurs numéros sont ceux de la division marocaine à Gembloux.',
  },
}
