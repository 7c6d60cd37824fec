import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { Standing } from '@estafette/protocol'
import type { TableLine } from '../online/line.ts'
import { watchingOf } from '../session/watching.ts'
import { Button } from '../shell/button.tsx'
import { Icon } from '../shell/icons.tsx'
import { Notice } from '../shell/notice.tsx'
import type { Claim } from '../store/claim.ts'
import { AtTable } from '../table/at-table.tsx'
import { enemyTurn, sinceOwn } from '../table/other-turn/enemy-turn.ts'
import { revealed } from '../table/rolls/reveal.ts'
import type { TableModel } from '../table/model.ts'
import { openTab, type TableState } from '../screen/table-state.ts'
import { makeActs } from './acts.ts'
import { onlineCard } from './cards.tsx'
import { Chat, unreadOf } from './chat.tsx'
import { beatOf, clockView } from './clock-view.ts'
import { LinkChip } from './link-chip.tsx'
import type { TableQuestion } from './card-props.ts'
import { Questions, TableMenu } from './menu.tsx'
import { actingAt, nameOf, Players, presenceOf } from './players.tsx'
import { askedByMe, askedOfMe } from './requests.ts'
import { useNow } from './tools.ts'
import { words } from './words.ts'
import './online.css'

interface Props {
  readonly model: TableModel
  readonly line: TableLine
  readonly claim: Claim
  readonly standing: Standing
}

/** The table of a game far away: the same table, with those who sit at it around. */
export function AtOnlineTable({ model, line, claim, standing }: Props) {
  const acts = useMemo(() => makeActs(line, model), [line, model])
  const question = useSignal<TableQuestion>(null)
  const about = { model, line, standing, acts, question }
  return (
    <>
      <AtTable
        model={model}
        claim={claim}
        parts={{
          aside: (
            <div class="online-aside line">
              <LinkChip line={line} />
              <TableMenu {...about} />
            </div>
          ),
          above: (
            <>
              <Strip {...about} />
              <Requests {...about} />
              <Banners model={model} line={line} standing={standing} />
            </>
          ),
          beforePanel: (
            <Players model={model} line={line} standing={standing}>
              <Watchers line={line} />
            </Players>
          ),
          tab: {
            key: 'chat',
            label: words().chat,
            unread: unreadOf(line, standing),
            inside: <Chat line={line} standing={standing} />,
          },
          card: onlineCard(about),
          isUrgent: askedOfMe(standing) !== null,
        }}
      />
      <Questions {...about} />
    </>
  )
}

/** How many look on. */
function Watchers({ line }: { readonly line: TableLine }) {
  const { watchers } = line.talk.here.value
  if (watchers === 0) return null
  return (
    <p class="online-watchers line quiet" data-part="watchers">
      <Icon name="eye" size={16} />
      <b aria-hidden="true">{watchers}</b>
      <span>{words().watching(watchers)}</span>
    </p>
  )
}

/** What the bar and the column say on a wide screen, in one line over the map of a small one. */
function Strip(props: Parameters<typeof TableMenu>[0]) {
  const { model, line, standing } = props
  const now = useNow(line, beatOf(standing))
  const acting = actingAt(model, standing)
  const clocks = standing.sitters.map((_, seat) => clockView(standing, seat, now))
  const isMany = standing.sitters.length > 2
  return (
    <div class="online-strip line" data-part="strip">
      <LinkChip line={line} />
      {clocks.map((clock, seat) => {
        const presence = presenceOf(line, standing, seat)
        return (
          <span
            key={seat}
            class={isMany ? 'strip-player is-one-of-many' : 'strip-player'}
            data-acts={(acting >> seat) & 1 ? '' : undefined}
            data-here={presence === 'gone' ? undefined : presence}
          >
            <b>{seat === standing.viewer ? words().you : nameOf(standing, seat)}</b>
            {clock && (
              <span class={`is-${clock.tone}`}>
                {clock.tone === 'paused' ? clock.word : clock.figure}
              </span>
            )}
          </span>
        )
      })}
      {clocks.some((clock) => clock?.tone === 'paused') && (
        <p class="strip-paused" data-part="paused">
          <Icon name="pause" size={16} />
          <span>{words().clock.paused}</span>
        </p>
      )}
      <Watchers line={line} />
      <ChatButton page={model.page} unread={unreadOf(line, standing)} />
      <TableMenu {...props} />
    </div>
  )
}

