/**
 * What the computer player believes, in VP unless something else is said. Flat, so that a match can
 * turn each of them and a search can shake all of them.
 */
export interface Weights {
  // What fire does.
  readonly harm: number // how much of a man a counter takes: deaths, wounds and pins
  readonly reply: number // of the answer to an attack, with a hand as hands usually are
  readonly covering: number // how much more of it where Covering Fire is likely. FRL-ACT-COV
  readonly dirt: number // firepower that each Hit The Dirt more than usual takes away. FRL-ACT-HTD
  readonly deciding: number // for an attack that may win the battle
  readonly armoured: number // against an attack on armour
  readonly scratched: number // of the harm done to tanks without anti-armour weapons. FRL-VEH-9
  readonly idle: number // what an attack must bring before it is worth its card
  readonly nothing: number // against an attack of which nothing comes through

  // What awaits a section somewhere.
  readonly cards: number // firepower that cards add to an attack and take away from it
  readonly countered: number // of the fire that answers an attack: half of it, not always
  readonly answered: number // the same, of an enemy who has other things to do
  readonly shared: number // of all the fire that could fall on one section, what falls on it
  readonly answering: number // of what a section could do, what it does in a turn in which it moves
  readonly shot: number // of the harm that the best reaction to a later move could do
  readonly forward: number // a led section one card further on, for a turn. FRL-HAND-1
  readonly unled: number // of that, where it does not hold the ground. FRL-HOLD-1
  readonly effort: number // what a move costs besides
  readonly often: number // of rapid fire: it has to be reloaded. FRL-FP-4
  readonly unpinned: number // of what a pinned man fires: he will be free again
  readonly unseen: number // of Concealment Cover: every attack gives it up. FRL-SNI-6

  // Goals and time.
  readonly held: number // a turn in which the objective is held
  readonly beyond: number // the same, from a card that lies further on
  readonly disputed: number // a turn in the objective while the enemy is there too
  readonly denied: number // a turn in which the enemy cannot hold it
  readonly second: number // of that, where somebody else denies it already
  readonly hurry: number // harm done, to whoever loses when time runs out
  readonly reckless: number // harm suffered, to the same
  readonly wait: number // harm suffered, to whoever wins then
  readonly late: number // how much more harm counts the later it is
  readonly lateCare: number // how much less one's own losses count for whoever is behind

  // What to do in a turn.
  readonly movePrice: number // of the card that drives a move, and of what it shows
  readonly poor: number // against moving with hardly a card left
  readonly leftBehind: number // each man that a move leaves behind
  readonly goesOn: number // that a section can act after its move. FRL-ACT-MO
  readonly freed: number // a pin taken off by preparing
  readonly loaded: number // a weapon loaded
  readonly drawn: number // a card drawn
  readonly drawnShort: number // the same with few cards
  readonly preparePrice: number
  readonly conceal: number

  // What to answer.
  readonly counterPrice: number
  readonly answerPrice: number // of shooting at whoever moves
  readonly dodgePrice: number // of moving out of the way under fire
  readonly dodgeGround: number // how much the ground that one moves to counts
  readonly prepareLate: number // of preparing instead
  readonly concealLate: number
  readonly slight: number // firepower that is let through
  readonly lost: number // share of a section that is gone anyway: cover is not wasted on it
  readonly fallBack: number // for each firepower that falling back avoids

  // Firepower that each way to fire has to be worth for what it spends.
  readonly rapidPrice: number
  readonly grenadePrice: number
  readonly riflePrice: number
  readonly keep: number // firepower that the card is worth that is missed most
}

/** The beliefs that the ladder of players is measured by: they stay as they are. */
export const first: Weights = {
  harm: 0.36,
  reply: 0.7,
  covering: 0.3,
  dirt: 1,
  deciding: 3,
  armoured: 0.2,
  scratched: 0.15,
  idle: 0,
  nothing: 0,

  cards: -2,
  countered: 0.35,
  answered: 0.15,
  shared: 0.2,
  answering: 0.3,
  shot: 0.7,
  forward: 0.6,
  unled: 0.2,
  effort: 0.3,
  often: 0.8,
  unpinned: 0.5,
  unseen: 4,

  held: 10,
  beyond: 5,
  disputed: 3,
  denied: 8,
  second: 0.2,
  hurry: 2,
  reckless: 0.5,
  wait: 1.2,
  late: 0.5,
  lateCare: 0.4,

  movePrice: 0.3,
  poor: 0.5,
  leftBehind: 0.8,
  goesOn: 0.5,
  freed: 0.9,
  loaded: 0.7,
  drawn: 0.08,
  drawnShort: 0.25,
  preparePrice: 0.3,
  conceal: 0.4,

  counterPrice: 0.3,
  answerPrice: 0.35,
  dodgePrice: 0.2,
  dodgeGround: 0,
  prepareLate: 0.5,
  concealLate: 0.3,
  slight: 3,
  lost: 1,
  fallBack: 0.05,

  rapidPrice: 3.5,
  grenadePrice: 2,
  riflePrice: 2,
  keep: 3,
}

/**
 * What is believed now: tuned in the free battle, which says nothing of objectives and the clock.
 * `npx estafette tune frontline --scenario battle --rounds 6 --samples 14 --pairs 8`, from the first
 * beliefs with care for the ground under fire.
 */
export const tuned: Weights = {
  ...first,
  harm: 0.21,
  reply: 0.37,
  covering: 0.23,
  dirt: 0.62,
  deciding: 6,
  armoured: 0.23,
  scratched: 0.11,
  nothing: 0.59,
  cards: -1.6,
  countered: 0.3,
  answered: 0.14,
  shared: 0.13,
  answering: 0.15,
  shot: 0.69,
  forward: 0.45,
  unled: 0.11,
  effort: 0.48,
  often: 0.87,
  unpinned: 0.85,
  unseen: 1.8,
  late: 0.37,
  lateCare: 0.76,
  movePrice: 0.58,
  poor: 0.53,
  leftBehind: 0.88,
  goesOn: 0.61,
  freed: 1.2,
  loaded: 1.7,
  drawn: 0.057,
  drawnShort: 0.3,
  preparePrice: 0.2,
  conceal: 0.49,
  counterPrice: 0.19,
  answerPrice: 0.2,
  dodgePrice: 0.17,
  dodgeGround: 1.2,
  prepareLate: 0.46,
  concealLate: 0.19,
  slight: 4.1,
  lost: 0.91,
  fallBack: 0.07,
  rapidPrice: 3.4,
  grenadePrice: 3.2,
  riflePrice: 1.2,
  keep: 2.5,
}
