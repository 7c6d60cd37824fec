/** Why the browser did not keep something. */
type Trouble = 'full' | 'blocked'

export type Kept = { readonly ok: true } | { readonly ok: false; readonly why: Trouble }

/** The part of the browser's storage that is used here. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The browser's storage, or nothing where it is switched off. */
export function browserShelf(): Shelf | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

/** Reads a text; what cannot be read counts as absent. */
export function read(shelf: Shelf | null, key: string): string | null {
  try {
    return shelf?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Writes a text; where there is no room, the old one is still there. */
export function write(shelf: Shelf | null, key: string, text: string): Kept {
  if (!shelf) return { ok: false, why: 'blocked' }
  try {
    shelf.setItem(key, text)
    return { ok: true }
  } catch (error) {
    return { ok: false, why: isFull(error) ? 'full' : 'blocked' }
  }
}

/** Forgets a text. */
export function forget(shelf: Shelf | null, key: string): void {
  try {
    shelf?.removeItem(key)
  } catch {
    // What cannot be reached needs no forgetting.
  }
}

/** Every key that begins with a prefix. */
export function keysOf(shelf: Shelf | null, prefix: string): string[] {
  if (!shelf) return []
  try {
    return Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '').filter(
      (key) => key.startsWith(prefix),
    )
  } catch {
    return []
  }
}

/** JSON from outside, or null where it is none. */
export function parseJson(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED'
}

/** Whether data of unknown origin is a record, whose fields are still to be looked at. */
export function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null
}

/** Whether it is a list of texts. */
export function isTexts(data: unknown): data is readonly string[] {
  return Array.isArray(data) && data.every((one) => typeof one === 'string')
}
