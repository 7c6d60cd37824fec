import { spoken } from '../i18n/spoken.ts'

/** What the card of any question says where nothing is chosen yet. */
interface QuestionWords {
  readonly choose: string
  readonly chooseAbove: string
  readonly nothingElse: string
  readonly mustChoose: string
  readonly allDone: string
  readonly onlyC: string
  readonly forGood: (label: string) => string
  readonly more: (count: number) => string
}

/** The words of questions in the language of the moment. */
export const questionWords = spoken<QuestionWords>({
  en: {
    choose: 'Choose an option',
    chooseAbove: 'Choose one of the options above.',
    nothingElse: 'No other option',
    mustChoose: 'You must choose one of these.',
    allDone: 'Nothing else to do',
    onlyC: 'Only what stands beside this is left to do.',
    forGood: (label) => `${label}, for good`,
    more: (count) => `${count} more`,
  },
  fr: {
    choose: 'Choisissez',
    chooseAbove: 'Choisissez l’une des options ci-dessus.',
    nothingElse: 'Rien d’autre',
    mustChoose: 'Il faut choisir l’une des options.',
    allDone: 'Rien d’autre à faire',
    onlyC: 'Il ne reste que ce qui est à côté.',
    forGood: (label) => `${label}, définitif`,
    more: (count) => (count < 2 ? `${count} autre` : `${count} autres`),
  },
})
