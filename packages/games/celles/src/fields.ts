import { codeField, fieldsOf, flagField, numberField } from '@estafette/kernel'
import { ATTACK_TYPES, SIDES } from './data/source.ts'
import { ACTION_CHIT_COUNT, CHIT_CODES, LAST_TURN } from './data/schedule.ts'
import { CRT_COLUMNS } from './data/charts.ts'
import { HEX_IDS } from './data/map.ts'
import { UNIT_CODES } from './data/units.ts'
import { NONE, type layout } from './state.ts'
import { stepNames } from './steps.ts'
import { victories } from './victory.ts'

type Scalar = (typeof layout.scalars)[number]

const side = codeField(SIDES)
const unit = codeField(UNIT_CODES)
const hex = codeField(HEX_IDS)
const step = codeField(stepNames, 0)
const result = numberField(0, 15)

/** The turn: what other lines leave out depends on it. */
export const turnField = numberField(0, LAST_TURN)

/** Every scalar of the state but those that the head of a position tells. */
export const fields = fieldsOf<Scalar>({
  turn: turnField,
  step,
  decider: side,
  first: side,
  initiative: side,
  phasing: side,
  vp: numberField(0, 127),
  trucks: unit,
  trucksFrom: numberField(1, LAST_TURN + 1),
  withdrawn: flagField,
  winner: side,
  victory: codeField(victories),
  chit: codeField(CHIT_CODES.slice(0, ACTION_CHIT_COUNT)),
  activation: codeField(['not-yet', 'barred', 'settled'], 0),
  named: numberField(NONE, 3),
  placing: unit,
  entrant: unit,
  active: unit,
  spent: numberField(0, 127),
  strategic: flagField,
  attack: codeField(ATTACK_TYPES),
  origin: hex,
  front: numberField(0, 63),
  column: codeField(CRT_COLUMNS),
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
