import type { OriginWords } from '../../screen/origins.ts'

/** The origins of the parts, in French. */
export const words: OriginWords = {
  title: 'Counter-Attack : Arras',
  intro:
    'Conçu par Michael Rinella, développé et illustré par Olivier Revenu, publié par Battles Magazine. Nous avions les livrets anglais et français, et pas de carte.',
  parts: {
    rules: {
      what: 'Règles',
      note: 'Toutes les sections des deux livrets ; là où ils divergent, la page des règles dit lequel est joué.',
    },
    places: {
      what: 'Secteurs et zones',
      note: '28 secteurs numérotés, 6 zones, leurs couleurs, et les noms que le texte mentionne.',
    },
    control: {
      what: 'Qui tient quoi',
      note: 'Le contrôle au début, les limites d’empilement et les étoiles des secteurs 5, 9 et 20.',
    },
    turns: {
      what: 'Piste des tours',
      note: 'Sept heures, de 15 h à 21 h, avec le Soutien Aérien de chacune.',
    },
    order: {
      what: 'Ordre de bataille',
      note: 'Chaque unité par nom et par groupe, les deux placements et toutes les arrivées.',
    },
    rings: {
      what: 'Cercles rouges',
      note: 'Les secteurs 2, 4, 6 et 7 : ceux qui font gagner aussitôt.',
    },
    names: {
      what: 'Quelques noms',
      note: 'Les secteurs 1, 11, 12 et 15 à 18, et les zones B, C, D et F, par la géographie.',
    },
    outlines: {
      what: 'Contours et voisinages',
      note: 'Tracés autour des vrais villages. Les deux paires que les règles disent non adjacentes se touchent en un point.',
    },
    rivers: {
      what: 'Limites de rivière',
      note: 'La Scarpe, seule rivière que les règles nomment. Les autres cours d’eau sont sans effet.',
    },
    terrain: {
      what: 'Modificateurs et formes de terrain',
      note: 'Villages ouverts +1, gros villages, bois et hauteurs +2, Mont-St-Éloi, Arras et Cambrai +3.',
    },
    factors: {
      what: 'Tous les facteurs de tous les pions',
      note: 'Attaque, défense et mouvement, frais et fatigué, qui peut déborder, et les pions R.',
    },
    groupM: {
      what: 'Groupe M allemand',
      note: '5. Panzer-Division : deux bataillons du Panzer-Regiment 31, un du Schützen-Regiment 13.',
    },
    track: { what: 'Piste des points de victoire', note: 'Sa longueur et sa place sur la carte.' },
  },
  how: {
    title: 'Comment Arras a été rebâtie',
    texts: [
      'La carte repose sur le vrai terrain, 62 points de la carte au kilomètre. Les deux colonnes britanniques du 21 mai passèrent par Duisans, Warlus, Berneville et Wailly, et par Dainville, Agny, Beaurains et Wancourt : ces premiers mouvements existent sur notre carte.',
      'Les règles contraignent une carte plus qu’on ne croit. Trente-cinq contrôles y tiennent la nôtre, des riverains de la Scarpe à la taille des groupes ; ils sont refaits à chaque compilation.',
      'La formule de combat fixe l’échelle. Une colonne de neuf unités ajoute huit par le nombre seul : les compagnies britanniques attaquent donc à 1 ou 2, et un bataillon allemand défend à 7.',
      'En 180 parties d’essai entre joueurs simples et égaux, les Alliés en ont gagné 84 et les Allemands 96. C’est une indication, non une preuve d’équilibre.',
    ],
  },
}
