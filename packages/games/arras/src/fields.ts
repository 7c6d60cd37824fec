import { codeField, fieldsOf, flagField, numberField, secretField } from '@estafette/kernel'
import { LOCATION_IDS, UNIT_CODES } from './data/codes.ts'
import { SIDES } from './data/source.ts'
import { NONE, type layout } from './state.ts'
import { stepNames } from './steps.ts'

type Scalar = (typeof layout.scalars)[number]

const side = codeField(SIDES)
const unit = codeField(UNIT_CODES)
const place = codeField(LOCATION_IDS)
const step = codeField(stepNames, 0)

/** Every scalar of the state but those that the head of a position tells. */
export const fields = fieldsOf<Scalar>({
  threshold: numberField(1, 24),
  alliedSeat: numberField(NONE, 1),
  bidFirst: secretField(numberField(0, 24)),
  bidSecond: secretField(numberField(0, 24)),
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
