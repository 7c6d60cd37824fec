import { makeCatalog } from '../../i18n/catalog.ts'
import { boardsEn } from '../../i18n/boards.en.ts'
import { boardsFr } from '../../i18n/boards.fr.ts'

/** Says a sentence of the page about the boards. */
export const sayBoards = makeCatalog(boardsEn, boardsFr)
