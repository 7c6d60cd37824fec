import { awayUntil, type Listed, type ListedSeat } from '@estafette/protocol'
import { locales } from '@estafette/words'
import type { ComponentChildren } from 'preact'
import { lastText } from '../../games/glance.ts'
import { PositionPicture } from '../../games/position-picture.tsx'
import { useGlance } from '../../games/use-glance.ts'
import { declineInvitation } from '../../online/friends.ts'
import { withdrawTable } from '../../online/http.ts'
import { awaitedSeat, leftAt } from '../../online/left.ts'
import { copyNewLink, freeSeats, linkWords } from '../../online/new-link.ts'
import { dayText, lengthText, paceText, paceWords } from '../../online/pace-words.ts'
import { playOnceMore } from '../../online/rematch.ts'
import { sideLook, sideName as nameOfSide } from '../../online/sides.ts'
import { tellTrouble } from '../../online/tell.ts'
import { Button, ButtonLink } from '../../shell/button.tsx'
import { Chip } from '../../shell/chip.tsx'
import { Link } from '../../shell/link.tsx'
import { language } from '../../store/settings.ts'
import { fateOf, shareLeft } from './lists.ts'
import { sideName, sitterName, titleOf } from './names.ts'
import { lobbyWords } from './words.ts'

const URGENT = 0.25 // of its time, below which a clock is red
const LOOKED_AT = 3 // rows whose position and last act are fetched

interface Props {
  readonly table: Listed
  readonly now: number
}

interface Again {
  readonly again: () => Promise<void> // asks for the lists once more
}

/** A table of mine as a row; every list has the same columns. */
function Row(props: {
  readonly table: Listed
  readonly look?: 'is-first' | 'is-out'
  readonly picture: ComponentChildren
  readonly what: ComponentChildren
  readonly more?: ComponentChildren
  readonly time: ComponentChildren
  readonly children: ComponentChildren // what can be done
}) {
  const { table, look = '', picture, what, more, time, children } = props
  const own = table.seats[table.invitedTo ?? table.own]
  return (
    <li class={`lobby-row ${look}`} data-table={table.table}>
      {picture}
      <div class="lobby-battle">
        <p class="lobby-title flow">
          <Link
            to={{
              page: 'online',
              what: table.invitedTo === undefined ? 't' : 'invite',
              id: table.table,
            }}
          >
            <b>{titleOf(table)}</b>
          </Link>
          {own && sideName(table, own) !== '' && (
            <Chip look={sideLook(table.game, own.side)}>{sideName(table, own)}</Chip>
          )}
        </p>
        <Others table={table} />
      </div>
      <p class="lobby-what">
        {what}
        {more !== undefined && <span>{more}</span>}
      </p>
      <div class="lobby-time">{time}</div>
      <div class="lobby-acts">{children}</div>
    </li>
  )
}

/** The others at a table, and which of them have it open. */
function Others({ table }: { readonly table: Listed }) {
  const others = table.seats.filter(
    ({ taken, level, asked, invited }, seat) =>
      seat !== table.own && (taken || level !== '' || asked !== undefined || invited !== undefined),
  )
  return (
    <p class="lobby-others-here flow">
      {others.map((seat, index) => (
        <span key={index} class="lobby-other trim" data-here={isHere(seat) ? '' : undefined}>
          {seat.asked ?? seat.invited ?? sitterName(seat)}
          {isHere(seat) && <span class="sr-only">, {lobbyWords().here}</span>}
        </span>
      ))}
    </p>
  )
}

function isHere({ here, level }: ListedSeat): boolean {
  return here === true || level !== ''
}

/** A table where I have to decide; the most urgent one has the ring. */
export function YourMove({ table, now, index }: Props & { readonly index: number }) {
  const text = lobbyWords()
  const isFirst = index === 0
  const glance = useGlance(table.table, table.version, index < LOOKED_AT)
  const asked = glance?.asked
  const last = glance ? lastText(glance) : ''
  return (
    <Row
      table={table}
      {...(isFirst && { look: 'is-first' as const })}
      picture={<PositionPicture game={table.game} glance={glance} />}
      what={<b>{asked ? text.asks[asked.what] : text.yourTurn}</b>}
      more={last === '' ? paceWords().since(lengthText(now - table.changed)) : last}
      time={<Clock table={table} now={now} />}
    >
      <ButtonLink
        look={isFirst ? 'primary' : 'plain'}
        to={{ page: 'online', what: 't', id: table.table }}
      >
        {text.play}
      </ButtonLink>
    </Row>
  )
}

