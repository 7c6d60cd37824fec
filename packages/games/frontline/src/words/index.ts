import type { Language, Words } from '@estafette/kernel'
import { english } from './en.ts'
import { french } from './fr.ts'

/** Everything a player can read. */
export const words: Readonly<Record<Language, Words>> = { en: english, fr: french }
