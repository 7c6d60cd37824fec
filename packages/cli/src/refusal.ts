import type { Language, Result } from '@estafette/kernel'
import { reasonWords } from '@estafette/words/failures'

/** Arguments, a file or a position that cannot be used: one clear line, exit code 2. */
export class UsageRefusal extends Error {}

/** Gives up with one line for the person at the terminal. */
export function refuse(reason: string): never {
  throw new UsageRefusal(reason)
}

/** What was read, or a refusal that names the file and the line where they are known. */
export function need<T>(
  { language }: { readonly language: Language },
  result: Result<T>,
  file?: string,
): T {
  if (result.ok) return result.value
  const place = [file, result.line].filter((part) => part !== undefined).join(':')
  const reason = reasonWords(result.reason, language)
  return refuse(place === '' ? reason : `${place}: ${reason}`)
}
