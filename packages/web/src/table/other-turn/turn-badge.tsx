import { voiceOf } from '../../i18n/voice.ts'
import { Icon } from '../../shell/icons.tsx'
import { enemyTurn } from './enemy-turn.ts'
import type { TableModel } from '../model.ts'
import { turnWords } from './turn-words.ts'

/** Says on the map that a turn of others is being shown, and how far; the card says it in words. */
export function TurnBadge({ model }: { readonly model: TableModel }) {
  const turn = enemyTurn(model)
  if (!turn) return null
  const { steps, doer, present, isComplete, sum } = turn
  if (sum) return null // nothing runs
  const { game } = model.session
  const side = game.sides[doer.side]
  if (side === undefined) return null
  const at = present?.number ?? 0
  return (
    <p class="turn-badge line" aria-hidden="true" data-part="badge">
      <Icon name="play" size={16} />
      <span>{voiceOf(game).forms(side).turn}</span>
      <i>
        {steps.map(({ number }) => (
          <span key={number} class={number <= at ? 'is-done' : undefined} />
        ))}
      </i>
      <span>
        {turnWords().stepOf(at, steps.length)}
        {!isComplete && '…'}
      </span>
    </p>
  )
}
