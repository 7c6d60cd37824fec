/** What reading outside input gives: the thing, or what is wrong with the text and where. */
export type Result<T> =
  | Success<T>
  | { readonly ok: false; readonly reason: string; readonly line?: number }

/** What could be read. */
export interface Success<T> {
  readonly ok: true
  readonly value: T
}

export function success<T>(value: T): Success<T> {
  return { ok: true, value }
}

export function failure(reason: string, line?: number): Result<never> {
  return line === undefined ? { ok: false, reason } : { ok: false, reason, line }
}

/** A refusal in one line, with the place of the error where there is one. */
export function failureText(result: { readonly reason: string; readonly line?: number }): string {
  return result.line === undefined ? result.reason : `line ${result.line}: ${result.reason}`
}
