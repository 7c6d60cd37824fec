import type { Session } from '../../session/session.ts'
import { Button, ButtonLink } from '../../shell/button.tsx'
import type { TableModel } from '../model.ts'
import { playAgain, saveToFile } from './sharing.ts'
import { words } from '../words.ts'
import './ended.css'

/** What can be done with a finished game; the card's title says how it ended. */
export function Outcome({ model }: { readonly model: TableModel }) {
  const { session, screen } = model
  if (!session.outcome()) return null
  const { sequel } = screen
  const isPart = sequel?.has(session.id) ?? false
  return (
    <section class="outcome">
      <h2>{words().over}</h2>
      {sequel && isPart && <sequel.Sequel id={session.id} />}
      <p class="outcome-buttons flow">
        <ButtonLink to={{ page: 'replay', id: session.id }}>{words().replay}</ButtonLink>
        {!isPart && (
          <ButtonLink to={{ page: 'new', game: session.game.id }}>{words().rematch}</ButtonLink>
        )}
        {!isPart && canSwap(session) && (
          <Button onClick={() => playSwapped(session)}>{words().swapped}</Button>
        )}
        <Button icon="download" onClick={() => void saveToFile(model)}>
          {words().saveFile}
        </Button>
      </p>
    </section>
  )
}

/** Whether a person played against somebody else, so that there are sides to swap. */
function canSwap({ sitters, setup }: Session): boolean {
  return setup !== null && new Set(sitters).size > 1
}

/** The same game again, everybody on the other side. */
function playSwapped({ game, setup, sitters }: Session): void {
  if (setup) playAgain(game, { setup }, sitters.toReversed())
}
