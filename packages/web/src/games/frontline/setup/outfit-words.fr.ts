import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './outfit-words.en.ts'

export const words: Translated<typeof en> = {
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
