import { standardBoard } from '@estafette/celles/screen'
import type { StoryWords } from '../../../screen/story.ts'

export const { lastTurn } = standardBoard

export const words = {
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
} satisfies StoryWords
