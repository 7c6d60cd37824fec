import type { AboutGame } from '../../screen/manifest.ts'

/** The game on a card, in French. */
export const words: AboutGame = {
  title: 'Battles of the Bulge : Celles',
  date: 'Du 23 au 27 décembre 1944',
  text: 'Le dernier élan vers la Meuse. Les formations sortent de la tasse, l’essence et le jour baissent.',
}