/** What time the awaited seat has left, in words and as a bar. */
function Clock({ table, now }: Props) {
  const text = lobbyWords()
  const left = leftAt(table, now)
  if (left === null) {
    return <p class="lobby-clock">{table.pace.kind === 'none' ? text.noClock : text.stands}</p>
  }
  const away = awayUntil(table.clock, awaitedSeat(table), now)
  if (away !== null) return <p class="lobby-clock">{paceWords().away(dayText(away))}</p>
  const share = shareLeft(table, now)
  return (
    <p class={share < URGENT ? 'lobby-clock is-urgent' : 'lobby-clock'}>
      <b>{left < 0 ? text.out : paceWords().left(lengthText(left))}</b>
      <span class="lobby-bar" aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </span>
    </p>
  )
}

/** A table that waits for somebody else. */
export function WaitingRow({ table, now, again }: Props & Again) {
  const text = lobbyWords()
  const awaited = table.seats[awaitedSeat(table)]
  const left = leftAt(table, now)
  const isOut = left !== null && left < 0
  const isOpen = table.status === 'open'
  return (
    <Row
      table={table}
      {...(isOut && { look: 'is-out' as const })}
      picture={<PositionPicture game={table.game} />}
      what={<b>{waitText(table, awaited, isOut, now)}</b>}
      more={
        isOpen && table.seats.every(({ asked, invited }) => (asked ?? invited) === undefined)
          ? text.freeSeatText
          : paceWords().since(lengthText(now - table.changed))
      }
      time={isOpen ? null : <Clock table={table} now={now} />}
    >
      {isOpen &&
        table.host &&
        freeSeats(table).map((free) => (
          <Button
            key={free.seat}
            size="small"
            icon="link"
            onClick={() => void copyNewLink(table.table, free)}
          >
            {linkWords().newLink(free.name)}
          </Button>
        ))}
      {isOpen && table.host && (
        <Button
          size="small"
          look="ghost"
          onClick={() => void withdrawTable(table.table).then(tellTrouble).then(again)}
        >
          {text.withdraw}
        </Button>
      )}
      {!(isOpen && table.host) && (
        <ButtonLink size="small" to={{ page: 'online', what: 't', id: table.table }}>
          {text.look}
        </ButtonLink>
      )}
    </Row>
  )
}

/** What is waited for; whoever moves and has the table open is said to be there. */
function waitText(
  table: Listed,
  awaited: ListedSeat | undefined,
  isOut: boolean,
  now: number,
): string {
  const text = lobbyWords()
  const { status, seats } = table
  if (status === 'aside') return text.aside
  const asked = seats.find((seat) => seat.asked !== undefined)?.asked
  if (status === 'open') {
    const invited = seats.find((seat) => seat.invited !== undefined)
    if (invited?.invited === undefined) {
      return asked === undefined ? text.freeSeat : text.askedAgain(asked)
    }
    return invited.declined ? text.declinedBy(invited.invited) : text.waitsFor(invited.invited)
  }
  const name = awaited ? sitterName(awaited) : ''
  const away = awayUntil(table.clock, awaitedSeat(table), now)
  if (away !== null) return paceWords().awayName(name, dayText(away))
  if (isOut) return text.timeOut(name)
  return awaited?.here ? text.movesHere(name) : text.moves(name)
}

/** A table to which I am invited by name. */
export function InvitedRow({ table, again }: Pick<Props, 'table'> & Again) {
  const text = lobbyWords()
  const host = table.seats.find(({ taken, level }) => taken && level === '')
  return (
    <Row
      table={table}
      picture={<PositionPicture game={table.game} />}
      what={<b>{text.invites(host ? sitterName(host) : '?')}</b>}
      more={table.message ?? ''}
      time={<p class="lobby-clock">{paceText(table.pace)}</p>}
    >
      <ButtonLink size="small" to={{ page: 'online', what: 'invite', id: table.table }}>
        {text.view}
      </ButtonLink>
      <Button
        size="small"
        look="ghost"
        onClick={() => void declineInvitation(table.table).then(tellTrouble).then(again)}
      >
        {text.decline}
      </Button>
    </Row>
  )
}

/** A table that is over. */
export function FinishedRow({ table }: { readonly table: Listed }) {
  const text = lobbyWords()
  const when = new Intl.DateTimeFormat(locales[language.value], {
    day: 'numeric',
    month: 'long',
  }).format(table.changed)
  const { ending } = table
  const fate = fateOf(table)
  const told = ending && (
    <Link
      to={{ page: 'online', what: 'result', id: table.table }}
      class={fate === 'won' ? 'good' : fate === 'lost' ? 'bad' : ''}
    >
      <b>
        {fate === 'over' ? text.victory(nameOfSide(table.game, ending.side)) : text[fate]}
        {ending.how !== 'rules' && `, ${text.by[ending.how]}`}
      </b>
    </Link>
  )
  return (
    <Row
      table={table}
      picture={<PositionPicture game={table.game} />}
      what={told}
      time={<p class="lobby-clock">{when}</p>}
    >
      <ButtonLink size="small" to={{ page: 'replay', id: table.table }}>
        {text.replay}
      </ButtonLink>
      <Button size="small" onClick={() => void playOnceMore(table.table)}>
        {text.rematch}
      </Button>
    </Row>
  )
}
