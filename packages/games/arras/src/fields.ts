import { codeField, fieldsOf, flagField, numberField, type Fields } from '@estafette/kernel'
import type { Board } from './data/board.ts'
import { SIDES } from './data/source.ts'
import { NONE, type Scalar } from './state.ts'
import { stepNames } from './steps.ts'

/** Every scalar of the state but those that the head of a position tells. */
export function fieldsFor(board: Board): Fields<Scalar> {
  const side = codeField(SIDES)
  const unit = codeField(board.unitCodes)
  const place = codeField(board.locationNames)
  const step = codeField(stepNames, 0)
  return fieldsOf<Scalar>({
    threshold: numberField(1, 24),
    alliedSeat: numberField(NONE, 1),
    bidFirst: numberField(0, 24),
    bidSecond: numberField(0, 24),
    turn: numberField(0, 7),
    step,
    decider: side,
    initiative: side,
    turnStarter: side,
    lastPasser: side,
    advantage: side,
    usedByAllied: flagField,
    usedByGerman: flagField,
    alliedAir: numberField(0, 2),
    germanAir: numberField(0, 5),
    releasedA: flagField,
    releasedJ: flagField,
    releasedL: flagField,
    releasedM: flagField,
    rommelNorth: flagField,
    vp: numberField(-11, 24),
    winner: side,
    victory: numberField(NONE, 4),
    stage: numberField(0, 8),
    group: numberField(NONE, 12),
    entrant: unit,
    entered: numberField(0, 7),
    roll: numberField(-1, 20),
    counterRoll: numberField(0, 18),
    window: numberField(0, 5),
    active: place,
    acted: flagField,
    mover: unit,
    walked: numberField(0, 20),
    assault: codeField(['none', 'in-place', 'move', 'overrun'], 0),
    target: place,
    origin: place,
    groupSize: numberField(0, 14),
    point: unit,
    forward: unit,
    attackSupport: codeField(['none', 'air', 'artillery'], 0),
    defenceSupport: codeField(['none', 'air', 'artillery'], 0),
    failed: flagField,
    casualties: numberField(0, 100),
    taken: numberField(0, 110),
    exact: flagField,
    forwardItems: numberField(0, 2),
    twos: flagField,
    fives: flagField,
    escaped: numberField(0, 14),
    retreater: unit,
    crossing: place,
    resume: step,
    gun: unit,
    firstGun: unit,
    firstAim: place,
    secondGun: unit,
    secondAim: place,
    shot: numberField(0, 2),
    refreshed: place,
    refreshLeft: numberField(0, 6),
    reorganizer: side,
    reorganized: unit,
  })
}
