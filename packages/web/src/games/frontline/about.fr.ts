import type { AboutGame } from '../../screen/manifest.ts'

/** The game on a card, in French. */
export const words: AboutGame = {
  title: 'Frontline : D-Day',
  date: 'Dix-neuf batailles, juin à septembre 1944',
  text: 'Des sections, des haies, du cran. Neuf cartes de terrain ; à chaque tir, à chaque mouvement, l’ennemi peut répondre.',
}
