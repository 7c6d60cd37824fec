import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './plan-words.en.ts'

const NB = '\u00a0'

export const words: Translated<typeof en> = {
  all: 'Toutes les Fraîches',
  byType: 'Par type',
  move: (count, of) =>
    count < of
      ? `Déplacer ${count} unité${count < 2 ? '' : 's'} sur ${of}`
      : of === 1
        ? 'Déplacer'
        : `Déplacer ${count} unités`,
  assault: 'Déclarer l’assaut',
  legend: {
    selected: 'Sélection',
    move: `Mouvement${NB}: coût, puis Fatiguées`,
    assault: 'Assaut',
  },
  mf: (count) => `FM ${count}`,
  thenSpent: 'puis Fatiguées',
  spent: 'Fatiguée',
  locked: 'Bloquée',
  intend: {
    move: (place, count) =>
      `${count < 2 ? `${count} unité` : `${count} unités`} vers ${place}, ou autre lieu.`,
    attack: (place, count) =>
      `Assaut sur ${place} avec ${count < 2 ? `${count} unité` : `${count} unités`}, ou autre lieu.`,
  },
}
