import { isOne } from '../../../i18n/french.ts'
import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './story-words.en.ts'

export const words: Translated<typeof en> = {
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
