import { makeCatalog } from '../../i18n/catalog.ts'
import { settingsEn } from '../../i18n/settings.en.ts'
import { settingsFr } from '../../i18n/settings.fr.ts'

/** Says a word of the settings. */
export const saySettings = makeCatalog(settingsEn, settingsFr)
