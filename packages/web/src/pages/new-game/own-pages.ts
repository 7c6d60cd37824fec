import type { ComponentChildren, FunctionComponent } from 'preact'
import { later } from '../../shell/later.tsx'

/** A page where a game is chosen and set up in its own way. */
type OwnPage = FunctionComponent<{
  readonly part: string | undefined // what of it the address names
  readonly meanwhile?: ComponentChildren
}>

const found = import.meta.glob<OwnPage>('./*/page.tsx', { import: 'ChoosingPage' })

/** Games with more ways to be played than a list of scenarios can show: those that have a folder. */
const pages: Readonly<Record<string, OwnPage>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split('/')[1]!, later(load)]),
)

/** The page where this game is set up, if it has one of its own. */
export function ownPageOf(game: string): OwnPage | undefined {
  return Object.hasOwn(pages, game) ? pages[game] : undefined
}
