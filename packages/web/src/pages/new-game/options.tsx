import type { Game } from '@estafette/kernel'
import type { Signal } from '@preact/signals'
import { voiceOf } from '../../i18n/voice.ts'
import { Choices } from '../../shell/fields.tsx'
import { Link } from '../../shell/link.tsx'
import type { Options } from './begin.ts'
import { sayNewGame } from './words.ts'

/** Some options of a game, each with its rule. */
export function OptionChoices(props: {
  readonly game: Game
  readonly options: Signal<Options>
  readonly shown: readonly string[] // ids
  readonly heading: 'h2' | 'h3' | 'h4'
}) {
  const { game, options, shown, heading: Heading } = props
  const voice = voiceOf(game)
  return (
    <>
      {game.options
        .filter(({ id }) => shown.includes(id))
        .map(({ id, values, rule }) => {
          const said = voice.option(id)
          return (
            <Choices
              key={id}
              legend={<Heading>{said.title}</Heading>}
              text={
                <>
                  {said.text}{' '}
                  <Link to={{ page: 'rules', game: game.id, rule }} class="rule-link faint">
                    {sayNewGame('new.rule', { rule })}
                  </Link>
                </>
              }
              value={options.value[id] ?? values[0]!}
              onChange={(value) => (options.value = { ...options.value, [id]: value })}
              choices={values.map((value) => ({ value, label: said.values[value] ?? value }))}
            />
          )
        })}
    </>
  )
}
