import type { AnswerRules } from '@estafette/kernel'
import { fetchAnswers } from '@estafette/registry/shelf'
import { loadAnswerWords } from '../../games/index.ts'
import type { Spoken } from '../../i18n/spoken.ts'
import type { AnswerWords } from '../../screen/answers.ts'

/** What a game says of answers ahead, and how. */
export interface AnswerBook {
  readonly answers: AnswerRules
  readonly said: Spoken<AnswerWords>
}

/** Fetches it; null for a game with orders of its own. */
export async function readBook(game: string): Promise<AnswerBook | null> {
  const [answers, said] = await Promise.all([fetchAnswers(game), loadAnswerWords(game)])
  return answers && said ? { answers, said } : null
}
