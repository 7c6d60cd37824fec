import { tongues, type Language } from '@estafette/kernel'

const END = /[.!?…][»”"’)]*$/u

/** Texts as sentences one after another: what is empty is left out, no mark stands twice. */
export function sentences(...texts: readonly (string | false | null | undefined)[]): string {
  const found = texts.map((text) => (text || '').trim()).filter((text) => text !== '')
  return found.map((text) => (END.test(text) ? text : `${text}.`)).join(' ')
}

/** A phrase without the full stop at its end, to stand within a sentence. */
export function phrase(text: string): string {
  return text.trim().replace(/\.+$/u, '')
}

/** What a heading is followed by: things after a colon. */
export function listed(heading: string, things: readonly string[], language: Language): string {
  const { colon, semicolon } = tongues[language]
  return `${heading}${colon} ${things.map(phrase).join(`${semicolon} `)}`
}
