import type { AboutGame } from '../../screen/manifest.ts'

/** The game on a card, in English. */
export const words: AboutGame = {
  title: 'Battles of the Bulge: Celles',
  date: '23 to 27 December 1944',
  text: 'The last lunge for the Meuse. Chits decide which formation acts next, and time is short.',
}
