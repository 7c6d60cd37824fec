import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './planner-words.en.ts'

export const words: Translated<typeof en> = {
  planTitle: 'Quelles attaques ?',
  planNote: (must, open) => {
    if (must < open) return `${must} sur ${open} hexs ennemis à attaquer : pas davantage.`
    return open === 1 ? '1 hex ennemi à attaquer.' : `${open} hexs ennemis à attaquer.`
  },
  freeNote: 'Aucune attaque obligatoire. Choisissez un ennemi, ou terminez la phase.',
  couldNote: (count) => {
    if (count === 0) return 'Aucun ennemi ne peut être attaqué.'
    return count === 1
      ? '1 hex ennemi peut encore être attaqué.'
      : `${count} hexs ennemis peuvent encore être attaqués.`
  },
  must: 'À attaquer',
  could: 'Peut être attaqué',
  left: 'Aux dépens d’une autre attaque',
  takes: (units, letter, odds) =>
    odds === null
      ? `${units} est dans ${letter}, qui tombe alors`
      : `${units} est dans ${letter} ; ${letter} passe alors à ${odds}`,
  lost: {
    gone: (letter, hex) => `L’attaque ${letter} sur ${hex} tombe : l’ennemi est parti.`,
    nobody: (letter, hex) => `L’attaque ${letter} sur ${hex} tombe : il ne lui reste aucune unité.`,
  },
  hexOf: {
    west: (hex) => `${hex}, hex ouest`,
    east: (hex) => `${hex}, hex est`,
    north: (hex) => `${hex}, hex nord`,
    south: (hex) => `${hex}, hex sud`,
  },
  planned: 'Attaques prévues',
  beyond: 'Hors d’atteinte',
  open: 'pas encore prévue',
  optional: 'peut l’être',
  beyondText: 'sous 1:4 même avec tous',
  nobody: 'encore personne',
  with: (units) => `avec ${units}`,
  planAll: 'Prévoir les attaques',
  compare: 'Comparer les combinaisons',
  compareText: 'qui attaque quoi, la meilleure d’abord',
  combinations: (count) =>
    count === 1 ? 'La seule combinaison' : `Meilleure sur ${count} combinaisons`,
  combinationNote: 'd’abord le plus d’effet, pertes propres déduites',
  inCombination: (letter, effect, loss) => `${letter} ${effect}, pertes propres ${loss}`,
  planRest: 'Prévoir le reste',
  look: (letter) => `Voir l’attaque ${letter}`,
  declare: (letter) => `Déclarer l’attaque ${letter}`,
  endPhase: 'Terminer la phase',
  first: (hex) => `${hex} d’abord`,
  addSomebody: 'Il faut un attaquant',
  title: (letter, hexes) => `Attaque ${letter} sur ${hexes}`,
  against: (units, ground) => `${units} ; ${ground}`,
  caution: 'Le défenseur répond ensuite. Dès lors, plus rien ne s’annule.',
  effect: (chance) => `${chance} d’avoir un effet`,
  canAttack: (hexes) => `Peuvent attaquer ${hexes}`,
  companyNote: 'Toucher pour ajouter ou retirer',
  whoAttacks: (count, of) => `Qui attaque : ${count} sur ${of}`,
  guns: 'canons à portée',
  inAttack: (letter) => `dans ${letter}`,
  free: 'libre',
  noGain: 'sans gain',
  held: {
    held: 'retenue',
    'others-left-out': 'requise ailleurs',
    'attacked-before': 'a déjà attaqué',
    'paralysed-stack': 'paralysée',
    'out-of-range': 'hors de portée',
    spent: 'a déjà tiré',
    'no-attacker': 'en appui seulement',
  },
  drop: 'Abandonner cette attaque',
  shift: 'Décalage de colonne',
  noShift: 'aucun décalage',
  ifGiveWay: 'S’ils cèdent',
  ifStand: 'S’ils tiennent',
  ownLoss: 'Pertes propres',
  drivenOff: 'repoussés',
  destroyed: 'détruits',
  shaken: 'désorganisés',
  thrownBack: 'repoussés',
  columns: 'Colonnes de la table',
  faces: 'Résultats selon le dé : attaquant, défenseur',
  strength: { attack: 'Attaque', defence: 'Défense' },
  naming: (hexes) => `Qui attaque ${hexes} ?`,
  namingNote: 'Ce qui est désigné se reprend jusqu’au combat.',
  groups: { target: 'Autres cibles', attack: 'Attaquants', support: 'Artillerie en appui' },
  fight: 'Combattre',
  nameFirst: 'Désignez un attaquant',
}
