import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import { BattlePicture } from './battle.tsx'
import { BlitzkriegVignette, CellesVignette, FrontlineVignette } from './vignettes.tsx'

/** Pictures that are drawn by hand; every other battle has a part of its map. */
const vignettes: Readonly<Record<string, () => JSX.Element>> = {
  arras: BlitzkriegVignette,
  celles: CellesVignette,
  frontline: FrontlineVignette,
}

/** A small picture of a game for lists. The page has to have the grounds of `patterns.tsx`. */
export function GamePicture({ game }: { readonly game: string }) {
  const id = useId()
  const Vignette = Object.hasOwn(vignettes, game) ? vignettes[game] : undefined
  return (
    <div class="game-picture" aria-hidden="true">
      {Vignette ? <Vignette /> : <BattlePicture id={game} where={id} />}
    </div>
  )
}
