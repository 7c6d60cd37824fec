import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './happened-words.en.ts'

const NB = '\u00a0'

export const words: Translated<typeof en> = {
  close: 'Fermer',
  dice: (count) => (count === 1 ? '1 dé' : `${count} dés`),
  toTable: 'Retour à la table',
  showInLog: 'Voir dans le journal',
  turnSigns: [
    'Ligne numérotée : une étape du tour, la flèche là où elle mène',
    'Or : l’étape montrée',
    'Tirets : étapes à venir',
    'Contour en tirets : d’où des unités sont parties',
    'Croix rouge : une unité est morte ici',
  ],
  mayReroll: 'Le jet peut être relancé.',
  unitsOf: (side, count) => `${side} : ${count} unités`,
  inParts: (side) => `${side} :`,
  units: (count) => (count < 2 ? `${count} unité` : `${count} unités`),
  to: (place) => `vers ${place}`,
  into: (place) => `à ${place}`,
  attacks: (place, isOne) => `${isOne ? 'combat' : 'combattent'} pour ${place}`,
  against: (units, isOne) => `${isOne ? 'attaque' : 'attaquent'} ${units}`,
  filter: { all: 'Tout', fights: 'Combats', points: 'Points', turn: 'Ce tour' },
  lines: (count) => (count < 2 ? `${count} ligne` : `${count} lignes`),
  andMore: (count) => (count < 2 ? `Et ${count} autre ligne.` : `Et ${count} autres lignes.`),
  newLines: (count) => (count < 2 ? `${count} nouvelle` : `${count} nouvelles`),
  lookFrom: 'Revoir à partir d’ici',
  undoHere: 'Annuler jusqu’ici',
  redo: (count) => `Refaire (${count})`,
  tookBack: (who, what, isAgreed) =>
    `${who}, choix repris${isAgreed ? ' d’un commun accord' : ''}${NB}: ${what}`,
  hiddenChoices: (count) => (count === 1 ? 'un choix caché' : `${count} choix cachés`),
  betweenChoices: `${NB}; `,
  lastOfChoices: (count, what) => `${count} choix, les derniers${NB}: ${what}`,
  asked: {
    draw: (who) => `${who}${NB}: nulle proposée.`,
    pause: (who) => `${who}${NB}: pause demandée.`,
    'take-back': (who) => `${who}${NB}: reprise demandée.`,
    resign: (who) => `${who}${NB}: abandon commun demandé.`,
  },
  answered: {
    open: () => '',
    yes: (who) => `${who}${NB}: accord.`,
    no: (who) => `${who}${NB}: refus.`,
    withdrawn: () => 'Demande retirée.',
    lapsed: () => 'Sans réponse.',
  },
  setUp: 'Placement',
  byScenario: 'Selon le scénario',
  meanwhile: 'Automatique',
  lost: (count) => (count < 2 ? `${count} unité perdue` : `${count} unités perdues`),
  watchAgain: (count) => (count === 1 ? 'Montrer leur étape' : `Montrer leurs ${count} étapes`),
}
