import { battleCount, battleMonths } from '../../i18n/series-size.ts'
import type { AboutGame } from '../../screen/manifest.ts'

/** The game on a card, in French. */
export const words: AboutGame = {
  title: 'France 1940 : Blitzkrieg',
  date: `${battleCount('fr')} batailles, ${battleMonths('fr')}`,
  text: `De la Meuse à Arras. Un système, ${battleCount('fr').toLowerCase()} cartes, d’une soirée à un week-end.`,
}
