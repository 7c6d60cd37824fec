import type { ComponentChildren, FunctionComponent } from 'preact'
import { later } from '../../shell/later.tsx'

/** A page where a game is chosen and set up in its own way. */
type OwnPage = FunctionComponent<{
  readonly part: string | undefined // what of it the address names
  readonly meanwhile?: ComponentChildren
}>

/** Games with more ways to be played than a list of scenarios can show. */
const pages: Readonly<Record<string, OwnPage>> = {
  frontline: later(async () => (await import('./frontline/page.tsx')).ChoosingPage),
}

/** The page where this game is set up, if it has one of its own. */
export function ownPageOf(game: string): OwnPage | undefined {
  return Object.hasOwn(pages, game) ? pages[game] : undefined
}
