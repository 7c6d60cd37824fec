import { isOne } from '../../../i18n/french.ts'
import { standardBoard } from '@estafette/celles/screen'
import { spoken } from '../../../i18n/spoken.ts'
import type { StoryWords } from '../../../screen/story.ts'

const { lastTurn } = standardBoard

const en: StoryWords = {
  curve: 'Victory points',
  byStep: 'of both sides by action, as if the game ended there',
  losses: 'Steps lost by turn',
  luck: 'Luck by turn',
  luckNote: 'attacks won above expectation',
  fights: (count) => (count === 1 ? '1 attack' : `${count} attacks`),
  won: (expected) => `attacks won, ${expected} expected`,
  worth: (luck, side) =>
    `Luck was worth ${luck} attacks to the ${side === 0 ? 'Germans' : 'Allies'}.`,
  counting:
    'Attacks on the ground are won where the defender loses a step or retreats, those from the air where they hit; each with its exact chance before the die fell.',
  fight: (place, won, side) =>
    `${side === 0 ? 'German' : 'Allied'} attack on ${place} ${won ? 'succeeds' : 'fails'}`,
  score: (from, to) => (from === to ? `VP ${to}` : `VP ${from} to ${to}`),
  lost: (count, side) =>
    `${count} ${side === 0 ? 'German' : 'Allied'} ${count === 1 ? 'step' : 'steps'} lost`,
  back: ([german = 0, allied = 0]) =>
    `${german + allied} ${german + allied === 1 ? 'step' : 'steps'} came back as replacements: ${german} German, ${allied} Allied`,
  turn: (turn) => String(turn),
  inTurn: (turn) => `turn ${turn}`,
  atTurn: (turn) => `on turn ${turn}`,
  side: ['German', 'Allied'],
  ofTurns: (turn) => `${turn} ${turn === 1 ? 'turn' : 'turns'} of ${lastTurn}`,
}

const fr: StoryWords = {
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

/** How Celles speaks of a game that is over. */
export const storyWords = spoken<StoryWords>({ en, fr })
