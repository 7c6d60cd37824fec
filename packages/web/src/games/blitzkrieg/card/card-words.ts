import { spoken } from '../../../i18n/spoken.ts'
import { en } from './card-words-en.ts'
import { fr } from './card-words-fr.ts'

/** What the decision cards of the battles say. */
export type CardWords = typeof en

/** The words of the decision cards in the language of the moment. */
export const cardWords = spoken<CardWords>({ en, fr })
