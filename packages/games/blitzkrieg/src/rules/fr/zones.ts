import type { Translated } from '@estafette/kernel'
import type { zones as en } from '../en/zones.ts'

export const zones: Translated<typeof en> = {
  title: 'Zones de contrôle',
  rules: {
    'BLZ-ZOC-1':
      'Toute unité de combat non désorganisée, artillerie comprise, a une zone de contrôle dans les six hexs qui l’entourent.',
    'BLZ-ZOC-2': 'Une zone de contrôle n’entre ni dans les villes ni dans les villages.',
    'BLZ-ZOC-3': 'Elle n’entre pas dans un retranchement.',
    'BLZ-ZOC-4':
      'Elle ne franchit pas un fleuve, sauf sur un pont imprimé ; les cours d’eau ne l’arrêtent pas.',
    'BLZ-ZOC-5':
      'Un ponton ne porte pas de zone de contrôle. Arbitrage : une zone oblige au combat, et les pontons n’ont pas d’effet sur le combat.',
    'BLZ-ZOC-6':
      'Une unité dans une ville, un village ou un retranchement exerce sa zone de contrôle au dehors.',
    'BLZ-ZOC-7': 'Les unités désorganisées, les transports et Rommel n’en ont pas.',
    'BLZ-ZOC-8': 'Une unité qui entre dans une zone de contrôle ennemie s’arrête pour la phase.',
    'BLZ-ZOC-9':
      'Une unité qui commence dans une zone de contrôle ennemie peut la quitter pour 1 point de plus, si le premier hex où elle entre n’est dans aucune.',
    'BLZ-ZOC-10':
      'Aucune unité ne passe directement d’une zone de contrôle ennemie à une autre, pas même par le mouvement minimum ; les unités amies n’y changent rien.',
    'BLZ-ZOC-11':
      'Les zones de contrôle changent aussitôt avec désorganisation, élimination et retraite.',
    'BLZ-ZOC-12':
      'En exploitation et la nuit, aucune unité n’entre dans une zone de contrôle ennemie ; en sortir coûte 1 point de plus en exploitation.',
  },
}
