import type { Language } from '@estafette/kernel'
import type { Context } from './command.ts'
import { makePaint } from './paint.ts'
import { texts } from './texts/index.ts'

/** The same surroundings, spoken to in a language. */
export function inLanguage({ io, json }: Context, language: Language): Context {
  return { io, json, language, texts: texts[language], paint: makePaint(io) }
}
