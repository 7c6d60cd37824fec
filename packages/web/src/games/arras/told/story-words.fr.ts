import { isOne } from '../../../i18n/french.ts'
import type { Translated } from '../../../i18n/spoken.ts'
import { type words as en, hours } from './story-words.en.ts'

/** An hour as it is written in French. */
function hour(turn: number): string {
  return (hours[turn] ?? '').replace(/:00$/, ' h')
}

function adjective(side: number, count: number): string {
  return `${side === 0 ? 'alliée' : 'allemande'}${count < 2 ? '' : 's'}`
}

export const words: Translated<typeof en> = {
  curve: 'Points de victoire alliés',
  byStep: 'par impulsion',
  losses: 'Pertes par heure',
  luck: 'Chance par heure',
  luckNote: 'combats gagnés au-delà du dû',
  fights: (count) => (count < 2 ? `${count} combat` : `${count} combats`),
  won: (expected) => `combats gagnés, ${expected} attendus`,
  worth: (luck, side) =>
    `La chance a valu ${luck} combat${isOne(luck) ? '' : 's'} aux ${side === 0 ? 'Alliés' : 'Allemands'}.`,
  counting:
    'Assauts et bombardements, chacun avec sa probabilité exacte avant le jet. Un jet relancé ne compte pas, mais ses dés comptent plus bas.',
  fight: (place, won, side) =>
    `Attaque ${adjective(side, 1)} sur ${place} ${won ? 'réussie' : 'repoussée'}`,
  score: (from, to) => (from === to ? `${to} PV` : `PV ${from} à ${to}`),
  lost: (count, side) =>
    `${count} ${count < 2 ? 'unité' : 'unités'} ${adjective(side, count)} ${count < 2 ? 'perdue' : 'perdues'}`,
  back: ([allied = 0, german = 0]) =>
    `${allied + german} ${allied + german < 2 ? 'unité revenue' : 'unités revenues'} aux phases de réorganisation : ${allied} ${adjective(0, allied)}, ${german} ${adjective(1, german)}`,
  turn: hour,
  inTurn: hour,
  atTurn: (turn) => `à ${hour(turn)}`,
  side: ['Alliés', 'Allemands'],
  ofTurns: (turn) => `${turn} ${turn < 2 ? 'tour' : 'tours'} sur ${hours.length - 1}`,
  threshold: (vp) => `${vp} gagnent à 21 h`,
  below: 'moins de 1 : les Allemands gagnent',
}
