import type { Listed } from '@estafette/protocol'
import type { ComponentChildren } from 'preact'
import { lastText } from '../../games/glance.ts'
import { PositionPicture } from '../../games/position-picture.tsx'
import { useGlance } from '../../games/use-glance.ts'
import { placeOf } from '../../i18n/places.ts'
import { leftAt, soonestFirst } from '../../online/left.ts'
import { lengthText, paceWords } from '../../online/pace-words.ts'
import { serverNow } from '../../online/server-time.ts'
import { ButtonLink } from '../../shell/button.tsx'
import { awaiting, invitedTo } from '../../store/self.ts'
import { awaitingWords } from './awaiting-words.ts'
import { saySaved } from './saved-words.ts'

const DAY = 24 * 60 * 60 * 1000

/** The games far away that wait, the least time left first. `room` stands until they are told. */
export function Awaiting(props: { readonly most: number; readonly room: ComponentChildren }) {
  const { most, room } = props
  const tables = soonestFirst(awaiting.value, serverNow())
  if (tables.length === 0) return <>{room}</>
  return (
    <>
      {tables.slice(0, most).map((table, index) => (
        <Row key={`${table.table} ${table.version}`} table={table} isFirst={index === 0} />
      ))}
    </>
  )
}

/** The tables to which somebody is invited by name, the last first. */
export function InvitedRows({ most }: { readonly most: number }) {
  const text = awaitingWords()
  return (
    <>
      {invitedTo.value.slice(0, most).map((table) => (
        <li key={table.table} class="saved awaiting line" data-table={table.table}>
          <PositionPicture game={table.game} />
          <p class="awaiting-text">
            <span class="trim">
              <strong>{placeOf(table.game)}</strong>
            </span>
            <span class="awaiting-recap" data-part="recap">
              {text.invites(table.seats.find(({ name }) => name !== '')?.name ?? '')}
            </span>
          </p>
          <ButtonLink size="small" to={{ page: 'online', what: 'invite', id: table.table }}>
            {text.answer}
          </ButtonLink>
        </li>
      ))}
    </>
  )
}

/** One of them: its position, who plays there, and what they did last. */
function Row({ table, isFirst }: { readonly table: Listed; readonly isFirst: boolean }) {
  const text = awaitingWords()
  const glance = useGlance(table.table, table.version)
  const others = table.seats
    .filter(({ taken, level }, seat) => seat !== table.own && (taken || level !== ''))
    .map(({ name, level }) => (level === '' ? name : text.computer))
  const left = leftAt(table, serverNow())
  const asked = glance?.asked
  const recap = asked ? text.asks[asked.what] : glance ? lastText(glance) : ''
  return (
    <li class="saved awaiting line" data-table={table.table}>
      <PositionPicture game={table.game} glance={glance} />
      <p class="awaiting-text">
        <span class="trim">
          <strong>{placeOf(table.game)}</strong> {others.join(', ')}
        </span>
        <span class="awaiting-recap" data-part="recap">
          {recap}
        </span>
        {left !== null && (
          <span class={left < DAY ? 'awaiting-left bad' : 'awaiting-left faint'}>
            {left < 0 ? text.out : paceWords().left(lengthText(left))}
          </span>
        )}
      </p>
      <ButtonLink
        look={isFirst ? 'primary' : 'plain'}
        size="small"
        to={{ page: 'online', what: 't', id: table.table }}
      >
        {asked ? text.answer : saySaved('saved.go')}
      </ButtonLink>
    </li>
  )
}
