import type { AboutGame } from '../../screen/manifest.ts'

/** The game on a card, in English. */
export const words: AboutGame = {
  title: 'Frontline: D-Day',
  date: 'Nineteen battles, June to September 1944',
  text: 'Section against section on nine terrain cards. Every shot and every move can be answered.',
}
