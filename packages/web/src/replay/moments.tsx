import type { GameEvent } from '@estafette/kernel'
import { useEffect, useRef } from 'preact/hooks'
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
  const now = moments.findLastIndex(({ number }) => number <= replay.at.value)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [now])
  return (
    <div class="moments">
      <p>{replayWords().moments(moments.length)}</p>
      <ol ref={list}>
        {moments.map(({ number, event }, index) => (
          <li key={index}>
            <button
              type="button"
              class={isTurn(event) ? 'choice is-turn' : 'choice'}
              aria-current={index === now ? 'step' : undefined}
              onClick={() => go(number)}
            >
              <small>{number}</small>
              <span>{voice.event(event)}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
