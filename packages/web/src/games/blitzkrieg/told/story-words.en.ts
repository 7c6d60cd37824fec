import type { StoryWords } from '../../../screen/story.ts'

/** What stands in the sentences of a battle beside them. */
interface Battle {
  readonly lastTurn: number
  readonly sides: readonly string[] // as chips have them
  readonly people: readonly string[]
}

export const words = ({ lastTurn, sides, people }: Battle): StoryWords => ({
  curve: 'Victory points',
  byStep: 'of both sides by player turn, as if the battle ended there',
  losses: 'Units lost by turn',
  luck: 'Luck by turn',
  luckNote: 'attacks won above expectation',
  fights: (count) =>
    count === 1 ? '1 attack or bombardment' : `${count} attacks and bombardments`,
  won: (expected) => `won, ${expected} expected`,
  worth: (luck, side) => `Luck was worth ${luck} attacks to the ${people[side]}.`,
  counting:
    'Attacks on the ground are won where the table gives the defender any result, bombardments where they disrupt; each with its exact chance before the die fell.',
  fight: (place, won, side) => `${sides[side]} attack on ${place} ${won ? 'succeeds' : 'fails'}`,
  score: (from, to) => (from === to ? `VP ${to}` : `VP ${from} to ${to}`),
  lost: (count, side) => `${count} ${sides[side]} ${count === 1 ? 'unit' : 'units'} lost`,
  back: ([german = 0, allied = 0]) =>
    `${german + allied} ${german + allied === 1 ? 'unit' : 'units'} came back at night: ${german} ${sides[0]}, ${allied} ${sides[1]}`,
  turn: (turn) => String(turn),
  inTurn: (turn) => `turn ${turn}`,
  atTurn: (turn) => `on turn ${turn}`,
  side: sides,
  ofTurns: (turn) => `${turn} ${turn === 1 ? 'turn' : 'turns'} of ${lastTurn}`,
})
