import type { Language } from '@estafette/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** What the terminal says in one language. */
export type Texts = typeof en

export const texts: Readonly<Record<Language, Texts>> = { en, fr }

/** The help of one command: its line after the name, what it does, and its options. */
export interface Help {
  readonly usage: string
  readonly summary: string
  readonly options: readonly (readonly [string, string])[]
}
