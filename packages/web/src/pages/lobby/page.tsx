import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { locales } from '@estafette/words'
import type { Listed, Lobby } from '@estafette/protocol'
import { JoinGuest } from '../../online/join-guest.tsx'
import { NoAnswer } from '../../online/no-server.tsx'
import { serverNow } from '../../online/server-time.ts'
import { me } from '../../online/who.ts'
import { Button, ButtonLink } from '../../shell/button.tsx'
import { Icon, type IconName } from '../../shell/icons.tsx'
import { Notice } from '../../shell/notice.tsx'
import { Page } from '../../shell/page.tsx'
import type { Route } from '../../shell/route.ts'
import { language } from '../../store/settings.ts'
import { Friends } from './friends.tsx'
import { listsOf } from './lists.ts'
import { FinishedRow, InvitedRow, WaitingRow, YourMove } from './mine.tsx'
import { PlayNow } from './now.tsx'
import { OpenTables, Watchable } from './others.tsx'
import { useLobby, type Watched } from './watch.ts'
import { lobbyWords } from './words.ts'
import './lobby.css'

/** What waits for me, what waits for others, what is over; and what can be joined or watched. */
export function LobbyPage() {
  const { watched, again } = useLobby()
  const { lobby, trouble } = watched.value
  const text = lobbyWords()
  if (!lobby) {
    if (trouble === null) return <Page title={text.title} busy />
    return (
      <Page title={text.title}>
        <NoAnswer trouble={trouble} />
      </Page>
    )
  }
  return <Standing lobby={lobby} watched={watched.value} again={again} />
}

interface Props {
  readonly lobby: Lobby
  readonly watched: Watched
  readonly again: () => Promise<void>
}

function Standing({ lobby, watched, again }: Props) {
  const text = lobbyWords()
  const now = useNow()
  const { yours, waiting, finished } = listsOf(lobby, now)
  return (
    <Page title={text.title}>
      <JoinGuest />
      <div class="lobby">
        <div class="lobby-mine">
          <h1 class="sr-only">{text.title}</h1>
          {watched.trouble && <LostTouch told={watched.told} again={again} />}
          <nav class="lobby-jumps" aria-label={text.title}>
            <a href="#yours">
              {text.yours} <Count of={yours} isLoud />
            </a>
            <a href="#waiting">
              {text.waiting} <Count of={waiting} />
            </a>
            <a href="#finished">{text.finished}</a>
          </nav>
          {lobby.invited.length > 0 && (
            <Rows id="invited" title={text.invited} empty="" tables={lobby.invited}>
              {(table) => <InvitedRow key={table.table} table={table} again={again} />}
            </Rows>
          )}
          <section id="yours" aria-labelledby="yours-title">
            <h2 id="yours-title" class="line">
              {text.yours} <Count of={yours} isLoud />
            </h2>
            {yours.length === 0 ? (
              <Ways />
            ) : (
              <ul class="lobby-rows card">
                {yours.map((table, index) => (
                  <YourMove key={table.table} table={table} now={now} index={index} />
                ))}
              </ul>
            )}
          </section>
          <Rows id="waiting" title={text.waiting} empty={text.waitingEmpty} tables={waiting}>
            {(table) => <WaitingRow key={table.table} table={table} now={now} again={again} />}
          </Rows>
          <Rows id="finished" title={text.finished} empty={text.finishedEmpty} tables={finished}>
            {(table) => <FinishedRow key={table.table} table={table} />}
          </Rows>
        </div>
        <aside class="lobby-others stack">
          <PlayNow counts={lobby.seekers} again={again} />
          <OpenTables tables={lobby.open} games={finished.length} again={again} />
          {me.value && <Friends />}
          <Watchable tables={lobby.watchable} now={now} />
          <p class="lobby-begin">
            <ButtonLink icon="plus" to={{ page: 'choose', what: 'new' }}>
              {text.newGame}
            </ButtonLink>
            <ButtonLink icon="link" to={{ page: 'online', what: 'host' }}>
              {text.invite}
            </ButtonLink>
          </p>
        </aside>
      </div>
    </Page>
  )
}

/** The server's time, as its clocks are told in; minutes go by while the list stands. */
function useNow(): number {
  const now = useSignal(serverNow())
  useEffect(() => {
    const timer = setInterval(() => (now.value = serverNow()), 20_000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(now.value, serverNow() - 20_000)
}

function Count({
  of,
  isLoud = false,
}: {
  readonly of: readonly unknown[]
  readonly isLoud?: boolean
}) {
  return <span class={isLoud && of.length > 0 ? 'count is-loud' : 'count'}>{of.length}</span>
}

function Rows(props: {
  readonly id: string
  readonly title: string
  readonly empty: string
  readonly tables: readonly Listed[]
  readonly children: (table: Listed) => ComponentChildren
}) {
  const { id, title, empty, tables, children } = props
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} class="line">
        {title} <Count of={tables} />
      </h2>
      {tables.length === 0 ? (
        <p class="lobby-empty">{empty}</p>
      ) : (
        <ul class="lobby-rows card">{tables.map(children)}</ul>
      )}
    </section>
  )
}

function LostTouch({
  told,
  again,
}: {
  readonly told: number
  readonly again: () => Promise<void>
}) {
  const text = lobbyWords()
  const time = new Intl.DateTimeFormat(locales[language.value], { timeStyle: 'short' }).format(told)
  return (
    <Notice
      kind="warn"
      actions={
        <Button size="small" onClick={() => void again()}>
          {text.tryNow}
        </Button>
      }
    >
      {text.lostTouch(time)}
    </Notice>
  )
}

/** Three ways to a game, where none waits. */
function Ways() {
  const text = lobbyWords()
  const ways: readonly (readonly [IconName, string, string, string, Route])[] = [
    ['computer', text.alone, text.aloneText, text.aloneButton, { page: 'choose', what: 'new' }],
    ['link', text.friend, text.friendText, text.friendButton, { page: 'online', what: 'host' }],
    [
      'people',
      text.anybody,
      text.anybodyText,
      text.anybodyButton,
      { page: 'online', what: 'host' },
    ],
  ]
  return (
    <>
      <p class="note">{text.nothing}</p>
      <ul class="lobby-ways">
        {ways.map(([icon, title, words, label, to], index) => (
          <li key={title} class="stack">
            <Icon name={icon} size={26} />
            <h3>{title}</h3>
            <p>{words}</p>
            <ButtonLink look={index === 1 ? 'primary' : 'plain'} to={to}>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {!me.value && <p class="note">{text.guest}</p>}
    </>
  )
}
