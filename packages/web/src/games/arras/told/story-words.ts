import { isOne } from '../../../i18n/french.ts'
import { standardBoard } from '@estafette/arras/screen'
import { spoken } from '../../../i18n/spoken.ts'
import type { StoryWords } from '../../../screen/story.ts'

interface ArrasStoryWords extends StoryWords {
  readonly threshold: (vp: number) => string
  readonly below: string
}

const { hours } = standardBoard.turnTrack

const en: ArrasStoryWords = {
  curve: 'Allied victory points',
  byStep: 'by impulse',
  losses: 'Losses by hour',
  luck: 'Luck by hour',
  luckNote: 'fights won above expectation',
  fights: (count) => (count === 1 ? '1 fight' : `${count} fights`),
  won: (expected) => `fights won, ${expected} expected`,
  worth: (luck, side) =>
    `Luck was worth ${luck} fights to the ${side === 0 ? 'Allies' : 'Germans'}.`,
  counting:
    'Assaults and bombardments, each with its exact chance before the roll. A roll that was rolled again does not count, but its dice do below.',
  fight: (place, won, side) =>
    `${side === 0 ? 'Allied' : 'German'} attack on ${place} ${won ? 'succeeds' : 'fails'}`,
  score: (from, to) => (from === to ? `VP ${to}` : `VP ${from} to ${to}`),
  lost: (count, side) =>
    `${count} ${side === 0 ? 'Allied' : 'German'} ${count === 1 ? 'unit' : 'units'} lost`,
  back: ([allied = 0, german = 0]) =>
    `${allied + german} ${allied + german === 1 ? 'unit' : 'units'} came back in the reorganization phases: ${allied} Allied, ${german} German`,
  turn: (turn) => hours[turn] ?? '',
  inTurn: (turn) => hours[turn] ?? '',
  atTurn: (turn) => `at ${hours[turn] ?? ''}`,
  side: ['Allied', 'German'],
  ofTurns: (turn) => `${turn} ${turn === 1 ? 'turn' : 'turns'} of ${hours.length - 1}`,
  threshold: (vp) => `${vp} win at 21:00`,
  below: 'under 1: the Germans win',
}

/** An hour as it is written in French. */
function hour(turn: number): string {
  return (hours[turn] ?? '').replace(/:00$/, ' h')
}

const fr: ArrasStoryWords = {
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

function adjective(side: number, count: number): string {
  return `${side === 0 ? 'alliée' : 'allemande'}${count < 2 ? '' : 's'}`
}

/** How Arras speaks of a game that is over. */
export const storyWords = spoken<ArrasStoryWords>({ en, fr })
