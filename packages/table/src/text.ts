/** Controls, broken characters, and marks that break a line or turn its reading direction. */
const unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** What a person wrote, made fit for one line of a file: single spaces, nothing invisible. */
export function cleanText(text: string, most: number): string {
  // Cut roughly first, so that a hostile length costs nothing.
  const plain = text
    .slice(0, most * 4)
    .replace(unfit, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  return [...plain].slice(0, most).join('').trim()
}

/** Whether a text holds half of a surrogate pair, which no file can store. */
export function isBroken(text: string): boolean {
  return /\p{Cs}/u.test(text)
}

/** Length in characters as a reader counts them, near enough for columns. */
export function width(text: string): number {
  return [...text].length
}

/** A text filled up with spaces to a column. */
export function padTo(text: string, column: number): string {
  return text + ' '.repeat(Math.max(0, column - width(text)))
}
