import type { GameEvent } from '@estafette/kernel'
import { isOfSort, shapeOf } from '../screen/events.ts'
import type { Replay } from '../session/replay.ts'
import type { TableModel } from '../table/model.ts'
import { voiceOf } from '../i18n/voice.ts'
import { replayWords } from './words.ts'

/** Turns and fights of a game, to jump to. */
export function Moments(props: {
  readonly replay: Replay
  readonly model: TableModel
  readonly go: (to: number) => void
}) {
  const { replay, model, go } = props
  const voice = voiceOf(model.session.game)
  const { game } = model.session
  const isTurn = (event: GameEvent): boolean => isOfSort(game, event, 'turn')
  const moments = replay.log.flatMap(({ number, events }) =>
    events
      .filter((event) => isTurn(event) || shapeOf(game, event).battle)
      .map((event) => ({ number, event })),
  )
  if (moments.length === 0) return null
  return (
    <details class="moments">
      <summary>{replayWords().moments(moments.length)}</summary>
      <ol>
        {moments.map(({ number, event }, index) => (
          <li key={index}>
            <button
              type="button"
              class={isTurn(event) ? 'choice is-turn' : 'choice'}
              aria-current={replay.at.value === number ? 'step' : undefined}
              onClick={() => go(number)}
            >
              <small>{number}</small>
              <span>{voice.event(event)}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}
