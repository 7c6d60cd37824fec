import type { Game } from '@estafette/kernel'
import { voiceOf } from '../../i18n/voice.ts'
import { Choices } from '../../shell/fields.tsx'
import { Link } from '../../shell/link.tsx'
import { sayNewGame } from './words.ts'

interface Props {
  readonly game: Game
  readonly chosen: Readonly<Record<string, string>>
  readonly onChange: (chosen: Readonly<Record<string, string>>) => void
}

/** The options of a game, each with its rule; nothing where it has none. */
export function HouseRules({ game, chosen, onChange }: Props) {
  const voice = voiceOf(game)
  if (game.options.length === 0) return null
  return (
    <section class="house-rules" aria-labelledby="house-rules">
      <h2 id="house-rules">{sayNewGame('new.options')}</h2>
      <p class="note">{sayNewGame('new.optionsText')}</p>
      {game.options.map(({ id, values, rule }) => {
        const words = voice.option(id)
        return (
          <Choices
            key={id}
            legend={<h3>{words.title}</h3>}
            text={
              <>
                {words.text}{' '}
                <Link to={{ page: 'rules', game: game.id, rule }} class="rule-link">
                  {sayNewGame('new.rule', { rule })}
                </Link>
              </>
            }
            value={chosen[id] ?? ''}
            onChange={(value) => onChange({ ...chosen, [id]: value })}
            choices={values.map((value) => ({ value, label: words.values[value] ?? value }))}
          />
        )
      })}
    </section>
  )
}
