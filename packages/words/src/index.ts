export { examineMessages } from './examine.ts'
export { ruleById, speaker, type Gaps, type Missing, type Speaker } from './speaker.ts'
export { typeset } from './typography.ts'
