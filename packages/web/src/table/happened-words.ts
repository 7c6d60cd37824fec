import { spoken } from '../i18n/spoken.ts'

/** What the table says of what happened: rolls, turns of others, bids. */
interface HappenedWords {
  readonly close: string
  readonly mayReroll: string
}

export const happenedWords = spoken<HappenedWords>({
  en: {
    close: 'Close',
    mayReroll: 'It may be rolled again.',
  },
  fr: {
    close: 'Fermer',
    mayReroll: 'Le jet peut être relancé.',
  },
})
