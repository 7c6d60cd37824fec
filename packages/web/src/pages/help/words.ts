import { makeCatalog } from '../../i18n/catalog.ts'
import { helpEn } from '../../i18n/help.en.ts'
import { helpFr } from '../../i18n/help.fr.ts'

/** Says a word of the help page. */
export const sayHelp = makeCatalog(helpEn, helpFr)
