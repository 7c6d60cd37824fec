import type { Translated } from '../i18n/spoken.ts'
import type { words as en } from './key-words.en.ts'

export const words: Translated<typeof en> = {
  noSigns: 'Aucun signe sur la carte',
  now: 'Sur la carte',
  printed: 'Imprimé',
  colon: '\u00a0: ',
  hidden: 'N’est plus entouré',
  marks: {
    selected: 'choisi',
    moved: 'a bougé, peut être annulé',
    attack: 'peut être attaqué',
    aimed: 'est visé',
    couldAct: 'pourrait agir à la place',
    activated: 'du groupe, doit encore agir',
    go: 'peut y aller',
    chance: 'chances de l’attaque',
    cost: 'coût du mouvement, points restants',
    count: 'nombre d’unités',
    share: 'trait\u00a0: part encore fraîche',
  },
}
