import { codeField, fieldsOf, flagField, numberField, type Fields } from '@estafette/kernel'
import { postures } from './automat/posture.ts'
import { ACTIONS, SIDES } from './data/codes.ts'
import { DECK } from './data/deck.ts'
import { forceCodes } from './data/forces.ts'
import { MOST_SIZE } from './options.ts'
import { seatCodes } from './names.ts'
import { SLOTS, type Scalar } from './state.ts'
import { stepNames } from './steps.ts'
import { victories } from './victory.ts'

const soldier = codeField(forceCodes)
const card = codeField(ACTIONS)
const side = codeField(SIDES)
const seat = codeField(seatCodes, 0)
const MOST_FP = 2000

/** Every number of a position that is no option, with its bounds, in the order it is written. */
export const fields: Fields<Scalar> = fieldsOf<Scalar>({
  size: numberField(0, MOST_SIZE),
  proposals: numberField(0, 99),
  step: codeField(stepNames, 0),
  decider: seat,
  window: codeField(['closed', 'rally', 'action', 'react', 'cover', 'end'], 0),
  asked: numberField(0, 4),
  passes: numberField(0, 4),
  first: side,
  acting: codeField(SIDES, 0),
  turn: numberField(0, 99),
  turnSeat: seat,
  speaker: seat,
  handed: numberField(0, 2),
  posture: codeField(postures, 0),
  reshuffles: numberField(0, 99),
  nightfall: flagField,
  winner: side,
  victory: codeField(victories),
  key: soldier,
  item: numberField(-1, forceCodes.length * SLOTS),
  forming: numberField(0, 15),
  fallen: soldier,
  after: codeField(stepNames, 0),
  actor: soldier,
  reply: codeField(['action', 'to-attack', 'to-move', 'answer'], 0),
  shift: flagField,
  card,
  plain: flagField,
  extra: card,
  man: numberField(-1, forceCodes.length - 1),
  mover: soldier,
  way: numberField(-1, 1),
  left: numberField(0, 2),
  extras: numberField(0, 31),
  rider: soldier,
  attacker: soldier,
  target: soldier,
  attackCard: card,
  attackShift: flagField,
  victim: soldier,
  counterer: soldier,
  counterVictim: soldier,
  targetPlace: numberField(0, 9),
  tints: numberField(0, 15),
  sufferer: soldier,
  digging: numberField(0, 99),
  fp: numberField(0, MOST_FP),
  counterFp: numberField(-1, MOST_FP),
  pileSize: numberField(0, DECK),
  deckSize: numberField(0, DECK),
})
