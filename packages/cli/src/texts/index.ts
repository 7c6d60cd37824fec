import type { Language } from '@estafette/kernel'
import { words as en, type Texts } from './en.ts'
import { words as fr } from './fr.ts'

export type { Texts } from './en.ts'
export type { Help } from './help.ts'

export const texts: Readonly<Record<Language, Texts>> = { en, fr }
