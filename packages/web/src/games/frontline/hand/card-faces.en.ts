import { keyed } from '../../../i18n/spoken.ts'

/** What force cards say in words: the nation, the rank, the weapon. */
export const words = {
  nations: { us: 'United States', uk: 'United Kingdom', de: 'Germany' },
  /** Ranks and weapons that have another name than in the data; German ranks stay German. */
  others: keyed<string>({}),
}
