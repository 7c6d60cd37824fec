/**
 * What the computer player believes, in points. A Victory Point near the threshold is worth about
 * ten of them; everything else is set against that.
 */
export interface Weights {
  // What control is worth to the Allies.
  readonly vp: number // each Victory Point, however far from the threshold
  readonly cutOff: number // share of a Victory Point for what only lacks a path
  readonly result: number // all the difference between a lost and a won final check
  readonly growth: readonly number[] // VP still to be hoped for, by turn
  readonly blur: readonly number[] // VP by which the final total may still differ, by turn
  readonly rings: readonly number[] // 0, 1, 2 of the areas of ARR-11.1a
  readonly automatic: number // an automatic victory
  readonly lowVp: readonly number[] // what 0, 1, 2 VP cost: ARR-11.1c is near
  readonly gort: readonly number[] // each point of Gort's modifier before he rolls, by turn
  readonly north: number // a sixth more of a chance that Rommel turns north
  readonly fragile: number // share of what two gateways lost together would cut off
  readonly star: number // each point of the Initiative modifier, before turn 5

  // What units are worth.
  readonly attack: number // each point of Attack Factor
  readonly defence: number // each point of Defense Factor
  readonly gun: number // artillery besides: it supports
  readonly leader: number
  readonly rommel: number // he is a Victory Point too
  readonly armorLost: number // share of an armor unit that its R counter does not bring back
  readonly infantryLost: number // share of units that come back in pairs
  readonly material: readonly number[] // share of all this that still counts, by turn
  readonly urgency: readonly number[] // share of it that whoever is behind does not mind, by turn

  readonly manner: readonly [allied: Manner, german: Manner]
}

/** How a side thinks of risks: the Allies have to hurry, the Germans have to hold. */
export interface Manner {
  // What the enemy may do.
  readonly aggression: number // how likely they are to attack what they can attack
  readonly repelled: number // worth of the Point Unit they lose by a Failure
  readonly emptyKept: number // share of an empty location they can walk into that stays
  readonly emptyKeptNext: number // the same next turn
  readonly now: readonly number[] // share of a location's worth that this turn decides, by turn
  readonly harm: number // share of the units' worth that casualty points take
  readonly damage: number // the same of the enemy's units
  readonly followUp: number // how likely a second assault follows a first that did not clear
  readonly contest: number // share of a location's worth that contesting it brings

  // Where to be.
  readonly offence: number // of the best assault next turn that a stack stands ready for
  readonly offenceMost: number // what its target is worth at most, for this
  readonly pull: number // of the places worth having, on each point of a unit's attack
  readonly pullBase: number // the same on any unit
  readonly pullMost: number // what a place is worth at most, for this
  readonly pullFades: number // from one location to the next

  // What to do and what to leave.
  readonly patience: number // worth of a Fresh unit that can still answer, per point of attack
  readonly least: number // what a move must bring
  readonly leastAssault: number // what an assault must bring
  readonly turnover: number // share of what is still to be done that a Failure puts at risk
  readonly gunReserve: number // worth of a Fresh gun while the enemy can still attack
  readonly overrun: number // chance to go on, for armor in front
  readonly air: number // worth of the last Air Support counter
  readonly support: number // worth of a gun's support elsewhere
  readonly advantage: number // worth of holding the Advantage
  readonly release: readonly number[] // a turn's delay of the French, the Panzers, 5th Panzer
  readonly initiative: number // of beginning a turn
  readonly prolong: number // share of one's hopes that a prolonged turn brings
  readonly prolongEnemy: number // each point of attack that the enemy gets back
}

const allied: Manner = {
  aggression: 0.5,
  repelled: 1.5,
  emptyKept: 0.15,
  emptyKeptNext: 0.4,
  now: [0.4, 0.4, 0.4, 0.5, 0.7, 0.7, 0.8, 1],
  harm: 0.7,
  damage: 0.9,
  followUp: 0.7,
  contest: 0.2,

  offence: 1,
  offenceMost: 20,
  pull: 0.05,
  pullBase: 0.05,
  pullMost: 15,
  pullFades: 0.65,

  patience: 0.1,
  least: 0.3,
  leastAssault: 0,
  turnover: 0.4,
  gunReserve: 1.5,
  overrun: 2,
  air: 2.5,
  support: 2,
  advantage: 6,
  release: [6, 12, 6],
  initiative: 4,
  prolong: 0.8,
  prolongEnemy: 0.15,
}

const german: Manner = {
  ...allied,
  damage: 0.6,
  offence: 0.3,
  leastAssault: 0.5,
  turnover: 0.6,
}

export const weights: Weights = {
  vp: 4,
  cutOff: 0.4,
  result: 60,
  growth: [4, 4, 2.5, 1.2, 0.3, 0.2, 0.1, 0],
  blur: [3, 3, 2.7, 2.2, 1.6, 1.4, 1.2, 0.5],
  rings: [0, 3, 8, 12],
  automatic: 150,
  lowVp: [40, 12, 3],
  gort: [0.5, 1, 1.5, 2.5, 0, 0, 0, 0],
  north: 0.5,
  fragile: 0.1,
  star: 1,

  attack: 0.35,
  defence: 0.45,
  gun: 1.5,
  leader: 1.5,
  rommel: 6,
  armorLost: 0.7,
  infantryLost: 0.85,
  material: [1, 1, 1, 0.9, 0.7, 0.6, 0.5, 0.15],
  urgency: [0, 0.3, 0.5, 0.7, 0.9, 0.9, 0.9, 0.9],

  manner: [allied, german],
}
