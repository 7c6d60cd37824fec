import { voiceOf } from '../i18n/voice.ts'
import type { TableModel } from './model.ts'

/** What the top bar says of a game: its name, and the facts that count. */
export function TableBar({ model }: { readonly model: TableModel }) {
  const { session, screen, state } = model
  return (
    <>
      <div class="bar-game">
        <h1>{voiceOf(session.game).title}</h1>
      </div>
      <screen.Status state={state.value} />
    </>
  )
}
