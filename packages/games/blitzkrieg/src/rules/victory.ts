import type { Chapter } from '@estafette/kernel'

export const victory: Chapter = {
  id: 'victory',
  title: { en: 'Victory', fr: 'Victoire' },
  rules: [
    {
      id: 'BLZ-VIC-1',
      source: 'Victory',
      tag: 'stated',
      en: 'Points are counted at the end of the battle, except those awarded during play.',
      fr: 'Les points se comptent à la fin de la bataille, sauf ceux attribués en cours de jeu.',
    },
    {
      id: 'BLZ-VIC-2',
      source: 'Victory',
      tag: 'stated',
      en: '2 for each armoured and 1 for each other enemy combat unit eliminated, half a point for each on the map with a refit marker.',
      fr: 'On compte 2 points par unité de combat ennemie blindée éliminée, 1 par autre unité de combat éliminée, et un demi-point par unité sur la carte avec un Refit.',
    },
    {
      id: 'BLZ-VIC-3',
      source: 'Victory',
      tag: 'completed',
      en: 'A hex is occupied if a combat unit is there at the end. It is held by the side with a unit there, otherwise by the last side to have had one, otherwise by the side that the battle names.',
      fr: 'Un hex est occupé si une unité de combat y est à la fin. Il est tenu par le camp qui y a une unité, sinon par le dernier qui en a eu une, sinon par celui que la bataille désigne.',
    },
    {
      id: 'BLZ-VIC-4',
      source: 'Victory',
      tag: 'completed',
      en: 'Below twice the loser’s points: tactical; up to three times: operational; above, or against 0: strategic; equal: a draw.',
      fr: 'La victoire est tactique si le vainqueur a moins du double du perdant, opérationnelle jusqu’au triple, stratégique au-delà ou contre 0. À points égaux, c’est une égalité.',
    },
    {
      id: 'BLZ-VIC-5',
      source: 'Victory',
      tag: 'completed',
      en: 'A free line between edges has neither enemy combat units nor their zones, friends or not, and crosses rivers by bridges and pontoons.',
      fr: 'Une ligne libre entre deux bords ne passe ni par des unités de combat ennemies ni par leurs zones de contrôle, même avec des unités amies, et franchit les fleuves par les ponts et les pontons.',
    },
    {
      id: 'BLZ-VIC-6',
      source: 'Victory',
      tag: 'completed',
      en: 'A player whose units on the map are all disrupted at the end of their own turn, or who has none left to come, loses at once: a strategic defeat.',
      fr: 'Un joueur dont toutes les unités sur la carte sont désorganisées à la fin de son tour, ou qui n’en a plus à venir, perd aussitôt, stratégiquement.',
    },
    {
      id: 'BLZ-VIC-7',
      source: '',
      tag: 'completed',
      en: 'Halves are kept.',
      fr: 'Les demi-points sont conservés.',
    },
  ],
}
