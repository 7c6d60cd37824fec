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
  readonly cautionTeam: string
  readonly cautionOpen: string // FRL-OPT-7
  readonly oneByOne: string
  readonly box: string
  readonly left: (count: number) => string
  readonly slot: (name: string, number: number) => string
  readonly nothing: string
}

const en: OutfitWords = {
  title: 'Hand out equipment',
  note: (counters, slots) => `${counters} counters for ${slots} places`,
  ways: 'Start from',
  usual: 'Usual equipment',
  usualText: 'Binoculars to leaders, grenades to riflemen',
  none: 'Nothing',
  noneText: 'To begin again',
  done: 'Hand it out',
  back: 'Usual again',
  caution: 'No one else sees what a soldier carries until it is used.',
  cautionTeam: 'Your partner sees what your soldiers carry; the enemy does not until it is used.',
  cautionOpen: 'Equipment lies face up: everyone sees what a soldier carries.',
  oneByOne: 'Counter by counter',
  box: 'Your box',
  left: (count) => `${count} left`,
  slot: (name, number) => `${name}, place ${number}`,
  nothing: 'nothing',
}

const fr: OutfitWords = {
  title: 'Distribuez l’équipement',
  note: (counters, slots) =>
    `${counters} pion${counters < 2 ? '' : 's'} pour ${slots} place${slots < 2 ? '' : 's'}`,
  ways: 'Partir de',
  usual: 'Équipement usuel',
  usualText: 'Jumelles aux chefs, grenades aux fusiliers',
  none: 'Rien',
  noneText: 'Pour recommencer',
  done: 'Distribuer',
  back: 'Usuel',
  caution: 'Nul autre ne voit ce que porte un soldat avant qu’il s’en serve.',
  cautionTeam:
    'Votre partenaire voit ce que portent vos soldats ; l’ennemi ne le voit qu’à l’usage.',
  cautionOpen: 'L’équipement est face visible : tous voient ce que porte un soldat.',
  oneByOne: 'Pion par pion',
  box: 'Votre réserve',
  left: (count) => `reste ${count}`,
  slot: (name, number) => `${name}, place ${number}`,
  nothing: 'rien',
}

/** The words for handing out equipment. */
export const outfitWords = spoken<OutfitWords>({ en, fr })
