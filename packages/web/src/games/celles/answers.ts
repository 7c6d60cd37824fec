import { spoken } from '../../i18n/spoken.ts'
import type { AnswerWords } from '../../screen/answers.ts'

/** How answers ahead are said. */
export const answerWords = spoken(
  import.meta.glob<AnswerWords>('./answers.??.ts', { eager: true, import: 'words' }),
)
