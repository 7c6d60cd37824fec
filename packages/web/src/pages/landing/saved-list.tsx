import './saved.css'
import { useSignal } from '@preact/signals'
import { say, sayIfKnown } from '../../i18n/index.ts'
import { placeOf } from '../../i18n/places.ts'
import { sideLook, sideName } from '../../online/sides.ts'
import { Button, ButtonLink, IconButton } from '../../shell/button.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { Icon } from '../../shell/icons.tsx'
import { later } from '../../shell/later.tsx'
import { Link } from '../../shell/link.tsx'
import { taught } from '../../games/index.ts'
import { cueKept } from '../../learn/progress.ts'
import type { Route } from '../../shell/route.ts'
import { deleteGame, HUMAN, savedGames, type GameNote } from '../../store/games.ts'
import { invitedTo, self } from '../../store/self.ts'
import { lookClass } from '../../style/look.ts'
import { ago } from './ago.ts'
import { saySaved } from './saved-words.ts'

const FEW = 3 // games over the picture

/** What waits for whoever looks, over the picture: games far away first, then those kept here. */
export function YourTurn() {
  const open = savedGames.value.filter((note) => !note.over)
  const lessons = taught.filter((game) => cueKept(game) !== undefined)
  const waits = self.value?.waits ?? 0
  const invitations = invitedTo.value.length
  const count = waits + invitations + open.length + lessons.length
  const far = Math.min(waits, FEW)
  const asked = Math.min(invitations, FEW - far)
  const near = Math.max(0, FEW - far - asked)
  return (
    <section class="recent popup" aria-labelledby="recent-title" data-part="your-turn">
      <h2 id="recent-title" class="line">
        <span>{saySaved(waits > 0 ? 'saved.yourTurn' : 'saved.continue')}</span>
        <span class="count">{count}</span>
        {self.value && (
          <Link to={{ page: 'online', what: 'lobby' }}>{saySaved('saved.allGames')}</Link>
        )}
      </h2>
      <ul>
        {far > 0 && <AwaitingRows most={far} />}
        {asked > 0 && <InvitedRows most={asked} />}
        {lessons.slice(0, near).map((game) => (
          <li key={game} class="saved line">
            <div class="saved-text line">
              <Icon name="learn" />
              <div>
                <strong>{saySaved('saved.lesson')}</strong>
                <span class="faint">{placeOf(game)}</span>
              </div>
            </div>
            <ButtonLink
              look={far + asked === 0 ? 'primary' : 'plain'}
              size="small"
              to={{ page: 'learn', game }}
            >
              {saySaved('saved.open')}
            </ButtonLink>
          </li>
        ))}
        {open.slice(0, Math.max(0, near - lessons.length)).map((note, index) => (
          <li key={note.id} class="saved line">
            <Summary note={note} isHere={waits > 0} />
            <Opener
              note={note}
              size="small"
              isFirst={far + asked + lessons.length === 0 && index === 0}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Games far away: what draws them is fetched only where some wait. Their room is kept meanwhile. */
function AwaitingRows({ most }: { readonly most: number }) {
  const room = Array.from({ length: most }, (_, index) => (
    <li key={index} class="saved awaiting-room" aria-hidden="true" />
  ))
  return <Awaiting most={most} room={room} meanwhile={room} />
}

const Awaiting = later(async () => (await import('./awaiting.tsx')).Awaiting)
const InvitedRows = later(async () => (await import('./awaiting.tsx')).InvitedRows)

/** Every game kept in this browser, the last played first. */
export function SavedList() {
  const doomed = useSignal<GameNote | null>(null)
  return (
    <>
      <ul class="saved-list card">
        {savedGames.value.map((note) => (
          <li key={note.id} class="saved line">
            <Summary note={note} />
            <span class="saved-when faint">{ago(note.updated)}</span>
            <Opener note={note} />
            <IconButton
              icon="trash"
              label={saySaved('saved.delete')}
              onClick={() => (doomed.value = note)}
            />
          </li>
        ))}
      </ul>
      {doomed.value && <DeleteDialog note={doomed.value} onClose={() => (doomed.value = null)} />}
    </>
  )
}

function Summary({ note, isHere = false }: { readonly note: GameNote; readonly isHere?: boolean }) {
  const look = sideLook(note.game, note.sides[ownSeat(note)] ?? '')
  return (
    <div class="saved-text line">
      <span class={`saved-swatch ${lookClass(look)}`} aria-hidden="true" />
      <div>
        <strong>{titleOf(note)}</strong>
        <span class="faint">
          {playersOf(note)}
          {isHere && `, ${saySaved('saved.onDevice')}`}
        </span>
      </div>
    </div>
  )
}

function Opener(props: {
  readonly note: GameNote
  readonly size?: 'small'
  readonly isFirst?: boolean
}) {
  const { note, size, isFirst = true } = props
  const to: Route = { page: note.over ? 'after' : 'table', id: note.id }
  return (
    <ButtonLink look={note.over || !isFirst ? 'plain' : 'primary'} {...(size && { size })} to={to}>
      {saySaved(note.over ? 'saved.result' : 'saved.open')}
    </ButtonLink>
  )
}

function DeleteDialog({
  note,
  onClose,
}: {
  readonly note: GameNote
  readonly onClose: () => void
}) {
  return (
    <Dialog
      title={saySaved('saved.deleteTitle')}
      onClose={onClose}
      actions={
        <>
          <Button
            look="danger"
            onClick={() => {
              deleteGame(note.id)
              onClose()
            }}
          >
            {saySaved('saved.deleteYes')}
          </Button>
          <Button look="primary" onClick={onClose}>
            {saySaved('saved.keep')}
          </Button>
        </>
      }
    >
      {saySaved('saved.deleteText', { title: titleOf(note), when: ago(note.updated) })}
    </Dialog>
  )
}

/** The game and how far it got. */
function titleOf(note: GameNote): string {
  return `${placeOf(note.game)}, ${progressOf(note)}`
}

function progressOf({ game, over, winner, turn, turns }: GameNote): string {
  if (over) {
    const side = sideName(game, winner ?? '')
    return side ? saySaved('saved.won', { side }) : saySaved('saved.over')
  }
  if (turn === 0) return saySaved('saved.beginning')
  return turns > 0 ? saySaved('saved.turnOf', { turn, turns }) : saySaved('saved.turn', { turn })
}

function playersOf(note: GameNote): string {
  const people = note.seats.filter((seat) => seat === HUMAN).length
  if (people === 0) return saySaved('saved.none')
  if (people > 1) return saySaved('saved.both')
  const side = note.sides[ownSeat(note)] ?? ''
  const others = note.seats.filter((seat) => seat !== HUMAN)
  return saySaved('saved.you', {
    side: sideName(note.game, side) || say('side.none', { seat: ownSeat(note) + 1 }),
    others: others.map((seat) => sayIfKnown(`player.${seat}`) ?? seat).join(', '),
  })
}

/** The seat of the person, or the first one. */
function ownSeat({ seats }: GameNote): number {
  return Math.max(seats.indexOf(HUMAN), 0)
}
