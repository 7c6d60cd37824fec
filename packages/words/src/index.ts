export { examineMessages, messageGroups } from './examine.ts'
export { compile, locales, type Filler, type Gap, type Message } from './message.ts'
export {
  ruleById,
  ruleMeant,
  speaker,
  type GapValues,
  type Missing,
  type Speaker,
} from './speaker.ts'
export { NAME } from './marks.ts'
export { capital, typeset } from './typography.ts'
