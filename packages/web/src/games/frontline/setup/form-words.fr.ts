import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './form-words.en.ts'

export const words: Translated<typeof en> = {
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
  inHand: (name) => `En main : ${name}`,
  next: (count) => `Ensuite, ${count} isolé${count < 2 ? '' : 's'}`,
  asUsual: 'comme d’usage',
  loose: 'Isolés',
  looseText: 'Chacun forme une section à lui seul ; sans Commandement, il ne tient pas le terrain.',
  startIn: 'commence en',
  card: (card) => `carte ${card}`,
  here: (name) => `Sous ${name}`,
  alone: 'Isolé',
  oneByOne: 'Un par un',
}
