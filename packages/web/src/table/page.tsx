import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { type Result, failure, success } from '@estafette/kernel'
import { makeSealed, type Table } from '@estafette/table'
import { loadScreen } from '../games/index.ts'
import { sayFailure } from '../i18n/say-failure.ts'
import { shapeOf } from '../screen/events.ts'
import type { GameScreen } from '../screen/screen.ts'
import { ButtonLink } from '../shell/button.tsx'
import { Notice } from '../shell/notice.tsx'
import { Page } from '../shell/page.tsx'
import { tellIfUnsaved } from '../shell/trouble.ts'
import { openSession } from '../session/local.ts'
import type { Session } from '../session/session.ts'
import { watchable } from '../session/watching.ts'
import { noteOf } from '../store/begin.ts'
import { claimGame } from '../store/claim.ts'
import { startClock } from '../store/clock.ts'
import { loadGame, saveGame, type SavedGame } from '../store/games.ts'
import { readTable } from '../store/shelf.ts'
import { AtTable } from './at-table.tsx'
import { enemyPace, turnFrom } from './enemy-turn.ts'
import { makeModel, type TableModel } from './model.ts'
import { words } from './words.ts'

/** A game in progress, as the browser keeps it. */
export function TablePage({ id }: { readonly id: string }) {
  const opened = useSignal<Result<TableModel> | null>(null)
  const claim = useMemo(() => claimGame(id), [id])
  useEffect(() => () => claim.release(), [claim])
  const holder = claim.holder.value
  // Whoever gets the game from another tab, or loses it to one, reads again what is saved.
  useEffect(() => {
    let session: Session | null = null
    let isGone = false
    const sit = async (): Promise<void> => {
      const result = await open(id)
      if (isGone) return
      opened.value = result
      if (result.ok) session = result.value.session
    }
    void sit()
    return () => {
      isGone = true
      session?.close()
    }
  }, [id, holder === 'elsewhere'])
  const result = opened.value
  useEffect(() => {
    if (holder === 'here' && result?.ok) result.value.session.resume()
  }, [holder, result])
  if (!result) return <Page title="Estafette" busy />
  if (!result.ok) return <Trouble text={result.reason} />
  return <AtTable model={result.value} claim={claim} />
}

/** Reads a saved game and sits down at it. */
async function open(id: string): Promise<Result<TableModel>> {
  const saved = loadGame(id)
  if (!saved.ok) return failure(words().notFound)
  const read = await readTable(saved.value.record)
  if (!read.ok) return failure(words().damaged(await sayFailure(read)))
  const screen = await loadScreen(read.value.game.id)
  if (!screen) return failure(words().notFound)
  return success(sitDown(saved.value, read.value, screen))
}

function sitDown({ note }: SavedGame, table: Table, screen: GameScreen): TableModel {
  const clock = startClock(note.played ?? 0)
  const session = openSession(note.id, table, note.seats, {
    isSeen: (event) => !!shapeOf(table.game, event).paced,
    changed(table) {
      const record = makeSealed(table)
      const kept = {
        ...noteOf(note.id, table, note.seats),
        played: clock(),
        ...(note.copyOf !== undefined && { copyOf: note.copyOf }),
      }
      tellIfUnsaved(saveGame({ note: kept, record }))
    },
  })
  return makeModel(
    watchable(session, (log, from) =>
      enemyPace() === 'atOnce' ? null : turnFrom(session, screen, log, from),
    ),
    screen,
  )
}

function Trouble({ text }: { readonly text: string }) {
  return (
    <Page title="Estafette">
      <div class="column">
        <h1>Estafette</h1>
        <Notice kind="bad">{text}</Notice>
        <p>
          <ButtonLink to={{ page: 'landing' }}>{words().toLanding}</ButtonLink>
        </p>
      </div>
    </Page>
  )
}
