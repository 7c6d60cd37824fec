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
      fr: '2 par unité de combat ennemie blindée et 1 par autre éliminée, un demi-point par unité sur la carte avec un Refit.',
    },
    {
      id: 'BLZ-VIC-3',
      source: 'Victory',
      tag: 'completed',
      en: 'Occupied: a combat unit is there at the end. Held: the side with a unit there, else the last to have had one, else whoever the battle names.',
      fr: 'Occupé : une unité de combat y est à la fin. Tenu : le camp qui y a une unité, sinon le dernier qui en eut, sinon celui que la bataille nomme.',
    },
    {
      id: 'BLZ-VIC-4',
      source: 'Victory',
      tag: 'completed',
      en: 'Below twice the loser’s points: tactical; up to three times: operational; above, or against 0: strategic; equal: a draw.',
      fr: 'Moins du double du perdant : tactique ; jusqu’au triple : opérationnelle ; au-delà, ou contre 0 : stratégique ; égalité : partie nulle.',
    },
    {
      id: 'BLZ-VIC-5',
      source: 'Victory',
      tag: 'completed',
      en: 'A free line between edges has neither enemy combat units nor their zones, friends or not, and crosses rivers by bridges and pontoons.',
      fr: 'Une ligne libre entre deux bords n’a ni unités de combat ennemies ni leurs zones, amis ou non, et franchit les fleuves par ponts et pontons.',
    },
    {
      id: 'BLZ-VIC-6',
      source: 'Victory',
      tag: 'completed',
      en: 'A player whose units on the map are all disrupted at the end of his own turn, or who has none left to come, loses at once, strategically.',
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
