import type { Game } from '@estafette/kernel'
import type { Signal } from '@preact/signals'
import type { Options } from './begin.ts'
import { OptionChoices } from './options.tsx'
import { sayNewGame } from './words.ts'

/** All options of a game, each with its rule; nothing where it has none. */
export function HouseRules(props: { readonly game: Game; readonly options: Signal<Options> }) {
  const { game, options } = props
  if (game.options.length === 0) return null
  return (
    <section class="house-rules" aria-labelledby="house-rules">
      <h2 id="house-rules">{sayNewGame('new.options')}</h2>
      <p class="note">{sayNewGame('new.optionsText')}</p>
      <OptionChoices
        game={game}
        options={options}
        shown={game.options.map(({ id }) => id)}
        heading="h3"
      />
    </section>
  )
}
