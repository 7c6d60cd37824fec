import { isOne } from '../../../i18n/french.ts'
import type { Translated } from '../../../i18n/spoken.ts'
import { type words as en, lastTurn } from './story-words.en.ts'

export const words: Translated<typeof en> = {
  curve: 'Points de victoire',
  byStep: 'des deux camps par action, comme si la partie s’y arrêtait',
  losses: 'Pas perdus par tour',
  luck: 'Chance par tour',
  luckNote: 'attaques gagnées au-delà du dû',
  fights: (count) => (count < 2 ? `${count} attaque` : `${count} attaques`),
  won: (expected) => `attaques gagnées, ${expected} attendues`,
  worth: (luck, side) =>
    `La chance a valu ${luck} attaque${isOne(luck) ? '' : 's'} aux ${side === 0 ? 'Allemands' : 'Alliés'}.`,
  counting:
    'Une attaque au sol est gagnée si le défenseur perd un pas ou recule, une attaque aérienne si elle touche ; chacune avec sa probabilité exacte avant le jet.',
  fight: (place, won, side) =>
    `Attaque ${side === 0 ? 'allemande' : 'alliée'} sur ${place} ${won ? 'réussie' : 'repoussée'}`,
  score: (from, to) => (from === to ? `${to} PV` : `PV ${from} à ${to}`),
  lost: (count, side) =>
    `${count} pas ${side === 0 ? 'allemand' : 'allié'}${count < 2 ? '' : 's'} ${count < 2 ? 'perdu' : 'perdus'}`,
  back: ([german = 0, allied = 0]) =>
    `${german + allied} pas ${german + allied < 2 ? 'revenu' : 'revenus'} en remplacement : ${german} ${german < 2 ? 'allemand' : 'allemands'}, ${allied} ${allied < 2 ? 'allié' : 'alliés'}`,
  turn: (turn) => String(turn),
  inTurn: (turn) => `tour ${turn}`,
  atTurn: (turn) => `au tour ${turn}`,
  side: ['Allemands', 'Alliés'],
  ofTurns: (turn) => `${turn} ${turn < 2 ? 'tour' : 'tours'} sur ${lastTurn}`,
}
