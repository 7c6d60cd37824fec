import { standardBoard } from '@estafette/arras/screen'

export const { hours } = standardBoard.turnTrack

export const words = {
  curve: 'Allied victory points',
  byStep: 'by impulse',
  losses: 'Losses by hour',
  luck: 'Luck by hour',
  luckNote: 'fights won above expectation',
  fights: (count: number) => (count === 1 ? '1 fight' : `${count} fights`),
  won: (expected: string) => `fights won, ${expected} expected`,
  worth: (luck: string, side: number) =>
    `Luck was worth ${luck} fights to the ${side === 0 ? 'Allies' : 'Germans'}.`,
  counting:
    'Assaults and bombardments, each with its exact chance before the roll. A roll that was rolled again does not count, but its dice do below.',
  fight: (place: string, won: boolean, side: number) =>
    `${side === 0 ? 'Allied' : 'German'} attack on ${place} ${won ? 'succeeds' : 'fails'}`,
  score: (from: string, to: string) => (from === to ? `VP ${to}` : `VP ${from} to ${to}`),
  lost: (count: number, side: number) =>
    `${count} ${side === 0 ? 'Allied' : 'German'} ${count === 1 ? 'unit' : 'units'} lost`,
  back: ([allied = 0, german = 0]: readonly number[]) =>
    `${allied + german} ${allied + german === 1 ? 'unit' : 'units'} came back in the reorganization phases: ${allied} Allied, ${german} German`,
  turn: (turn: number) => hours[turn] ?? '',
  inTurn: (turn: number) => hours[turn] ?? '',
  atTurn: (turn: number) => `at ${hours[turn] ?? ''}`,
  side: ['Allied', 'German'],
  ofTurns: (turn: number) => `${turn} ${turn === 1 ? 'turn' : 'turns'} of ${hours.length - 1}`,
  threshold: (vp: number) => `${vp} win at 21:00`,
  below: 'under 1: the Germans win',
}
