import { spoken } from '../../../i18n/spoken.ts'

interface OutfitWords {
  readonly title: string
  readonly note: (counters: number, slots: number) => string
  readonly ways: string
  readonly usual: string
  readonly usualText: string
  readonly none: string
  readonly noneText: string
  readonly done: string
  readonly back: string
  readonly caution: string
  readonly oneByOne: string
  readonly box: string
  readonly left: (count: number) => string
  readonly slot: (name: string, number: number) => string
  readonly nothing: string
}

const en: OutfitWords = {
  title: 'Hand out equipment',
  note: (counters, slots) => `${counters} counters for ${slots} places, face down`,
  ways: 'Start from',
  usual: 'Usual equipment',
  usualText: 'Binoculars to leaders, grenades to riflemen',
  none: 'Nothing',
  noneText: 'To begin again',
  done: 'Hand it out',
  back: 'Usual again',
  caution: 'Nobody else sees what anybody carries until it is used.',
  oneByOne: 'Counter by counter',
  box: 'Your box',
  left: (count) => `${count} left`,
  slot: (name, number) => `${name}, place ${number}`,
  nothing: 'nothing',
}

const fr: OutfitWords = {
  title: 'Distribuez l’équipement',
  note: (counters, slots) => `${counters} pions pour ${slots} places, face cachée`,
  ways: 'Partir de',
  usual: 'Équipement usuel',
  usualText: 'Jumelles aux chefs, grenades aux fusiliers',
  none: 'Rien',
  noneText: 'Pour recommencer',
  done: 'Distribuer',
  back: 'Usuel',
  caution: 'Nul autre ne voit ce que porte un soldat avant qu’il s’en serve.',
  oneByOne: 'Pion par pion',
  box: 'Votre réserve',
  left: (count) => `reste ${count}`,
  slot: (name, number) => `${name}, place ${number}`,
  nothing: 'rien',
}

/** The words for handing out equipment. */
export const outfitWords = spoken<OutfitWords>({ en, fr })
