import type { Translated } from '@estafette/kernel'
import type { victory as en } from '../en/victory.ts'

export const victory: Translated<typeof en> = {
  title: 'Victoire',
  rules: {
    'BLZ-VIC-1':
      'Les points se comptent à la fin de la bataille, sauf ceux attribués en cours de jeu.',
    'BLZ-VIC-2':
      'On compte 2 points par unité de combat ennemie blindée éliminée, 1 par autre unité de combat éliminée, et un demi-point par unité sur la carte avec un Refit.',
    'BLZ-VIC-3':
      'Un hex est occupé si une unité de combat y est à la fin. Il est tenu par le camp qui y a une unité, sinon par le dernier qui en a eu une, sinon par celui que la bataille désigne.',
    'BLZ-VIC-4':
      'La victoire est tactique si le vainqueur a moins du double du perdant, opérationnelle jusqu’au triple, stratégique au-delà ou contre 0. À points égaux, c’est une égalité.',
    'BLZ-VIC-5':
      'Une ligne libre entre deux bords ne passe ni par des unités de combat ennemies ni par leurs zones de contrôle, même avec des unités amies, et franchit les fleuves par les ponts et les pontons.',
    'BLZ-VIC-6':
      'Un joueur dont toutes les unités sur la carte sont désorganisées à la fin de son tour, ou qui n’en a plus à venir, perd aussitôt, stratégiquement.',
    'BLZ-VIC-7': 'Les demi-points sont conservés.',
  },
}
