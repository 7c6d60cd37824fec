import { spoken } from '../i18n/spoken.ts'

/** What the card of any question says where nothing is chosen yet. */
interface QuestionWords {
  readonly choose: string
  readonly chooseAbove: string
  readonly nothingElse: string
  readonly mustChoose: string
  readonly more: (count: number) => string
}

/** The words of questions in the language of the moment. */
export const questionWords = spoken<QuestionWords>({
  en: {
    choose: 'Choose an option',
    chooseAbove: 'Choose one of the options above, or on the map.',
    nothingElse: 'No other option',
    mustChoose: 'You must choose one of these.',
    more: (count) => `${count} more`,
  },
  fr: {
    choose: 'Choisissez',
    chooseAbove: 'Choisissez l’une des options ci-dessus, ou sur la carte.',
    nothingElse: 'Rien à refuser',
    mustChoose: 'Il faut choisir l’une des options.',
    more: (count) => (count < 2 ? `${count} autre` : `${count} autres`),
  },
})
