import type { Translated } from '@estafette/kernel'
import type { vehicles as en } from '../en/vehicles.ts'

export const vehicles: Translated<typeof en> = {
  title: 'Véhicules',
  rules: {
    'FRL-VEH-1':
      'Les véhicules suivent les règles des soldats, avec les exceptions de ce chapitre.',
    'FRL-VEH-2':
      'Un véhicule de Blindage 1 ou plus est blindé. Son Blindage est un couvert en points, toujours et contre toute puissance de feu.',
    'FRL-VEH-3':
      'Contre une cible blindée, chaque contribution ordinaire compte pour moitié, chacune arrondie au supérieur ; les contributions antichars et les bonus de la section comptent en entier.',
    'FRL-VEH-4':
      'Une contre-attaque contre un attaquant blindé se calcule d’abord selon FRL-VEH-3, puis est divisée par deux.',
    'FRL-VEH-5':
      'Les dégâts agissent comme sur les soldats : Cloué, le véhicule a fermé ses volets ; un Coup au moral ébranle l’équipage ; une Blessure immobilise ; deux Blessures (trois s’il est Coriace) ou Mort le détruisent.',
    'FRL-VEH-6': 'Les véhicules peuvent utiliser toutes les cartes d’action.',
    'FRL-VEH-7':
      'Les Blessures des véhicules et des canons d’infanterie ne se retirent que par Ralliement.',
    'FRL-VEH-8': 'Un sniper ne peut pas viser un véhicule blindé.',
    'FRL-VEH-9':
      'Un véhicule de Blindage 8 ou plus est un char. Si aucune contribution antichar n’a pris part à la puissance de feu qui lui est infligée, les pions Blessure et Mort tirés contre lui sont sans effet ; Cloué et Coup au moral ont le leur, et un Coup au moral sur un équipage au moral épuisé est une Blessure comme toujours.',
  },
}
