import { seriesOf } from '@estafette/registry/shelf'
import { vignetteOf } from './vignettes.ts'

/** A small picture of a game for lists. The page has to have the grounds of `patterns.tsx`. */
export function GamePicture({ game }: { readonly game: string }) {
  const Vignette = vignetteOf(seriesOf(game))
  return (
    <div class="game-picture" aria-hidden="true">
      {Vignette && <Vignette battle={game} />}
    </div>
  )
}
