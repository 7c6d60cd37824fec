import type { Counters, Fields } from '@estafette/kernel'
import type { Board } from './data/board.ts'

/** What is counted by hex, to be compared with what a position keeps. */
export interface Counts {
  readonly units: Int8Array
  readonly zoc: Int8Array
  readonly vehicles: Int8Array
  readonly top: Int16Array
  readonly below: Int16Array
}

export function makeCounts({ hexCount, unitCount }: Board): Counts {
  return {
    units: new Int8Array(2 * hexCount),
    zoc: new Int8Array(2 * hexCount),
    vehicles: new Int8Array(hexCount),
    top: new Int16Array(hexCount),
    below: new Int16Array(unitCount),
  }
}

/** Room to trace supply in. */
export interface Traces {
  readonly found: Uint8Array // 1 by hex: a line leads from here
  readonly stack: Int16Array
}

export function makeTraces({ hexCount }: Board): Traces {
  return { found: new Uint8Array(hexCount), stack: new Int16Array(hexCount) }
}

/** Room to plan attacks in. */
interface Plans {
  readonly sets: UnitSet // attackers of the attack that is looked at
  readonly targets: HexSet // its targets
  readonly all: {
    readonly targets: Int16Array // hexes that must still be attacked and can be. BLZ-CBT-8
    readonly units: Int16Array // units that can still attack
    readonly grouped: Uint8Array // by target: belongs to a group that was searched
  }
  readonly pending: Int16Array // targets of the group that is searched
  readonly pendingDefence: Int16Array // what a plan counts against each
  readonly free: Int16Array // units next to them
  readonly freePower: Int16Array // the most a plan counts for each
  readonly decided: Uint8Array // by pending target: part of the plan, or given up
  readonly taken: Uint8Array // by free unit: part of the plan
}

export interface UnitSet {
  size: number
  readonly list: Int16Array
}

export type HexSet = UnitSet

export function makePlans({ hexCount, unitCount }: Board): Plans {
  return {
    sets: { size: 0, list: new Int16Array(unitCount) },
    targets: { size: 0, list: new Int16Array(hexCount) },
    all: {
      targets: new Int16Array(hexCount),
      units: new Int16Array(unitCount),
      grouped: new Uint8Array(hexCount),
    },
    pending: new Int16Array(hexCount),
    pendingDefence: new Int16Array(hexCount),
    free: new Int16Array(unitCount),
    freePower: new Int16Array(unitCount),
    decided: new Uint8Array(hexCount),
    taken: new Uint8Array(unitCount),
  }
}

/** How the positions of a battle are written. */
export interface Text<Scalar extends string> {
  readonly placeNames: readonly string[] // in the order of the state's numbers
  readonly airPlaceNames: readonly string[]
  readonly sideNames: readonly string[] // of the unbridged hexsides: '0107|0108'
  readonly counters: Counters
  readonly fields: Fields<Scalar>
}

/** What belongs to a game value and to no position: blank states, names, room to work in. */
export interface Work<S, Scalar extends string> {
  readonly makeState: (board: Board) => S
  readonly step: { cost: number; halts: boolean } // of the step looked at last
  readonly probe: { cost: number; halts: boolean } // of another unit's, on the way
  readonly text: Text<Scalar>
  readonly counts: Counts
  readonly traces: Traces
  readonly plans: Plans
  readonly named: HexSet // targets of the attack being declared or fought
}
