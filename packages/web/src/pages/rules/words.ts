import { makeCatalog } from '../../i18n/catalog.ts'
import { rulesEn } from '../../i18n/rules.en.ts'
import { rulesFr } from '../../i18n/rules.fr.ts'

/** Says a word of the rules reader. */
export const sayRules = makeCatalog(rulesEn, rulesFr)
