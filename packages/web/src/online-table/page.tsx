import { signal, useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { SPECTATOR } from '@estafette/kernel'
import { fetchGame } from '@estafette/registry/shelf'
import { readBody, tableId, type Standing } from '@estafette/protocol'
import { loadScreen } from '../games/index.ts'
import { askMe, type Reply } from '../online/http.ts'
import { openLine, type TableLine } from '../online/line.ts'
import { NoAnswer } from '../online/no-server.tsx'
import { keepPledge, keepSaw, readPledge, type Saw } from '../online/pledge.ts'
import { sawOf } from '../online/saw.ts'
import { openOnlineSession } from '../online/session.ts'
import { learnMe } from '../online/who.ts'
import type { GameScreen } from '../screen/screen.ts'
import type { LogEntry, Session } from '../session/session.ts'
import { watchable } from '../session/watching.ts'
import { Button, ButtonLink } from '../shell/button.tsx'
import { Notice } from '../shell/notice.tsx'
import { Page } from '../shell/page.tsx'
import { claimGame } from '../store/claim.ts'
import { makeModel, type TableModel } from '../table/model.ts'
import { enemyPace, sumFrom, turnFrom } from '../table/other-turn/enemy-turn.ts'
import { AtOnlineTable } from './at-table.tsx'
import { FreeSeat } from './free-seat.tsx'
import { LinkChip } from './link-chip.tsx'
import { useKeptNotes } from './notes.ts'
import { browserTools, useLasting, useReturning } from './tools.ts'
import { words } from './words.ts'

/** A table of a game that is played over the network, for whoever the server says looks at it. */
export function OnlineTablePage({ id }: { readonly id: string }) {
  return readBody(tableId, id).ok ? <TableAt key={id} id={id} /> : <Unknown />
}

function TableAt({ id }: { readonly id: string }) {
  const line = useMemo(() => openLine(id, browserTools()), [id])
  const claim = useMemo(() => claimGame(`online.${id}`), [id])
  const model = useSignal<TableModel | null>(null)
  const hasFailed = useSignal(false)
  const standing = line.standing.value
  useReturning(line)
  useKeptNotes(line, model.value !== null) // before the line closes: the last words are sent
  useEffect(() => {
    void readTime(line)
    return () => {
      line.close()
      claim.release()
    }
  }, [line, claim])
  const commitment = standing?.commitment
  useEffect(() => {
    if (commitment && !line.standing.peek()?.ending) keepPledge(id, { commitment })
  }, [id, commitment])
  const game = model.value?.session.game
  useEffect(() => {
    if (!game || !standing || standing.ending || standing.log.length === 0) return
    keepSaw(id, sawOf(game, standing, readPledge(id).saw))
  }, [id, game, standing])
  const hasBegun = typeof standing?.view === 'string'
  const viewer = standing?.viewer
  useEffect(() => {
    let isGone = false
    const open = async (first: Standing): Promise<void> => {
      const seated = await sitDown(line, first).catch(() => null)
      if (isGone) return seated?.session.close()
      model.value = seated
      hasFailed.value = seated === null
    }
    const first = line.standing.peek()
    if (hasBegun && first) void open(first)
    return () => {
      isGone = true
      model.peek()?.session.close()
      model.value = null
    }
  }, [line, hasBegun, viewer])
  // Who merely looks on may have been somebody whose session was ended elsewhere.
  useEffect(() => void (viewer === SPECTATOR && learnMe()), [viewer])
  const { state } = line.link.value
  if (state === 'unknown') return <Unknown />
  if (state === 'outdated') return <Renewed text={words().outdated} />
  if (hasFailed.value) return <Renewed text={words().notLoaded} />
  if (standing && !hasBegun) return <FreeSeat standing={standing} />
  if (!standing) return <NotYet line={line} />
  if (!model.value) return <Page title="Estafette" busy />
  return <AtOnlineTable model={model.value} line={line} claim={claim} standing={standing} />
}

/** Fetches the game and sits down. */
async function sitDown(line: TableLine, standing: Standing): Promise<TableModel | null> {
  const [game, screen] = await Promise.all([fetchGame(standing.game), loadScreen(standing.game)])
  if (!game || !screen) return null
  const session = openOnlineSession(line, game, line.standing.peek() ?? standing)
  const isAtIt = (): boolean =>
    session.deciding() < 0 && !session.outcome() && !line.standing.value?.ending
  // What others do is shown step by step as it comes in, or was done since this browser looked, and
  // summed up for whoever comes back to their turn.
  return makeModel(
    watchable(
      session,
      (log, from) => turnFar(session, screen, log, from),
      (_, after) => sumFrom(session, screen, after),
      () => null,
      signal(0),
      { seen: seenOf(session, readPledge(line.table).saw), isAtIt },
    ),
    screen,
  )
}

/** The first choice of a turn of others that is shown to somebody who plays, once it is here. */
function turnFar(
  session: Session,
  screen: GameScreen,
  log: readonly LogEntry[],
  from: number,
): number | null {
  if (session.viewer.peek() === SPECTATOR || enemyPace() === 'atOnce') return null
  if (session.isHere?.(from - 1) === false) {
    session.knownAt(from - 1) // asks for it
    return null
  }
  return turnFrom(session, screen, log, from)
}

/** How many choices whoever looks has seen: what this browser was told, and all before their own last one. */
function seenOf({ log, viewer }: Session, saw: Saw | undefined): number {
  const entries = log.peek()
  const last = entries.at(-1)?.number ?? 0
  if (saw?.viewer !== viewer.peek()) return last
  const own = entries.findLast(({ seat }) => seat === viewer.peek())?.number ?? 0
  return Math.min(last, Math.max(saw.count, own))
}

/** Asks what the server's clock shows: clocks of the game are told in its time. */
async function readTime(line: TableLine): Promise<void> {
  try {
    const { headers } = await fetch('/healthz', { cache: 'no-store' })
    const time = Date.parse(headers.get('Date') ?? '')
    if (Number.isFinite(time)) line.setTime(time)
  } catch {
    // The first step that is told says it, too.
  }
}

function Unknown() {
  return (
    <Page title={words().unknown}>
      <div class="column">
        <h1>{words().unknown}</h1>
        <p class="lead">{words().unknownText}</p>
        <p>
          <ButtonLink look="primary" to={{ page: 'online', what: 'lobby' }}>
            {words().toLobby}
          </ButtonLink>
        </p>
      </div>
    </Page>
  )
}

const PATIENCE = 800 // milliseconds before the reader is told what is waited for

/** The server has not told the table yet: how the line stands, or that there is no server at all. */
function NotYet({ line }: { readonly line: TableLine }) {
  const isLate = useLasting(true, PATIENCE)
  const asked = useSignal<Reply<unknown> | null>(null)
  const hasBroken = line.link.value.state === 'waiting'
  useEffect(() => {
    if (hasBroken) void askMe().then((reply) => (asked.value = reply))
  }, [hasBroken])
  const reply = asked.value
  if (reply && !reply.ok && reply.trouble === 'absent') {
    return (
      <Page title="Estafette">
        <NoAnswer {...reply} />
      </Page>
    )
  }
  return (
    <Page title="Estafette" busy={!isLate}>
      {isLate && (
        <div class="column" data-part="not-yet">
          <h1>{words().notYet}</h1>
          <p class="lead">{words().notYetText}</p>
          <p class="row">
            <LinkChip line={line} />
            <ButtonLink to={{ page: 'online', what: 'lobby' }}>{words().toLobby}</ButtonLink>
          </p>
        </div>
      )}
    </Page>
  )
}

/** What loading the page again mends. */
function Renewed({ text }: { readonly text: string }) {
  return (
    <Page title="Estafette">
      <div class="column">
        <h1>Estafette</h1>
        <Notice kind="warn">{text}</Notice>
        <p>
          <Button look="primary" onClick={() => location.reload()}>
            {words().reload}
          </Button>
        </p>
      </div>
    </Page>
  )
}
