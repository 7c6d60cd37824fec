import type { ByLanguage, Words } from '@estafette/kernel'
import { telling as tellingEn, words as en } from './en.ts'
import { telling as tellingFr, words as fr } from './fr.ts'
import type { Telling } from './names.ts'

/** Everything a player can read. */
export const words: ByLanguage<Words> = { en, fr }

/** How the battles that are laid out are told. */
export const tellings: ByLanguage<Telling> = { en: tellingEn, fr: tellingFr }
