export { told, type Said, type ServerMessage, type ToldOf } from './answers.ts'
export { call, command, type Call, type CallOf, type Command, type Room } from './calls.ts'
export { fitText, isVisible } from './fit.ts'
export { edited, editOf } from './edit.ts'
export { afterStep } from './follow.ts'
export * from './friends.ts'
export * from './holidays.ts'
export * from './limits.ts'
export * from './lobby.ts'
export * from './notices.ts'
export { goesBy } from './orders.ts'
export { offers, pace, tableId, type Offered, type Orders, type Pace } from './parts.ts'
export * from './pairing.ts'
export * from './paths.ts'
export * from './people.ts'
export { reasons, type RefusalCode } from './reasons.ts'
export { requestsAfter } from './requests.ts'
export { readBody, readCall, readTold, type MessageFault, type MessageReading } from './read.ts'
export {
  holiday,
  standing,
  step,
  type AskedOnce,
  type ClockFace,
  type Deed,
  type Edit,
  type GameEnd,
  type Holiday,
  type Heard,
  type SeatHolder,
  type Standing,
  type StandingOffer,
  type ChapterStep,
  type TakenBack,
} from './steps.ts'
export { awayUntil, GRACE, timeCost, timeLeft, timeSpent } from './time.ts'
