import { forceSource, NATIONS, nation, type Soldier } from '@estafette/frontline/screen'
import { disguise } from '../../../i18n/disguise.ts'
import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './card-faces.en.ts'

const words = spoken(
  import.meta.glob<typeof en>('./card-faces.??.ts', { eager: true, import: 'words' }),
)

const inWords = (text: string): string => words().others[text] ?? disguise(text)

/** The rank on a card; what a vehicle or a gun is. */
export function rankOf(x: Soldier): string {
  return inWords(forceSource[x]!.rank)
}

/** The nation of a card. */
export function nationName(x: Soldier): string {
  return words().nations[NATIONS[nation[x]!]!]
}

/** The weapon on a card. */
export function weaponName(x: Soldier): string {
  return inWords(forceSource[x]!.weapon)
}
