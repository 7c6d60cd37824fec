import type { Game, Language } from '@estafette/kernel'
import { speaker, type Speaker } from '@estafette/words'
import { language } from '../store/settings.ts'
import { disguised, isDisguised } from './disguise.ts'

const voices = new Map<string, Speaker>()

/** Words that are missing are a fault wherever somebody can mend it. */
const missing = (what: string): never => {
  throw new Error(`no words: ${what}`)
}

function plainVoice(game: Game, lang: Language): Speaker {
  return speaker(game, lang, import.meta.env.PROD ? undefined : missing)
}

/** The speaker of a game in the language of the moment; made once. */
export function voiceOf(game: Game, lang: Language = language.value): Speaker {
  const key = `${game.id} ${lang} ${isDisguised.value}`
  const known = voices.get(key) ?? { ...disguised(plainVoice(game, lang)), language: lang }
  voices.set(key, known)
  return known
}
