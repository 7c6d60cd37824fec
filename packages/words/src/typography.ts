import type { ByLanguage, Language } from '@estafette/kernel'
import { JOINT, NAME } from './marks.ts'
import { words as en } from './spelling.en.ts'
import { words as fr } from './spelling.fr.ts'

/** How a language sets a sentence with names in it. */
const spelling: ByLanguage<typeof en> = { en, fr }

const ENDED = /([!?…])\.(?!\p{L})/gu // a name that ends a sentence by itself takes no full stop

/** A phrase at the head of a sentence. */
export function capital(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}

const quoted = /[«“][^«»“”]*[»”]/gu
const joint = new RegExp(`${JOINT}([^${JOINT}]*)${JOINT}`, 'gu')

/** A list between quotes, each name between its own: « A » et « B ». */
function quoteEach(text: string): string {
  const [open, close] = text.startsWith('«') ? ['« ', ' »'] : ['“', '”']
  return text.replace(joint, `${close}$1${open}`)
}

/** Sets a sentence as its language is printed, with the names in it. */
export function typeset(said: string, language: Language): string {
  const text = said.replace(quoted, quoteEach).replaceAll(JOINT, '')
  const spelled = spelling[language].spell(text)
  return spelled.replaceAll(NAME, '').replaceAll("'", '’').replace(ENDED, '$1')
}
