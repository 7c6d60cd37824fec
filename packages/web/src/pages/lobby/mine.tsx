import type { Listed } from '@estafette/protocol'
import { locales } from '@estafette/words'
import { withdrawTable } from '../../online/http.ts'
import { copyNewLink, freeSeats, linkWords } from '../../online/new-link.ts'
import { lengthText, paceWords } from '../../online/pace-words.ts'
import { playOnceMore } from '../../online/rematch.ts'
import { sideLook, sideName as nameOfSide } from '../../online/sides.ts'
import { tellTrouble } from '../../online/tell.ts'
import { Button, ButtonLink } from '../../shell/button.tsx'
import { Chip } from '../../shell/chip.tsx'
import { Icon } from '../../shell/icons.tsx'
import { language } from '../../store/settings.ts'
import { awaitedSeat, fateOf, leftAt, shareLeft } from './lists.ts'
import { othersOf, sideName, sitterName, titleOf } from './names.ts'
import { GamePicture } from '../../games/picture.tsx'
import { lobbyWords } from './words.ts'

const URGENT = 0.25 // of its time, below which a clock is red

interface Props {
  readonly table: Listed
  readonly now: number
}

/** A table where I have to decide, as a card; the most urgent one has the ring. */
export function YourMove({ table, now, isFirst }: Props & { readonly isFirst: boolean }) {
  const text = lobbyWords()
  const own = table.seats[table.own]
  return (
    <li class={isFirst ? 'lobby-card card is-first' : 'lobby-card card'}>
      <GamePicture game={table.game} />
      {isFirst && leftAt(table, now) !== null && (
        <p class="lobby-flag line">
          <Icon name="warning" size={16} /> {text.first}
        </p>
      )}
      <div class="lobby-card-text">
        <p class="lobby-card-head line">
          <b>{titleOf(table)}</b>
          {own && sideName(table, own) !== '' && (
            <Chip look={sideLook(table.game, own.side)}>{sideName(table, own)}</Chip>
          )}
        </p>
        <p class="lobby-fact">
          {othersOf(table) || text.computer}, {paceWords().since(lengthText(now - table.changed))}
        </p>
        <div class="lobby-card-foot">
          <Clock table={table} now={now} />
          <ButtonLink
            look={isFirst ? 'primary' : 'plain'}
            to={{ page: 'online', what: 't', id: table.table }}
          >
            {text.play}
          </ButtonLink>
        </div>
      </div>
    </li>
  )
}

/** What time the awaited seat has left, in words and as a bar. */
function Clock({ table, now }: Props) {
  const text = lobbyWords()
  const left = leftAt(table, now)
  if (left === null) {
    return <p class="lobby-clock">{table.pace.kind === 'none' ? text.noClock : text.stands}</p>
  }
  const share = shareLeft(table, now)
  return (
    <p class={share < URGENT ? 'lobby-clock is-urgent' : 'lobby-clock'}>
      <b>{left < 0 ? text.timeOut(text.you) : paceWords().left(lengthText(left))}</b>
      <span class="lobby-bar" aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </span>
    </p>
  )
}

/** A table that waits for somebody else. */
export function WaitingRow({ table, now, again }: Props & { readonly again: () => Promise<void> }) {
  const text = lobbyWords()
  const own = table.seats[table.own]
  const awaited = table.seats[awaitedSeat(table)]
  const left = leftAt(table, now)
  const isOut = left !== null && left < 0
  const isOpen = table.status === 'open'
  return (
    <li class={isOut ? 'lobby-row is-out' : 'lobby-row'}>
      <GamePicture game={table.game} />
      <p>
        <b>{titleOf(table)}</b>
        <span>{own && text.against(sideName(table, own), othersOf(table))}</span>
      </p>
      <p>
        <b>{waitText(table, awaited ? sitterName(awaited) : '', isOut)}</b>
        <span>
          {isOpen ? text.freeSeatText : paceWords().since(lengthText(now - table.changed))}
          {left !== null && !isOut && `, ${paceWords().left(lengthText(left))}`}
        </span>
      </p>
      <p class="lobby-acts">
        {isOpen && table.host && (
          <>
            {freeSeats(table).map((free) => (
              <Button
                key={free.seat}
                size="small"
                icon="link"
                onClick={() => void copyNewLink(table.table, free)}
              >
                {linkWords().newLink(free.name)}
              </Button>
            ))}
            <Button
              size="small"
              look="ghost"
              onClick={() => void withdrawTable(table.table).then(tellTrouble).then(again)}
            >
              {text.withdraw}
            </Button>
          </>
        )}
        {!isOpen && (
          <ButtonLink size="small" to={{ page: 'online', what: 't', id: table.table }}>
            {text.look}
          </ButtonLink>
        )}
      </p>
    </li>
  )
}

function waitText({ status }: Listed, name: string, isOut: boolean): string {
  const text = lobbyWords()
  if (status === 'aside') return text.aside
  if (status === 'open') return text.freeSeat
  return isOut ? text.timeOut(name) : text.moves(name)
}

/** A table that is over. */
export function FinishedRow({ table }: { readonly table: Listed }) {
  const text = lobbyWords()
  const own = table.seats[table.own]
  const when = new Intl.DateTimeFormat(locales[language.value], {
    day: 'numeric',
    month: 'long',
  }).format(table.changed)
  const { ending } = table
  const fate = fateOf(table)
  return (
    <li class="lobby-row">
      <GamePicture game={table.game} />
      <p>
        <b>{titleOf(table)}</b>
        <span>{own && text.against(sideName(table, own), othersOf(table))}</span>
      </p>
      <p>
        {ending && (
          <b class={fate === 'won' ? 'good' : fate === 'lost' ? 'bad' : ''}>
            {fate === 'over' ? text.victory(nameOfSide(table.game, ending.side)) : text[fate]}
            {ending.how !== 'rules' && `, ${text.by[ending.how]}`}
          </b>
        )}
        <span>{when}</span>
      </p>
      <p class="lobby-acts">
        <ButtonLink size="small" to={{ page: 'online', what: 'result', id: table.table }}>
          {text.result}
        </ButtonLink>
        <ButtonLink size="small" to={{ page: 'online', what: 'fair', id: table.table }}>
          {text.dice}
        </ButtonLink>
        <Button size="small" onClick={() => void playOnceMore(table.table)}>
          {text.rematch}
        </Button>
      </p>
    </li>
  )
}
