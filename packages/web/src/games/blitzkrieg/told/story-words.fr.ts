import { isOne } from '../../../i18n/french.ts'
import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './story-words.en.ts'

export const words: Translated<typeof en> = ({ lastTurn, sides, people }) => ({
  curve: 'Points de victoire',
  byStep: 'des deux camps par tour de joueur, comme si la bataille s’y arrêtait',
  losses: 'Unités perdues par tour',
  luck: 'Chance par tour',
  luckNote: 'attaques gagnées au-delà du dû',
  fights: (count) =>
    count < 2 ? `${count} attaque ou bombardement` : `${count} attaques et bombardements`,
  won: (expected) => `réussies, ${expected} attendues`,
  worth: (luck, side) =>
    `La chance a valu ${luck} attaque${isOne(luck) ? '' : 's'} aux ${people[side]}.`,
  counting:
    'Une attaque au sol est gagnée si la table donne un résultat au défenseur, un bombardement s’il désorganise ; chacune avec sa probabilité exacte avant le jet.',
  fight: (place, won, side) =>
    `Attaque des ${people[side]} sur ${place} ${won ? 'réussie' : 'repoussée'}`,
  score: (from, to) => (from === to ? `${to} PV` : `PV ${from} à ${to}`),
  lost: (count, side) =>
    `${people[side]} : ${count} ${count < 2 ? 'unité perdue' : 'unités perdues'}`,
  back: ([german = 0, allied = 0]) =>
    `${german + allied} ${german + allied < 2 ? 'unité revenue' : 'unités revenues'} la nuit : ${sides[0]} ${german}, ${sides[1]} ${allied}`,
  turn: (turn) => String(turn),
  inTurn: (turn) => `tour ${turn}`,
  atTurn: (turn) => `au tour ${turn}`,
  side: sides,
  ofTurns: (turn) => `${turn} ${turn < 2 ? 'tour' : 'tours'} sur ${lastTurn}`,
})
