import type { Ending, Outlook, Risk } from '@estafette/kernel'
import { sideWords } from '../../i18n/side-words.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { RuleLink } from '../../panels/rule-link.tsx'
import { sideClass } from '../../screen/screen.ts'
import type { TableModel } from '../model.ts'
import { ShowPlaces } from '../map/show-places.tsx'
import { percentText } from '../card/tiles.tsx'
import { victoryWords } from './victory-words.ts'
import './victory.css'

/** Every way the game can end now, what counts, what would count next, and what is in danger. */
export function VictoryPanel({ model }: { readonly model: TableModel }) {
  const { screen, state } = model
  const { victory } = screen
  const outlook = victory?.outlook(state.value)
  if (!victory || !outlook) return null
  const words = victoryWords()
  const s = state.value
  return (
    <section class="victory" data-part="victory" aria-label={words.title}>
      <h2>{words.title}</h2>
      <h3>{words.endings}</h3>
      <ul>
        {outlook.endings.map((ending) => (
          <EndingLine key={ending.key} model={model} ending={ending} />
        ))}
      </ul>
      <Lines
        model={model}
        title={words.scores}
        lines={outlook.scores.map((score) => ({ ...score, text: victory.score(s, score) }))}
      />
      <Lines
        model={model}
        title={words.next}
        lines={outlook.next.map((score) => ({ ...score, text: victory.next(s, score) }))}
      />
      <Risks model={model} outlook={outlook} />
    </section>
  )
}

function EndingLine({ model, ending }: { readonly model: TableModel; readonly ending: Ending }) {
  const { screen, state, session } = model
  const { chance, side, rule, places } = ending
  const text = screen.victory?.ending(state.value, ending) ?? ''
  const words = victoryWords()
  return (
    <li class={`${sideClass(screen.game.id, side)}${chance > 0 ? ' is-alarming' : ''}`}>
      <span>{text}</span>
      {chance > 0 && <b>{chance < 1 ? words.chance(percentText(chance)) : words.now}</b>}
      <RuleLink game={session.game.id} rule={rule} />
      <ShowPlaces model={model} places={places} what={text} />
    </li>
  )
}

interface Line {
  readonly key: string
  readonly side: number
  readonly rule: string
  readonly places: readonly number[]
  readonly text: string
}

function Lines(props: {
  readonly model: TableModel
  readonly title: string
  readonly lines: readonly Line[]
}) {
  const { model, title, lines } = props
  const { screen, session } = model
  return (
    <>
      <h3>{title}</h3>
      {lines.length === 0 && <p>{victoryWords().nothing}</p>}
      <ul>
        {lines.map(({ key, side, rule, places, text }) => (
          <li key={`${key}${side}${text}`} class={sideClass(screen.game.id, side)}>
            <span>{text}</span>
            <RuleLink game={session.game.id} rule={rule} />
            <ShowPlaces model={model} places={places} what={text} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Held places that count and may be lost: a press goes there. */
function Risks({ model, outlook }: { readonly model: TableModel; readonly outlook: Outlook }) {
  const { screen, session } = model
  const { risks } = outlook
  const words = victoryWords()
  const voice = voiceOf(session.game)
  const told = ({ side, kind }: Risk): string =>
    [
      sideWords().holds(voice.forms(session.game.sides[side]!)),
      kind === 'contested' ? words.contested : words.near,
    ].join(', ')
  return (
    <>
      <h3>{words.risks}</h3>
      {risks.length === 0 && <p>{words.nothing}</p>}
      <ul>
        {risks.map((risk) => (
          <li key={risk.place} class={sideClass(screen.game.id, risk.side)}>
            <span>
              <button
                type="button"
                class="link"
                onClick={() => {
                  model.focus.value = risk.place
                  model.inspected.value = risk.place
                }}
              >
                {voice.thing(screen.map?.kind ?? '', risk.place)}
              </button>{' '}
              {told(risk)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
