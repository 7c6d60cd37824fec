/**
 * What the computer player believes, in Victory Points: one eliminated step is worth one of them,
 * and everything else is set against that.
 */
export interface Weights {
  // The Meuse.
  readonly hold: number // share of the turns at the Meuse that a unit on its way is credited with
  readonly holdThere: number // the same for a unit that stands there
  readonly pace: number // half MP a German unit makes in a turn, counting those it is not drawn
  readonly decisive: number // what each VP on the track is worth beyond itself when 20 are near

  // Towns.
  readonly townKept: readonly number[] // share of a town's VP that holding it now is worth, by turn
  readonly townPull: number // share of a town's VP next to it
  readonly townFades: number // half MP over which the pull fades

  // Units.
  readonly strength: number // each point of attack or defence lost with a step
  readonly strengthLast: number // the same in the last turn
  readonly disruption: number // one unit disrupted
  readonly retreat: number // one unit driven back
  readonly used: number // a unit that shows its used side while the enemy can still act
  readonly crowded: number // a step lost to overstacking, besides its VP

  // What the enemy may do.
  readonly aggression: readonly [german: number, allied: number] // how likely they attack what they can
  readonly followers: number // share of the strength of all but the strongest attacker in reach
  readonly mostFollowers: number // strength that can be brought up besides them
  readonly caution: readonly [german: number, allied: number]

  // Where to be.
  readonly block: number // share of what an Allied unit costs the German way to the Meuse
  readonly hunt: readonly [german: number, allied: number] // per half MP nearer to prey
  readonly huntFrom: number // half MP from which it pulls
  readonly cutOff: number // a unit that could not trace supply
  readonly cut: number // an enemy unit that could not

  // What to do and what to leave.
  readonly least: number // what a move must bring
  readonly leastAttack: number // what an attack must bring
  readonly again: number // share of a second attack with the MP left
  readonly assist: number // share of what coming up adds to the attack of another unit
  readonly own: number // an own loss against an enemy's
  readonly extraMove: number // what an Extra Move must bring while actions are left
  readonly combatChit: number // what a Combat chit must bring while actions are left
}

export const weights: Weights = {
  hold: 0.55,
  holdThere: 0.7,
  pace: 13.5,
  decisive: 0.4,

  townKept: [0, 0.4, 0.45, 0.5, 0.55, 0.6, 0.7, 0.8, 1],
  townPull: 0.35,
  townFades: 14,

  strength: 0.02,
  strengthLast: 0.004,
  disruption: 0.25,
  retreat: 0.25,
  used: 0.03,
  crowded: 0.5,

  aggression: [0.5, 0.6],
  followers: 0.4,
  mostFollowers: 20,
  caution: [0.5, 0.8],

  block: 0.8,
  hunt: [0.01, 0.025],
  huntFrom: 40,
  cutOff: 0.8,
  cut: 0.5,

  least: 0.02,
  leastAttack: 0.08,
  again: 0.5,
  assist: 0.7,
  own: 0.85,
  extraMove: 0.15,
  combatChit: 0.15,
}
