import { spoken } from '../../../i18n/spoken.ts'

interface FormWords {
  readonly title: string
  readonly note: (sections: number, loose: number) => string
  readonly howTo: string
  readonly picked: (name: string) => string
  readonly usual: string
  readonly usualText: string
  readonly none: string
  readonly noneText: string
  readonly ways: string
  readonly done: string
  readonly back: string
  readonly places: (used: number, of: number) => string
  readonly loose: string
  readonly looseText: string
  readonly startIn: string
  readonly card: (card: number) => string
  readonly here: (name: string) => string
  readonly alone: string
  readonly oneByOne: string
}

const en: FormWords = {
  title: 'Form your sections',
  note: (sections, loose) =>
    `${sections === 1 ? '1 section' : `${sections} sections`}${loose === 0 ? '' : `, ${loose} alone`}`,
  howTo: 'Press a man, then the section he is to join. A section acts as one.',
  picked: (name) => `${name}: press a section, or Alone.`,
  usual: 'Usual sections',
  usualText: 'The strongest fire under the best leaders',
  none: 'All alone',
  noneText: 'To begin again',
  ways: 'Start from',
  done: 'Form these sections',
  back: 'As they stood',
  places: (used, of) => `${used} of ${of} places`,
  loose: 'Alone',
  looseText: 'Each is a section of his own; without Command he holds no ground.',
  startIn: 'starts in',
  card: (card) => `card ${card}`,
  here: (name) => `Under ${name}`,
  alone: 'Alone',
  oneByOne: 'One by one',
}

const fr: FormWords = {
  title: 'Formez vos sections',
  note: (sections, loose) =>
    `${sections < 2 ? `${sections} section` : `${sections} sections`}${loose === 0 ? '' : `, ${loose} isolé${loose < 2 ? '' : 's'}`}`,
  howTo: 'Pressez un homme, puis la section qu’il rejoint. Une section agit d’un bloc.',
  picked: (name) => `${name} : pressez une section, ou Isolé.`,
  usual: 'Sections usuelles',
  usualText: 'Le meilleur feu sous les meilleurs chefs',
  none: 'Chacun pour soi',
  noneText: 'Pour recommencer',
  ways: 'Partir de',
  done: 'Former ces sections',
  back: 'Comme au début',
  places: (used, of) => `${used} ${used > 1 ? 'places' : 'place'} sur ${of}`,
  loose: 'Isolés',
  looseText: 'Chacun forme une section à lui seul ; sans Commandement, il ne tient pas le terrain.',
  startIn: 'commence en',
  card: (card) => `carte ${card}`,
  here: (name) => `Sous ${name}`,
  alone: 'Isolé',
  oneByOne: 'Un par un',
}

/** The words for forming sections. */
export const formWords = spoken<FormWords>({ en, fr })
