import { language } from '../store/settings.ts'
import { disguise } from './disguise.ts'
import type { Failed } from '@estafette/words/failures'

/** A failure in the language of the page. Its words are loaded only now: few ever need them. */
export async function sayFailure(failed: Failed): Promise<string> {
  const { failureWords } = await import('@estafette/words/failures')
  return disguise(failureWords(failed, language.value))
}
