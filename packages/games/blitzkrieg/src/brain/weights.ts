/** What the computer player believes, in half VP unless something else is said. */
export interface Weights {
  // What a place is worth, by its parts.
  readonly pull: number // of what is near
  readonly ground: number // of an objective
  readonly unsupplied: number // to be without supply
  readonly nearSupply: number // to be one hex from it
  readonly danger: number // share of a unit that a threat as strong as it costs
  readonly gunDanger: number // the same of guns
  readonly support: number // defence that each friend in the hex adds
  readonly attack: number // of the attacks that it takes part in
  readonly hopeless: number // against each enemy that must be attacked and cannot be. BLZ-CBT-6
  readonly line: number // of what it keeps or cuts
  readonly bridge: number
  readonly crowd: number // against too many in a hex. BLZ-STK-7

  // Goals.
  readonly near: number // what is left of a goal at one hex more
  readonly hunt: number // of what enemies are worth, as a goal
  readonly groundWon: number // of the ground's worth, to drive somebody from it
  readonly lineWon: number // of what a line is worth, to drive somebody from it
  readonly joining: number // of those who could join an attack, the part that is counted on
  readonly heldSafe: number // of ground that is had and in no danger
  readonly heldThreatened: number // the same in danger

  // Fights.
  readonly cost: number // of one's own losses
  readonly badOdds: number // more of them, for each column below 1:1
  readonly fight: number // that an attack once declared is fought
  readonly declare: number // what an attack has to bring that need not be made
  readonly shaky: number // against attackers that are disrupted
  readonly standGround: number // of the ground, for standing
  readonly standCost: number // of those who stand

  // Moves, bombs and the rest.
  readonly trouble: number // a gain that is worth a move
  readonly arrival: number // that a unit comes in
  readonly exit: number // a VP for leaving: it is safe
  readonly bomb: number // of what is bombed
  readonly bombBefore: number // the same where an attack follows
  readonly bombAgain: number // of that, where all are disrupted already
  readonly shellPrice: number
  readonly interdict: number
  readonly spread: number // against each friend in a hex where units are set up
}

/** The beliefs that the ladder of players is measured by: they stay as they are. */
export const first: Weights = {
  pull: 0.5,
  ground: 1,
  unsupplied: 1.2,
  nearSupply: 0.4,
  danger: 0.12,
  gunDanger: 0.3,
  support: 2.5,
  attack: 1,
  hopeless: 0.6,
  line: 1,
  bridge: 1,
  crowd: 4,

  near: 0.86,
  hunt: 0.25,
  groundWon: 0.4,
  lineWon: 0.5,
  joining: 0.8,
  heldSafe: 0.1,
  heldThreatened: 0.4,

  cost: 0.8,
  badOdds: 0,
  fight: 0.05,
  declare: 0.2,
  shaky: 0.5,
  standGround: 0.8,
  standCost: 0.3,

  trouble: 0.08,
  arrival: 1.2,
  exit: 4,
  bomb: 0.3,
  bombBefore: 0.5,
  bombAgain: 1,
  shellPrice: 0.15,
  interdict: 0.1,
  spread: 0.4,
}

/** What is believed now: as yet the same, until matches have tuned it. */
export const tuned: Weights = { ...first }
