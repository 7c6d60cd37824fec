export const words = {
  curve: 'VP destroyed',
  byStep: 'by both sides, action by action',
  losses: 'Dead by turn',
  luck: 'Luck by turn',
  luckNote: 'kills above expectation',
  fights: (count: number) => (count === 1 ? '1 counter' : `${count} counters`),
  won: (expected: string) => `counters killed, ${expected} expected`,
  worth: (luck: string, side: number) =>
    `Luck was worth ${luck} dead to the ${side === 0 ? 'Allies' : 'Axis'}.`,
  counting:
    'Every damage counter that was drawn counts, with its exact chance to kill the man it was drawn against, from what was left in the cup and of the firepower.',
  out: 'Dead at the end',
  fight: (place: string, won: boolean, side: number, fell: string) =>
    `${side === 0 ? 'Allied' : 'Axis'} fire on ${place} ${won ? `kills ${fell}`.trim() : 'kills no one'}`,
  score: (from: string, to: string) => (from === to ? `VP ${to}` : `VP ${from} to ${to}`),
  lost: (count: number, side: number) =>
    `${count} ${side === 0 ? 'of the Allies' : 'of the Axis'} dead`,
  back: ([allies = 0, axis = 0]: readonly number[]) => `${allies + axis} came back`,
  turn: (turn: number) => String(turn),
  inTurn: (turn: number) => `turn ${turn}`,
  atTurn: (turn: number) => `on turn ${turn}`,
  side: ['Allies', 'Axis'],
  ofTurns: (turn: number) => (turn === 1 ? '1 turn' : `${turn} turns`),
  wins: ['The Allies win', 'The Axis wins'] satisfies readonly [allies: string, axis: string], // beside the line that decides
}
