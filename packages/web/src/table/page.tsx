import { signal, useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { makeSealed, type Table } from '@estafette/table'
import { loadScreen } from '../games/index.ts'
import { sayFailure } from '../i18n/say-failure.ts'
import { shapeOf } from '../screen/events.ts'
import type { GameScreen } from '../screen/screen.ts'
import { Button, ButtonLink } from '../shell/button.tsx'
import { Notice, post } from '../shell/notice.tsx'
import { Page } from '../shell/page.tsx'
import { tellIfUnsaved } from '../shell/trouble.ts'
import { openSession } from '../session/local.ts'
import { keepsSecret } from '../session/secrets.ts'
import type { Session } from '../session/session.ts'
import { watchable } from '../session/watching.ts'
import { noteOf, sittersOf } from '../store/begin.ts'
import { atScreen } from '../store/at-screen.ts'
import { claimGame } from '../store/claim.ts'
import { startClock } from '../store/clock.ts'
import { download } from '../store/files.ts'
import { deleteGame, keptText, loadGame, saveGame, type SavedGame } from '../store/games.ts'
import { isRebuilt } from '../store/rebuilt.ts'
import { readTable } from '../store/shelf.ts'
import { AtTable } from './at-table.tsx'
import { enemyPace, insideFrom, sumFrom, turnFrom } from './other-turn/enemy-turn.ts'
import { makeModel, type TableModel } from './model.ts'
import { words } from './words.ts'

/** A game in progress, as the browser keeps it. */
export function TablePage({ id }: { readonly id: string }) {
  const opened = useSignal<Opened | null>(null)
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
      if (result.ok) session = result.model.session
    }
    void sit()
    return () => {
      isGone = true
      session?.close()
    }
  }, [id, holder === 'elsewhere'])
  const result = opened.value
  useEffect(() => {
    if (holder === 'here' && result?.ok) result.model.session.resume()
  }, [holder, result])
  if (!result) return <Page title="Estafette" busy />
  if (!result.ok) return <Trouble id={id} {...result} />
  return <AtTable model={result.model} claim={claim} />
}

/** A table, or why there is none. */
type Opened =
  | { readonly ok: true; readonly model: TableModel }
  | { readonly ok: false; readonly title: string; readonly text: string; readonly kept: boolean }

/** Reads a saved game and sits down at it. */
async function open(id: string): Promise<Opened> {
  const { notFound, notFoundTitle, damaged, damagedTitle } = words()
  const missing: Opened = { ok: false, title: notFoundTitle, text: notFound, kept: false }
  const saved = loadGame(id)
  const text = keptText(id)
  if (text === null) return missing
  const read = await readTable(text)
  if (!read.ok) {
    return { ok: false, title: damagedTitle, text: damaged(await sayFailure(read)), kept: true }
  }
  const screen = await loadScreen(read.value.game.id)
  if (!saved.ok || !screen) return missing
  return { ok: true, model: sitDown(whole(saved.value, read.value), read.value, screen) }
}

/** A game whose note was lost has it written anew. */
function whole(saved: SavedGame, table: Table): SavedGame {
  const { id } = saved.note
  if (!isRebuilt(saved.note)) return saved
  const rebuilt = { ...saved, note: noteOf(id, table, sittersOf(table)) }
  tellIfUnsaved(saveGame(rebuilt))
  return rebuilt
}

function sitDown({ note }: SavedGame, table: Table, screen: GameScreen): TableModel {
  const clock = startClock(note.played ?? 0)
  const read = signal(Math.min(note.read ?? Infinity, table.entries.length))
  const keep = (): void => {
    const kept = {
      ...noteOf(note.id, table, note.seats),
      read: read.peek(),
      played: clock(),
      ...(note.copyOf !== undefined && { copyOf: note.copyOf }),
    }
    tellIfUnsaved(saveGame({ note: kept, record: makeSealed(table) }), () => save(model))
  }
  const session = openSession(note.id, table, note.seats, {
    atScreen,
    isSeen: (event) => !!shapeOf(table.game, event).paced,
    changed: keep,
  })
  const model = makeModel(
    watchable(
      session,
      (log, from) => (enemyPace() === 'atOnce' ? null : turnFrom(session, screen, log, from)),
      (_, after) => sumFrom(session, screen, after),
      (log, after) => (enemyPace() === 'atOnce' ? null : insideFrom(session, screen, log, after)),
      read,
    ),
    screen,
  )
  // What has been read is not told again to whoever comes back.
  let kept = read.peek()
  read.subscribe((now) => {
    if (now !== kept) keep()
    kept = now
  })
  return model
}

/** Offers the game as a file, unless that would tell what one player hides from the other. */
function save(model: TableModel): void {
  if (keepsSecret(model.session)) post({ kind: 'info', text: () => words().secret })
  else void import('./end/sharing.ts').then(({ saveToFile }) => saveToFile(model))
}

/** Why there is no table; what is kept all the same can be saved as it is, or deleted. */
function Trouble(props: {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly kept: boolean
}) {
  const { id, title, text, kept } = props
  const isGone = useSignal(false)
  return (
    <Page title={title}>
      <div class="column">
        <h1>{title}</h1>
        <Notice kind="bad">{isGone.value ? words().deleted : text}</Notice>
        <p class="trouble-ways">
          {kept && !isGone.value && (
            <>
              <Button
                icon="download"
                data-part="save-text"
                onClick={() => download(`${id}.record.txt`, keptText(id) ?? '')}
              >
                {words().saveText}
              </Button>{' '}
              <Button
                look="danger"
                data-part="delete"
                onClick={() => {
                  deleteGame(id)
                  isGone.value = true
                }}
              >
                {words().deleteKept}
              </Button>{' '}
            </>
          )}
          <ButtonLink to={{ page: 'landing' }}>{words().toLanding}</ButtonLink>
        </p>
      </div>
    </Page>
  )
}
