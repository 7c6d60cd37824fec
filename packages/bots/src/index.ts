export { makeDesk, type Surroundings } from './desk.ts'
export { makePlayer } from './makers.ts'
export type { Order, Report } from './messages.ts'
export {
  FIXED_POINT,
  levelOf,
  levels,
  offeredIn,
  playerNames,
  quickNames,
  rungOf,
  type Level,
} from './names.ts'
export { unwrap, wrap, type Parcel } from './parcel.ts'
export { ask, type BrainLookup, type OwnChance, type Player } from './player.ts'
export { policyOf } from './policy.ts'
export { think, type Budget } from './think.ts'
export { thinkingPlayer } from './thinker.ts'
export { joinThoughts, type Candidate, type Thought } from './weighing.ts'
