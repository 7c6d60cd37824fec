import type { Chapter } from '@estafette/kernel'

export const units: Chapter = {
  id: 'units',
  title: { en: 'Units and markers', fr: 'Unités et marqueurs' },
  rules: [
    {
      id: 'BLZ-UNIT-1',
      source: 'Counters; combat, 2',
      tag: 'stated',
      en: 'A combat unit has an attack factor, a defence factor and an allowance of movement points; artillery has a range as well.',
      fr: 'Une unité de combat a un facteur d’attaque, un facteur de défense et un potentiel de mouvement ; l’artillerie a aussi une portée.',
    },
    {
      id: 'BLZ-UNIT-2',
      source: 'Combat, 3; movement, 5',
      tag: 'stated',
      en: 'A unit with the silhouette of a vehicle is armoured: tanks and armoured cars. Motorized means the same.',
      fr: 'Une unité qui porte un profil de véhicule est blindée : chars et automitrailleuses. Motorisée veut dire la même chose.',
    },
    {
      id: 'BLZ-UNIT-3',
      source: '',
      tag: 'stated',
      en: 'Units have one step; what stays of a loss is the refit marker.',
      fr: 'Les unités n’ont qu’un pas ; une unité qui revient d’une perte porte le marqueur Refit.',
    },
    {
      id: 'BLZ-UNIT-4',
      source: 'Combat, 5; zones of control, 4; movement, 3',
      tag: 'conflict',
      en: 'A disrupted unit has no zone of control, attacks with half its factor, moves one hex at most, does not exploit, does not bombard, does not retreat before combat and gives its opponent a column. Ruling: it defends with its whole defence factor; the printed attack factor is a slip.',
      fr: 'Une unité désorganisée n’a pas de zone de contrôle, attaque avec la moitié de son facteur, avance d’un hex au plus, n’exploite pas, ne bombarde pas, ne fait pas de retraite avant combat et donne une colonne à l’adversaire. Arbitrage : elle défend avec tout son facteur de défense ; le facteur d’attaque imprimé est une coquille.',
    },
    {
      id: 'BLZ-UNIT-5',
      source: 'Combat results',
      tag: 'stated',
      en: 'A second disruption changes nothing.',
      fr: 'Une seconde désorganisation ne change rien.',
    },
    {
      id: 'BLZ-UNIT-6',
      source: 'Combat, 2, 6; special, 7, 9',
      tag: 'completed',
      en: 'A refit marker takes 1 from the attack factor, never below 0, bars the unit from being recovered again, and is worth half a point to the enemy while the unit is on the map at the end, whatever the marker came from.',
      fr: 'Un marqueur Refit retire 1 au facteur d’attaque, jamais sous 0, interdit une nouvelle récupération et vaut un demi-point à l’ennemi si l’unité est sur la carte à la fin, quelle que soit son origine.',
    },
    {
      id: 'BLZ-UNIT-7',
      source: '',
      tag: 'completed',
      en: 'A refit marker never comes off.',
      fr: 'Un marqueur Refit ne s’enlève jamais.',
    },
    {
      id: 'BLZ-UNIT-8',
      source: 'Special, 7, 9',
      tag: 'completed',
      en: 'A unit has one refit marker at most: a second one by assault losses or ferocity eliminates it, dice of the set-up take another unit.',
      fr: 'Une unité n’a qu’un marqueur Refit. Un second, reçu par pertes d’assaut ou férocité, l’élimine ; à la mise en place, les dés désignent une autre unité.',
    },
    {
      id: 'BLZ-UNIT-9',
      source: 'Combat, 2',
      tag: 'stated',
      en: 'Fractions of combat factors are dropped.',
      fr: 'Les fractions des facteurs de combat sont arrondies à l’inférieur.',
    },
  ],
}
