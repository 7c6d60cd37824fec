import type { OriginWords } from '../../screen/origins.ts'

/** The origins of the parts, in French. */
export const words: OriginWords = {
  title: 'France 1940 : Blitzkrieg in the West',
  intro:
    'Conçu par Paul Rohrbaugh, graphisme de Bruce Yearian, publié par High Flying Dice Games. Nous avions les règles françaises des six batailles, sans carte, et les pions de deux divisions seulement.',
  parts: {
    rules: {
      what: 'Règles',
      note: 'La série et ses six batailles ; ce qui est coupé ou se contredit est tranché, et la page des règles dit comment.',
    },
    tables: {
      what: 'Combat, bombardement, combat aérien, terrain',
      note: 'Les quatre tables sont imprimées ; deux notes de la table du terrain sont de nous.',
    },
    turns: {
      what: 'Tours, placement, arrivées, événements, victoire',
      note: 'Tels qu’imprimés pour chaque bataille ; les phrases coupées en bas de colonne sont complétées.',
    },
    gembloux: {
      what: 'Pions des 3. et 4. Panzer à Gembloux',
      note: 'Le seul ordre de bataille dont les valeurs sont imprimées.',
    },
    letters: {
      what: 'Quelques hexs à Sedan et à Arras',
      note: 'La rive où se trouvent 1604 et 1606, et les hexs à lettre : un seul lieu convient à chaque usage.',
    },
    maps: {
      what: 'Les six cartes',
      note: 'La géographie publique autour de chaque hex nommé : niveaux, bois, eaux, routes, voies ferrées.',
    },
    counters: {
      what: 'Tous les autres pions',
      note: 'Les ordres de bataille publics de mai 1940, avec des valeurs d’après celles qui sont imprimées.',
    },
    formations: {
      what: 'Barres de formation',
      note: 'La division, ou le commandement indépendant : qui peut s’empiler avec qui.',
    },
  },
}
