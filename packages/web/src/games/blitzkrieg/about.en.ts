import { battleCount, battleMonths } from '../../i18n/series-size.ts'
import type { AboutGame } from '../../screen/manifest.ts'

/** The game on a card, in English. */
export const words: AboutGame = {
  title: 'France 1940: Blitzkrieg',
  date: `${battleCount('en')} battles, ${battleMonths('en')}`,
  text: `From the Meuse crossings to Arras. One system, ${battleCount('en').toLowerCase()} maps, from an evening to a weekend.`,
}
