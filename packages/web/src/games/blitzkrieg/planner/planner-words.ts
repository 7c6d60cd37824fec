import type { Language } from '@estafette/kernel'
import { language } from '../../../store/settings.ts'

const en = {
  planTitle: 'Which attacks?',
  planNote: (must: number, open: number): string => {
    if (must < open) return `${must} of ${open} enemy hexes must be attacked: more cannot be.`
    return open === 1 ? '1 enemy hex must be attacked.' : `${open} enemy hexes must be attacked.`
  },
  freeNote: 'No attack is obligatory. Choose an enemy, or end the phase.',
  couldNote: (count: number): string => {
    if (count === 0) return 'No enemy can be attacked.'
    return count === 1
      ? '1 enemy hex could still be attacked.'
      : `${count} enemy hexes could still be attacked.`
  },
  must: 'Must be attacked',
  could: 'Could be attacked',
  planned: 'Planned attacks',
  beyond: 'Out of reach',
  open: 'not planned yet',
  optional: 'may be attacked',
  beyondText: 'below 1:4 with all of them',
  nobody: 'no unit yet',
  with: (units: string): string => `with ${units}`,
  planAll: 'Plan the attacks',
  planRest: 'Plan the rest',
  look: (letter: string): string => `See attack ${letter}`,
  declare: (letter: string): string => `Declare attack ${letter}`,
  endPhase: 'End the phase',
  first: (hex: string): string => `${hex} first`,
  addSomebody: 'At least one unit must attack',
  title: (letter: string, hexes: string): string => `Attack ${letter} on ${hexes}`,
  against: (units: string, ground: string): string => `${units}; ${ground}`,
  caution: 'The defender answers next. From then on nothing can be undone.',
  effect: (chance: string): string => `${chance} have an effect`,
  canAttack: (hexes: string): string => `Can attack ${hexes}`,
  companyNote: 'Press to add or take away',
  whoAttacks: (count: number, of: number): string => `Who attacks: ${count} of ${of}`,
  guns: 'guns in range',
  inAttack: (letter: string): string => `in ${letter}`,
  free: 'free',
  noGain: 'no gain',
  held: {
    held: 'held',
    'others-left-out': 'needed elsewhere',
    'attacked-before': 'has attacked',
    'paralysed-stack': 'paralysed',
    'out-of-range': 'out of range',
    spent: 'has fired',
    'no-attacker': 'only in support',
  } as Readonly<Record<string, string>>,
  drop: 'Drop this attack',
  shift: 'Shift of the column',
  noShift: 'no shift',
  ifGiveWay: 'If they give way',
  ifStand: 'If they stand',
  ownLoss: 'Own loss',
  drivenOff: 'driven off',
  destroyed: 'destroyed',
  shaken: 'disrupted',
  thrownBack: 'thrown back',
  columns: 'Columns of the table',
  faces: 'Results by the die: attacker, defender',
  strength: { attack: 'Attack', defence: 'Defence' },
  naming: 'Who attacks?',
  namingNote: 'What is named so far can be undone until the attack is fought.',
  groups: { target: 'Further targets', attack: 'Attackers', support: 'Artillery in support' },
  fight: 'Fight',
  nameFirst: 'Name an attacker',
}

export type PlannerWords = typeof en

const fr: PlannerWords = {
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
  planned: 'Attaques prévues',
  beyond: 'Hors d’atteinte',
  open: 'pas encore prévue',
  optional: 'peut l’être',
  beyondText: 'sous 1:4 même avec tous',
  nobody: 'encore personne',
  with: (units) => `avec ${units}`,
  planAll: 'Prévoir les attaques',
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
  naming: 'Qui attaque ?',
  namingNote: 'Ce qui est désigné se reprend jusqu’au combat.',
  groups: { target: 'Autres cibles', attack: 'Attaquants', support: 'Artillerie en appui' },
  fight: 'Combattre',
  nameFirst: 'Désignez un attaquant',
}

const both: Readonly<Record<Language, PlannerWords>> = { en, fr }

/** Words of the combat planner. */
export function plannerWords(lang: Language = language.value): PlannerWords {
  return both[lang]
}
