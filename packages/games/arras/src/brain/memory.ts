import type { Board } from '../data/board.ts'
import type { ArrasState, Side } from '../state.ts'
import {
  LOSS_CELLS,
  MOST_MF,
  MOST_UNITS,
  makeAssault,
  makeGarrison,
  makeMove,
  makeParty,
  makeStakes,
  type Assault,
  type Garrison,
  type Party,
  type Stakes,
  type UnitMove,
} from './records.ts'
import type { Manner, Weights } from './weights.ts'

/**
 * Room to work in, made once for a brain and handed to its functions. What stands in it means
 * nothing once the question is answered.
 */
export interface Memory {
  readonly lifted: ArrasState // the position with a unit taken up from its place
  readonly refreshed: ArrasState // the position with units made Fresh
  readonly assault: Assault
  readonly move: UnitMove
  readonly joiners: Int8Array
  readonly goal: { value: number } // of the assault a walking unit would rather carry out
  readonly trial: Fight & { chance: number } // an assault thought of, and its chance of Success
  readonly fight: Fight // the assault that is going on
  readonly fire: { readonly stakes: Stakes; readonly garrison: Garrison }
  readonly told: { readonly stakes: Stakes; readonly defenders: Garrison }
  readonly losses: LossTable
  readonly walk: Walk
  readonly rest: Garrison // of a location without a party
  readonly scratch: Garrison
  readonly wall: Garrison // apart: it is filled while a standing is being reckoned
  readonly refuge: Garrison
  readonly row: Uint8Array // MF to each location
  readonly strengths: Int8Array // Attack Value against each location
  readonly approach: { nearest: number } // MF paid before the last step of `approachTo`
  readonly queue: Int16Array
  readonly objective: Objective
}

/** Who fights whom, and for what. */
interface Fight {
  readonly party: Party
  readonly defenders: Garrison
  readonly stakes: Stakes
}

/** The table of an allocation of losses. */
export interface LossTable {
  readonly least: Float64Array
  readonly chosen: Int8Array // fate of the unit before
  readonly came: Int16Array // entry it was reckoned from
  readonly units: Int8Array
  readonly fates: Int8Array
  readonly garrison: Garrison
}

/** The table of a walk, by MF paid and location. */
export interface Walk {
  readonly gains: Float64Array // most that can be taken on the way there
  readonly firstSteps: Int8Array
  readonly takenLow: Int32Array // locations taken, as bits: 0 to 29
  readonly takenHigh: Int32Array // the others
  readonly garrison: Garrison
}

/** What control is worth: whose paths lead where. */
export interface Objective {
  readonly connected: Uint8Array
  readonly stack: Int16Array
  readonly toggled: Int8Array
  readonly gateways: Int8Array
  readonly extra: Float64Array
  cutOff: number // Allied locations without a path, as of the last count
}

function makeFight(): Fight {
  return { party: makeParty(), defenders: makeGarrison(), stakes: makeStakes() }
}

/** Memory for positions like this one. */
export function makeMemory({ board, work }: ArrasState): Memory {
  const { locationCount } = board
  const cells = (MOST_MF + 1) * locationCount
  return {
    lifted: work.makeState(board),
    refreshed: work.makeState(board),
    assault: makeAssault(),
    move: makeMove(),
    joiners: new Int8Array(64),
    goal: { value: 0 },
    trial: { ...makeFight(), chance: 0 },
    fight: makeFight(),
    fire: { stakes: makeStakes(), garrison: makeGarrison() },
    told: { stakes: makeStakes(), defenders: makeGarrison() },
    losses: {
      least: new Float64Array(LOSS_CELLS),
      chosen: new Int8Array(LOSS_CELLS),
      came: new Int16Array(LOSS_CELLS),
      units: new Int8Array(MOST_UNITS),
      fates: new Int8Array(MOST_UNITS),
      garrison: makeGarrison(),
    },
    walk: {
      gains: new Float64Array(cells),
      firstSteps: new Int8Array(cells),
      takenLow: new Int32Array(cells),
      takenHigh: new Int32Array(cells),
      garrison: makeGarrison(),
    },
    rest: makeGarrison(),
    scratch: makeGarrison(),
    wall: makeGarrison(),
    refuge: makeGarrison(),
    row: new Uint8Array(locationCount),
    strengths: new Int8Array(locationCount),
    approach: { nearest: 0 },
    queue: new Int16Array(8 * locationCount),
    objective: {
      connected: new Uint8Array(locationCount),
      stack: new Int16Array(locationCount),
      toggled: new Int8Array(locationCount),
      gateways: new Int8Array(locationCount),
      extra: new Float64Array(locationCount),
      cutOff: 0,
    },
  }
}

/** A position as one side sees it: what matters, who stands where, what the enemy can reach. */
export interface Survey {
  readonly memory: Memory // shared with the brain's other surveys
  readonly w: Weights
  m: Manner // of the side
  s: ArrasState
  side: Side
  enemy: Side
  isExposed: boolean // the enemy has Fresh units that may act this turn
  northRisk: number // chance that the Germans may go north next turn, for the Allies
  isNorthOpen: boolean // that chance is there
  crossing: number // what one more crosser of ARR-13.6b costs
  material: number // share of the units' worth that still counts
  readonly worth: Float64Array // of controlling each location
  readonly pull: Float64Array // of each location on units: the nearness of what is worth having
  readonly value: Float64Array // of each unit
  readonly first: Int8Array // [side, location]: a unit there, NONE without any
  readonly next: Int8Array // [unit]: the next one in the same place
  readonly entry: Uint8Array // [side, location]: MF to enter
  readonly dice: Uint8Array // [side, location]: three where Combat Support is at hand
  readonly hit: Int8Array // best Attack Value the enemy can bring there this turn, SAFE without any
  readonly danger: Float64Array // how many of their groups would attack there, if each picks one target
  readonly isWalkable: Uint8Array // whether they could walk in, were it left
  readonly reach: Uint8Array // [from, location]: MF of the own ready units, where `hasStrikes`
  readonly strike: Int8Array // best Attack Value the own side can bring there this turn
  readonly strikeFrom: Int8Array // and where it comes from
  readonly strikeAgain: Int8Array // the same out of another location
  readonly strikes: Uint8Array // by location: whether its units are reckoned in, where `hasStrikes`
  hasStrikes: boolean
  readonly standing: Float64Array // of each location as it is, NaN while not asked for
  readonly seizure: Float64Array // of each location taken and left empty, likewise
  readonly hitNext: Int8Array // best Attack Value next turn, everybody Fresh
  readonly isWalkableNext: Uint8Array
  readonly wall: Int8Array // Defense Value of the enemy's units next turn, UNKNOWN while not asked for
  readonly position: Int32Array // the position surveyed: its tables, and a key for the rest
  readonly seen: Int8Array // what `worth` was reckoned for: control, and a few numbers
  readonly seenReduced: Int8Array // what `value` was reckoned for
  seenBoard: Board | null
}
