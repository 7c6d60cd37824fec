import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './typed-view.en.ts'

export const words: Translated<typeof en> = {
  title: 'Taper un ordre',
  hint: 'Tapez un choix, une unité, un lieu, ou un mouvement comme « 22 à 18 ». Entrée prend le premier résultat.',
  nothing: 'Aucun résultat.',
  close: 'Fermer',
  lists: {
    all: 'Selon la saisie',
    mine: 'Mes piles',
    near: 'Ennemis, le plus proche d’abord',
    targets: 'Où les unités choisies peuvent aller',
  },
}
