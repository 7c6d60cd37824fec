import {
  codeField,
  fieldsOf,
  flagField,
  halfField,
  numberField,
  type Fields,
} from '@estafette/kernel'
import type { Board } from './data/board.ts'
import { RESULTS, SIDES } from './data/codes.ts'
import { NONE, type Scalar } from './state.ts'
import { stepNames } from './steps.ts'
import { victories } from './victories.ts'

const side = codeField(SIDES)
const step = codeField(stepNames, 0)
const result = codeField(RESULTS, 0)

/** Every scalar of the state, in the order positions write them. */
export function makeFields(board: Board): Fields<Scalar> {
  const unit = codeField(board.unitCodes)
  const hex = codeField(board.hexIds)
  const turn = numberField(0, board.lastTurn)
  return fieldsOf<Scalar>({
    turn,
    lastTurn: turn,
    half: numberField(0, 1),
    phasing: side,
    step,
    decider: side,
    exploiting: flagField,
    zone: numberField(NONE, board.zones.length),
    placing: unit,
    left: numberField(0, 127),
    markers: numberField(0, board.entrenchments),
    paralysed: numberField(0, 3),
    harassed: numberField(0, 1),
    ferocity: flagField,
    shifts: numberField(0, 3),
    surge: flagField,
    drawnThisTurn: flagField,
    rommel: hex,
    rommelState: codeField(['not-yet', 'expected', 'present', 'falling', 'fallen', 'arriving'], 0),
    rommelMoved: codeField(['no', 'yes', 'stays'], 0),
    active: unit,
    vehicle: unit,
    spent: halfField(0, 127),
    entered: numberField(0, 64),
    halted: flagField,
    cover: numberField(0, 127),
    column: codeField(board.crtColumns),
    shift: numberField(-20, 20),
    pass: numberField(-1, 1),
    die: numberField(0, 6),
    attackerResult: result,
    defenderResult: result,
    sufferer: side,
    cause: codeField(['result', 'before-combat', 'phase-end'], 0),
    least: numberField(0, 3),
    most: numberField(0, 3),
    retreater: unit,
    start: hex,
    rank: numberField(0, 2),
    combined: flagField,
    heavy: flagField,
    advanceFrom: hex,
    advanceTo: hex,
    airTarget: codeField(board.airCodes),
    withdrawals: numberField(0, 6),
    refits: numberField(0, 6),
    winner: side,
    victory: codeField(victories),
  })
}
