import { language } from '../store/settings.ts'
import type { Failed } from './failures.ts'

/** A failure in the language of the page. Its words are loaded only now: few ever need them. */
export async function sayFailure(failed: Failed): Promise<string> {
  const { failureWords } = await import('./failures.ts')
  return failureWords(failed, language.value)
}
