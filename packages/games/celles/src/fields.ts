import {
  codeField,
  fieldsOf,
  flagField,
  halfField,
  numberField,
  type Field,
  type Fields,
} from '@estafette/kernel'
import type { Board } from './data/board.ts'
import { ATTACK_TYPES, SIDES } from './data/codes.ts'
import { NONE, type Scalar } from './state.ts'
import { stepNames } from './steps.ts'
import { victories } from './victory.ts'

const side = codeField(SIDES)
const step = codeField(stepNames, 0)
const result = numberField(0, 15)

/** The turn: what other lines leave out depends on it. */
export function turnField({ lastTurn }: Board): Field {
  return numberField(0, lastTurn)
}

/** Every scalar of the state but those that the head of a position tells. */
export function makeFields(board: Board): Fields<Scalar> {
  const unit = codeField(board.unitCodes)
  const hex = codeField(board.hexIds)
  return fieldsOf<Scalar>({
    turn: turnField(board),
    step,
    decider: side,
    first: side,
    initiative: side,
    phasing: side,
    vp: numberField(0, 127),
    trucks: unit,
    trucksFrom: numberField(1, board.lastTurn + 1),
    withdrawn: flagField,
    winner: side,
    victory: codeField(victories),
    chit: codeField(board.chitCodes.slice(0, board.actionChitCount)),
    activation: codeField(['not-yet', 'barred', 'settled'], 0),
    named: numberField(NONE, 3),
    placing: unit,
    entrant: unit,
    active: unit,
    spent: halfField(0, 127),
    strategic: flagField,
    attack: codeField(ATTACK_TYPES),
    origin: hex,
    front: numberField(0, 63),
    column: codeField(board.crtColumns),
    modifier: numberField(-20, 20),
    chitAttacker: flagField,
    chitDefender: flagField,
    die: numberField(NONE, 9),
    attackerResult: result,
    defenderResult: result,
    sufferer: side,
    stage: codeField(['none', 'steps', 'disruption', 'retreat'], 0),
    lossesLeft: numberField(0, 3),
    disruptionsLeft: numberField(0, 2),
    retreater: unit,
    companion: unit,
    start: hex,
    advancer: unit,
    crowded: hex,
    resume: step,
  })
}
