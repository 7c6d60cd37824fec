import type { Language } from '@estafette/kernel'
import { en, type Texts } from './en.ts'
import { fr } from './fr.ts'

export type { Texts } from './en.ts'
export type { Help } from './help.ts'

export const texts: Readonly<Record<Language, Texts>> = { en, fr }
