import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { failureText, type Result, failure, success } from '@estafette/kernel'
import { makeRecord, type Table } from '@estafette/table'
import { loadScreen } from '../games/index.ts'
import { shapeOf } from '../screen/events.ts'
import type { GameScreen } from '../screen/screen.ts'
import { Button, ButtonLink } from '../shell/button.tsx'
import { Notice } from '../shell/notice.tsx'
import { Page } from '../shell/page.tsx'
import { tellIfUnsaved } from '../shell/trouble.ts'
import { openSession } from '../session/local.ts'
import type { Session } from '../session/session.ts'
import { noteOf } from '../store/begin.ts'
import { claimGame, type Claim } from '../store/claim.ts'
import { HUMAN, loadGame, saveGame, type SavedGame } from '../store/games.ts'
import { pace } from '../store/settings.ts'
import { readTable } from '../store/shelf.ts'
import { FocusKeeper } from './focus.tsx'
import { HandOver } from './hand-over.tsx'
import { useTableKeys } from './keys.ts'
import { makeModel, type TableModel } from './model.ts'
import { Outcome, TakeAway } from './outcome.tsx'
import { Panel } from './panel.tsx'
import { PromptBar } from './prompt.tsx'
import { TableTop } from './top.tsx'
import { unhurried } from './unhurried.ts'
import { voiceOf } from '../i18n/voice.ts'
import { stopAsking } from './why.ts'
import { words } from './words.ts'
import './table.css'

const PAUSE = 320 // milliseconds between two acts of the computer at normal speed

/** A game in progress. */
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
  if (!read.ok) return failure(words().damaged(failureText(read)))
  const screen = await loadScreen(read.value.game.id)
  if (!screen) return failure(words().notFound)
  return success(sitDown(saved.value, read.value, screen))
}

function sitDown({ note }: SavedGame, table: Table, screen: GameScreen): TableModel {
  const session = openSession(note.id, table, note.seats, {
    pace: () => PAUSE * pace.value,
    isSeen: (event) => !!shapeOf(table.game, event).paced,
    changed(table) {
      const record = makeRecord(table)
      tellIfUnsaved(saveGame({ note: noteOf(note.id, table, note.seats), record }))
    },
  })
  return makeModel(session, screen)
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

function AtTable({ model, claim }: { readonly model: TableModel; readonly claim: Claim }) {
  const { session, screen } = model
  const { game } = session
  const isElsewhere = claim.holder.value === 'elsewhere'
  const title = voiceOf(game).title
  useEffect(() => stopAsking, [session])
  useTableKeys(model, !isElsewhere)
  const beside = useMemo(() => unhurried(model), [model])
  if (session.awaited.value >= 0) return <HandOver session={session} />
  return (
    <Page
      title={isMyTurn(model) ? words().yourTurn(title) : title}
      full
      aside={<TakeAway model={model} />}
      bar={
        <>
          <div class="bar-game">
            <h1>{title}</h1>
          </div>
          <screen.Status state={model.state.value} />
        </>
      }
    >
      {isElsewhere && (
        <div class="table-banner">
          <Notice
            kind="warn"
            actions={
              <Button size="small" onClick={() => claim.takeOver()}>
                {words().takeOver}
              </Button>
            }
          >
            {words().elsewhere}
          </Notice>
        </div>
      )}
      <div class="table" inert={isElsewhere}>
        <FocusKeeper />
        <div class="table-map">
          <TableTop model={model} beside={beside} label={title} />
          <PromptBar model={model} />
        </div>
        <div class="table-panel">
          {session.outcome() ? <Outcome model={model} /> : null}
          <Panel model={beside} />
        </div>
      </div>
      <Announcer model={model} />
    </Page>
  )
}

/** Whether a computer has played and now waits, perhaps behind another tab. */
function isMyTurn({ session, seat }: TableModel): boolean {
  return seat.value >= 0 && session.sitters.some((sitter) => sitter !== HUMAN)
}

/** Tells those who do not see the map what just happened. */
export function Announcer({ model }: { readonly model: TableModel }) {
  const { session } = model
  const last = session.log.value.at(-1)
  const voice = voiceOf(session.game)
  const lines = (last?.events ?? []).filter((event) => !shapeOf(session.game, event).silent)
  return (
    <div class="sr-only" aria-live="polite" aria-atomic="true">
      {lines.map((event) => voice.event(event)).join(' ')}
    </div>
  )
}
