import { makeCatalog } from '../../i18n/catalog.ts'
import { newGameEn } from '../../i18n/new-game.en.ts'
import { newGameFr } from '../../i18n/new-game.fr.ts'

/** Says a word of the page that sets up a game. */
export const sayNewGame = makeCatalog(newGameEn, newGameFr)
