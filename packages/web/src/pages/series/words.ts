import { makeCatalog } from '../../i18n/catalog.ts'
import { seriesEn } from '../../i18n/series.en.ts'
import { seriesFr } from '../../i18n/series.fr.ts'

/** Says a word of the page of the series. */
export const saySeries = makeCatalog(seriesEn, seriesFr)
