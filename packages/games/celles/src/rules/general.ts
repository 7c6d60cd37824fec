import type { Chapter } from '@estafette/kernel'

export const general: Chapter = {
  id: 'general',
  title: { en: 'General', fr: 'Généralités' },
  rules: [
    {
      id: 'CEL-2.0.1',
      source: '2.0, FAQ',
      tag: 'stated',
      en: 'The game uses one ten-sided die numbered 0 to 9; 0 is zero, not ten.',
      fr: 'Le jeu utilise un dé à dix faces numéroté de 0 à 9 ; le 0 vaut zéro, et non dix.',
    },
    {
      id: 'CEL-2.0.2',
      source: '2.2.3',
      tag: 'stated',
      en: 'The front of a unit’s counter is its unused side; the back is its used side, with lower strengths and no movement allowance, so that a unit must be turned to its unused side before it can move again.',
      fr: 'Le recto d’un pion d’unité est sa face non utilisée ; le verso est sa face utilisée, dont les forces sont plus faibles et qui n’a pas de capacité de mouvement : pour se déplacer de nouveau, une unité doit d’abord être remise sur sa face non utilisée.',
    },
    {
      id: 'CEL-2.0.3',
      source: '2.2.3, FAQ',
      tag: 'stated',
      en: 'A two-step unit has a second, reduced counter of one step, marked with a red dot, which has an unused and a used side of its own. A one-step unit without the red dot is at full strength.',
      fr: 'Une unité à deux pas possède un second pion, à puissance réduite, d’un seul pas et marqué d’un point rouge, qui a lui aussi une face non utilisée et une face utilisée. Une unité à un pas sans point rouge est à pleine puissance.',
    },
    {
      id: 'CEL-2.0.4',
      source: '2.2.3, 11.0',
      tag: 'stated',
      en: 'A unit fights with the attack strength and the defence strength of the side that is up.',
      fr: 'Une unité combat avec la force d’attaque et la force de défense de sa face visible.',
    },
    {
      id: 'CEL-2.0.5',
      source: '8.0, 8.3',
      tag: 'stated',
      en: 'Armour, recon and SP/AT units are motorized; infantry is not, except a unit that carries the trucks marker.',
      fr: 'Les unités blindées, de reco et AM/AT sont motorisées ; l’infanterie ne l’est pas, sauf l’unité qui porte le marqueur de camions.',
    },
    {
      id: 'CEL-2.0.6',
      source: '5.0, 8.5, 12.0',
      tag: 'completed',
      en: 'The only fractions in play are half movement points (MP), paid on main roads. Allowances of 3, 6, 9 and 12 MP can all be divided by three, so that a reduction by thirds never leaves a remainder; should one ever arise, it is rounded down to the half point.',
      fr: 'Les seules fractions du jeu sont les demi-points de mouvement (PM), payés sur les routes principales. Les capacités de 3, 6, 9 et 12 PM se divisent toutes par trois : une réduction par tiers ne laisse donc jamais de reste ; s’il s’en présentait un, on arrondirait au demi-point inférieur.',
    },
    {
      id: 'CEL-2.0.7',
      source: '8.0, 9.1, 11.0',
      tag: 'conflict',
      en: 'Every motorized unit has an allowance of 9 MP, except the immobile unit of the 3rd Armored; infantry on foot has 3. Ruling: an example of the booklet that would give a recon unit of Panzer Lehr 10 MP is a slip, for every other example and the counters agree on 9; the costs paid in that example stand.',
      fr: 'Toute unité motorisée a une capacité de 9 PM, sauf l’unité immobile de la 3e Blindée ; l’infanterie à pied en a 3. Arbitrage : l’exemple du livret qui donnerait 10 PM à une unité de reco de la Panzer Lehr est une coquille, car tous les autres exemples et les pions s’accordent sur 9 ; les coûts payés dans cet exemple restent valables.',
    },
    {
      id: 'CEL-2.0.8',
      source: '',
      tag: 'completed',
      en: 'Friendly means of the same side: US and British units are friendly to each other in every rule, be it for supply lines, stacking, support or the cancelling of zones of control in retreat. The involved units of an attack are, on one side, the active unit and the supporting units chosen to join it and, on the other, every unit attacked. A reinforcement is waiting as long as it is off the map, and due once its turn of arrival has come. A hex is vacated when it held a defending unit and no enemy of the attacker is left in it.',
      fr: 'Une unité est amie quand elle est du même camp : les unités américaines et britanniques sont amies entre elles pour toutes les règles, qu’il s’agisse des lignes de ravitaillement, de l’empilement, du soutien ou de l’annulation des zones de contrôle en retraite. Les unités engagées dans une attaque sont, d’un côté, l’unité active et les unités en soutien choisies pour s’y joindre et, de l’autre, toutes les unités attaquées. Un renfort est en attente tant qu’il est hors carte, et disponible dès que son tour d’arrivée est venu. Un hex est libéré quand il contenait une unité en défense et qu’il n’y reste plus aucun ennemi de l’attaquant.',
    },
  ],
}
