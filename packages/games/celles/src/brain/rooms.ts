import { makeBuckets, type Buckets } from '@estafette/board'
import type { Board } from '../data/board.ts'
import { makeUnitReach, type UnitReach } from '../reach.ts'
import { MOST_CHOICES, NONE, type CellesState, type Hex } from '../state.ts'
import type { Weights } from './weights.ts'

// The working memory of a brain, part by part: room that is used again and again.

/** Half MP that no way is worth. */
export const FAR = 400

/** Room to spread costs over the map in. */
export interface Spread {
  readonly buckets: Buckets
  readonly banks: readonly Hex[] // places at the Meuse
  readonly near: Uint8Array // by hex: 1 for a hex looked at and those around it
  readonly lost: Uint8Array // by hex: 1 where a way is to be found again
  readonly hexes: Int16Array // those hexes
}

export function makeSpread({ hexCount, meuseBank }: Board): Spread {
  return {
    buckets: makeBuckets(FAR + 64, hexCount * 12),
    banks: Array.from(meuseBank, (bank, hex) => (bank !== 0 ? hex : -1)).filter((hex) => hex >= 0),
    near: new Uint8Array(hexCount),
    lost: new Uint8Array(hexCount),
    hexes: new Int16Array(hexCount),
  }
}

/** What the last unit looked at can attack: its hexes and what it brings there. */
export interface Touched {
  readonly hexes: Int16Array
  readonly values: Float64Array // by hex
}

export function makeTouched({ hexCount }: Board): Touched {
  return { hexes: new Int16Array(hexCount), values: new Float64Array(hexCount) }
}

/** Who would take part in an attack from a hex. */
export interface AttackParty {
  defenderCount: number
  helperCount: number
  frontCount: number
  base: number // modifiers whoever helps
  defence: number // total of the defenders
  activeHarm: number // modifiers the active unit brings, as HARM bits
  readonly defenders: Int8Array
  readonly helpers: Int8Array
  readonly harms: Int8Array // HARM bits of each helper
  readonly fronts: Int16Array // hexes attacked
}

/** The attack being looked at: there is one at a time. */
export function makeFight({ unitCount }: Board): AttackParty {
  return {
    defenderCount: 0,
    helperCount: 0,
    frontCount: 0,
    base: 0,
    defence: 0,
    activeHarm: 0,
    defenders: new Int8Array(unitCount),
    helpers: new Int8Array(unitCount),
    harms: new Int8Array(unitCount),
    fronts: new Int16Array(6),
  }
}

/** What the others who can still act in this phase could attack with. */
export interface Friends {
  any: boolean
  readonly strongest: Float64Array // by hex, of those who are still to come
  readonly who: Int8Array
}

export function makeFriends({ hexCount }: Board): Friends {
  return {
    any: false,
    strongest: new Float64Array(hexCount),
    who: new Int8Array(hexCount),
  }
}

/** Where a retreat from a hex would lead, at the price of how many hexes in enemy ZOC. */
export interface RetreatEnd {
  end: Hex // NONE: nowhere to go
  watched: number // hexes in enemy ZOC on the way. CEL-11.1.5
}

/** Never worth it. */
export const NEVER = -1000

/** The best attack of a unit from a hex. */
export interface BestAttack {
  value: number // VP it may be expected to bring, further attacks included; NEVER without one
  type: number
  column: number
  modifier: number
  attack: number // totals
  defence: number
  target: Hex // the first hex attacked
  readonly chosen: Uint8Array // by unit: 1 for a supporter
  readonly each: Float64Array // value of one attack by type, NEVER where it cannot be paid
}

export function makeAssault({ unitCount }: Board): BestAttack {
  return {
    value: NEVER,
    type: NONE,
    column: 0,
    modifier: 0,
    attack: 0,
    defence: 0,
    target: NONE,
    chosen: new Uint8Array(unitCount),
    each: new Float64Array(3),
  }
}

/** Room to weigh an attack in. */
export interface Weighing {
  readonly ends: Int16Array // where the defenders would retreat to
  readonly watches: Int8Array // past how many hexes in ZOC
  readonly gain: Float64Array // by part of a result
  readonly cost: Float64Array
  readonly way: RetreatEnd
}

export function makeWeighing({ unitCount }: Board): Weighing {
  return {
    ends: new Int16Array(unitCount),
    watches: new Int8Array(unitCount),
    gain: new Float64Array(16),
    cost: new Float64Array(16),
    way: { end: NONE, watched: 0 },
  }
}

/** Room to plan in. */
export interface Planning {
  readonly scratch: BestAttack
  readonly friends: Friends
  readonly others: UnitReach
  readonly asked: Int32Array
}

export function makePlanning(board: Board): Planning {
  return {
    scratch: makeAssault(board),
    friends: makeFriends(board),
    others: makeUnitReach(board),
    asked: new Int32Array(8),
  }
}

export const DEEPEST = 12

/** Room to play results out in. */
export interface PlayingOut {
  readonly states: readonly CellesState[]
  readonly lists: readonly Int32Array[]
  readonly ways: Int16Array // what the ways to the Meuse were last looked for with
  endsLeft: number
}

export function makePlayingOut(board: Board, makeState: () => CellesState): PlayingOut {
  return {
    states: Array.from({ length: DEEPEST }, makeState),
    lists: Array.from({ length: DEEPEST }, () => new Int32Array(MOST_CHOICES)),
    ways: new Int16Array(board.unitCount + board.hexCount).fill(-2),
    endsLeft: 0,
  }
}

/** Room to survey in. */
export interface SurveyRoom {
  readonly reach: UnitReach
  readonly handicap: Int16Array
  readonly passing: Float64Array
  readonly tried: Int16Array
  readonly marks: Uint8Array // by hex
  readonly queue: Int16Array
  readonly key: Int16Array
}

export function makeSurveyRoom(board: Board): SurveyRoom {
  const { hexCount } = board
  return {
    reach: makeUnitReach(board),
    handicap: new Int16Array(hexCount),
    passing: new Float64Array(hexCount),
    tried: new Int16Array(hexCount),
    marks: new Uint8Array(hexCount),
    queue: new Int16Array(hexCount),
    key: new Int16Array(keySize(board)),
  }
}

/** Numbers that a survey depends on. */
export function keySize({ unitCount }: Board): number {
  return 2 * unitCount + 9
}

export interface Town {
  readonly hexes: readonly Hex[] // on the east bank
  readonly vp: readonly [german: number, allied: number]
  readonly cost: Int16Array // half MP to it on an empty map
  readonly pull: Float64Array // by hex: what of its worth is felt there
}

/** The working memory of a brain: nothing in it outlives the question it is used for. */
export interface Memory {
  readonly board: Board
  readonly weights: Weights
  readonly makeState: () => CellesState // positions that are only thought of
  readonly spread: Spread
  readonly touched: Touched
  readonly fight: AttackParty
  readonly weighing: Weighing
  readonly planning: Planning
  readonly playingOut: PlayingOut
  readonly survey: SurveyRoom
  readonly towns: readonly Town[]
  readonly assault: BestAttack
  readonly listed: Int32Array
}
