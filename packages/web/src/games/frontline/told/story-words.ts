import { isOne } from '../../../i18n/french.ts'
import { spoken } from '../../../i18n/spoken.ts'
import type { StoryWords } from '../../../screen/story.ts'

interface FrontStoryWords extends StoryWords {
  readonly wins: readonly [allies: string, axis: string] // beside the line that decides
}

const en: FrontStoryWords = {
  curve: 'VP destroyed',
  byStep: 'by both sides, action by action',
  losses: 'Dead by turn',
  luck: 'Luck by turn',
  luckNote: 'kills above expectation',
  fights: (count) => (count === 1 ? '1 counter' : `${count} counters`),
  won: (expected) => `counters killed, ${expected} expected`,
  worth: (luck, side) => `Luck was worth ${luck} dead to the ${side === 0 ? 'Allies' : 'Axis'}.`,
  counting:
    'Every damage counter that was drawn counts, with its exact chance to kill the man it was drawn against, from what was left in the cup and of the firepower.',
  out: 'Dead at the end',
  fight: (place, won, side, fell) =>
    `${side === 0 ? 'Allied' : 'Axis'} fire on ${place} ${won ? `kills ${fell}`.trim() : 'kills no one'}`,
  score: (from, to) => (from === to ? `VP ${to}` : `VP ${from} to ${to}`),
  lost: (count, side) => `${count} ${side === 0 ? 'of the Allies' : 'of the Axis'} dead`,
  back: ([allies = 0, axis = 0]) => `${allies + axis} came back`,
  turn: (turn) => String(turn),
  inTurn: (turn) => `turn ${turn}`,
  atTurn: (turn) => `on turn ${turn}`,
  side: ['Allies', 'Axis'],
  ofTurns: (turn) => (turn === 1 ? '1 turn' : `${turn} turns`),
  wins: ['The Allies win', 'The Axis wins'],
}

const fr: FrontStoryWords = {
  curve: 'PV détruits',
  byStep: 'par les deux camps, action après action',
  losses: 'Morts par tour',
  luck: 'Chance par tour',
  luckNote: 'morts au-delà du dû',
  fights: (count) => (count < 2 ? `${count} pion` : `${count} pions`),
  won: (expected) => `pions mortels, ${expected} attendus`,
  worth: (luck, side) =>
    `La chance a valu ${luck} mort${isOne(luck) ? '' : 's'} ${side === 0 ? 'aux Alliés' : 'à l’Axe'}.`,
  counting:
    'Chaque pion de dégât tiré compte, avec sa probabilité exacte de tuer l’homme visé, d’après ce qui restait dans le récipient et de la puissance de feu.',
  out: 'Morts à la fin',
  fight: (place, won, side, fell) =>
    `Tir ${side === 0 ? 'allié' : 'de l’Axe'} sur ${place} : ${won ? `${fell} à terre` : 'aucun mort'}`,
  score: (from, to) => (from === to ? `${to} PV` : `PV ${from} à ${to}`),
  lost: (count, side) =>
    `${count} ${count < 2 ? 'mort' : 'morts'} ${side === 0 ? 'chez les Alliés' : 'de l’Axe'}`,
  back: ([allies = 0, axis = 0]) => `${allies + axis} ${allies + axis < 2 ? 'revenu' : 'revenus'}`,
  turn: (turn) => String(turn),
  inTurn: (turn) => `tour ${turn}`,
  atTurn: (turn) => `au tour ${turn}`,
  side: ['Alliés', 'Axe'],
  ofTurns: (turn) => (turn < 2 ? `${turn} tour` : `${turn} tours`),
  wins: ['Les Alliés gagnent', 'L’Axe gagne'],
}

/** How Frontline speaks of a battle that is over. */
export const storyWords = spoken<FrontStoryWords>({ en, fr })