/** Leads to the chat where its tab is folded away. */
function ChatButton(props: { readonly page: TableState; readonly unread: number }) {
  const { page, unread } = props
  return (
    <button
      type="button"
      class="icon-button strip-chat"
      aria-label={words().openChat(unread)}
      data-part="open-chat"
      onClick={() => openTab(page, 'chat')}
    >
      <svg
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        stroke-width="1.8"
        aria-hidden="true"
      >
        <path d="M4 5h16v11H11l-5 4v-4H4z" />
      </svg>
      {unread > 0 && <span class="tab-unread">{unread}</span>}
    </button>
  )
}

/** What is asked, while the card is about something else: to the one who asks, and to the one who is asked. */
function Requests({ model, standing, acts }: Parameters<typeof TableMenu>[0]) {
  const own = askedByMe(standing)
  const asked = askedOfMe(standing)
  const isCovered = enemyTurn(model) !== null || revealed(model) !== null
  const isOwnHidden = own && own.what !== 'take-back' && (model.seat.value >= 0 || isCovered)
  if (!(asked && isCovered) && !isOwnHidden) return null
  return (
    <div class="online-banner" data-part="requests">
      {asked && isCovered && (
        <Notice kind="warn">{words().asked[asked.what](nameOf(standing, asked.seat))}</Notice>
      )}
      {own && isOwnHidden && (
        <Notice
          kind="info"
          actions={
            <Button size="small" data-part="withdraw" onClick={() => acts.withdraw(own.what)}>
              {words().withdraw}
            </Button>
          }
        >
          {words().asking[own.what]}
        </Notice>
      )}
    </div>
  )
}

/** What has to be known before anything else: that one only watches, that the table moved on. */
function Banners(props: {
  readonly model: TableModel
  readonly line: TableLine
  readonly standing: Standing
}) {
  const { model, line, standing } = props
  const { watchers } = line.talk.here.value
  const news = line.news.value
  const now = useNow(line, beatOf(standing))
  const isLate =
    standing.viewer >= 0 &&
    !standing.ending &&
    clockView(standing, standing.viewer, now)?.tone === 'out'
  const watching = watchingOf(model.session)
  useEffect(() => {
    if (!news) return undefined
    const timer = setTimeout(() => line.readNews(), NEWS)
    return () => clearTimeout(timer)
  }, [news])
  return (
    <>
      {standing.viewer < 0 && (
        <p class="online-banner is-watching" data-part="watching">
          <Icon name="eye" />
          <b>{words().youWatch}</b> {words().publicView}
          {watchers > 0 && `, ${words().watching(watchers)}`}
        </p>
      )}
      {isLate && (
        <div class="online-banner" data-part="own-time-out">
          <Notice kind="warn">{words().ownTimeOut}</Notice>
        </div>
      )}
      {news && (
        <div class="online-banner" data-part="news">
          <Notice
            kind="warn"
            actions={
              <>
                {watching && news.choices > 0 && (
                  <Button
                    size="small"
                    onClick={() => {
                      line.readNews()
                      watching.lookAgain(sinceOwn(model))
                    }}
                  >
                    {words().show}
                  </Button>
                )}
                <Button size="small" onClick={() => line.readNews()}>
                  {words().dismiss}
                </Button>
              </>
            }
          >
            {news.answer.how === 'refused'
              ? (words().customs[news.answer.reason] ?? words().refusedNews)
              : `${words().stale(news.choices)} ${words().staleText}`}
          </Notice>
        </div>
      )}
    </>
  )
}

const NEWS = 30_000 // milliseconds after which nobody needs it any more
