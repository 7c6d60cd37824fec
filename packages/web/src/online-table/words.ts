import { spoken } from '../i18n/spoken.ts'
import { en, fr } from './phrases.ts'

/** What the page of a table far away says, whatever the game. */
export const words = spoken({ en, fr })
