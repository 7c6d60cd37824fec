import { useSignal } from '@preact/signals'
import { say, sayIfKnown } from '../../i18n/index.ts'
import { placeOf } from '../../i18n/places.ts'
import { sideLook, sideName } from '../../online/sides.ts'
import { Button, ButtonLink, IconButton } from '../../shell/button.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { Icon } from '../../shell/icons.tsx'
import { taught } from '../../games/index.ts'
import { cueKept } from '../../learn/progress.ts'
import type { Route } from '../../shell/route.ts'
import { deleteGame, HUMAN, savedGames, type GameNote } from '../../store/games.ts'
import { lookClass } from '../../style/look.ts'
import { ago } from './ago.ts'

const FEW = 3 // games over the picture

/** The games last played, over the picture. */
export function Recent() {
  const open = savedGames.value.filter((note) => !note.over)
  const lessons = taught.filter((game) => cueKept(game) !== undefined)
  if (open.length + lessons.length === 0) return null
  return (
    <section class="recent popup" aria-labelledby="recent-title">
      <h2 id="recent-title" class="line">
        {say('landing.continue')} <span class="count">{open.length + lessons.length}</span>
      </h2>
      <ul>
        {lessons.map((game) => (
          <li key={game} class="saved line">
            <div class="saved-text line">
              <Icon name="learn" />
              <div>
                <strong>{say('landing.lesson')}</strong>
                <span class="faint">{placeOf(game)}</span>
              </div>
            </div>
            <ButtonLink look="primary" size="small" to={{ page: 'learn', game }}>
              {say('landing.open')}
            </ButtonLink>
          </li>
        ))}
        {open.slice(0, FEW).map((note) => (
          <li key={note.id} class="saved line">
            <Summary note={note} />
            <Opener note={note} size="small" />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Every game kept in this browser, and the way to bring in another. */
export function SavedGames({ onLoad }: { readonly onLoad: () => void }) {
  const doomed = useSignal<GameNote | null>(null)
  const notes = savedGames.value
  return (
    <section class="saved-games" aria-labelledby="saved-title">
      <div class="saved-head line">
        <h2 id="saved-title">{say('landing.games')}</h2>
        <Button icon="open" onClick={onLoad}>
          {say('landing.load')}
        </Button>
      </div>
      <p class="note">{notes.length === 0 ? say('landing.noGames') : say('landing.loadText')}</p>
      {notes.length > 0 && (
        <ul class="saved-list card">
          {notes.map((note) => (
            <li key={note.id} class="saved line">
              <Summary note={note} />
              <span class="saved-when faint">{ago(note.updated)}</span>
              <Opener note={note} />
              <IconButton
                icon="trash"
                label={say('landing.delete')}
                onClick={() => (doomed.value = note)}
              />
            </li>
          ))}
        </ul>
      )}
      {doomed.value && <DeleteDialog note={doomed.value} onClose={() => (doomed.value = null)} />}
    </section>
  )
}

function Summary({ note }: { readonly note: GameNote }) {
  const look = sideLook(note.game, note.sides[ownSeat(note)] ?? '')
  return (
    <div class="saved-text line">
      <span class={`saved-swatch ${lookClass(look)}`} aria-hidden="true" />
      <div>
        <strong>{titleOf(note)}</strong>
        <span class="faint">{playersOf(note)}</span>
      </div>
    </div>
  )
}

function Opener({ note, size }: { readonly note: GameNote; readonly size?: 'small' }) {
  const to: Route = { page: note.over ? 'after' : 'table', id: note.id }
  return (
    <ButtonLink look={note.over ? 'plain' : 'primary'} {...(size && { size })} to={to}>
      {say(note.over ? 'landing.result' : 'landing.open')}
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
      title={say('landing.deleteTitle')}
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
            {say('landing.deleteYes')}
          </Button>
          <Button look="primary" onClick={onClose}>
            {say('landing.keep')}
          </Button>
        </>
      }
    >
      {say('landing.deleteText', { title: titleOf(note), when: ago(note.updated) })}
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
    return side ? say('landing.won', { side }) : say('landing.over')
  }
  if (turn === 0) return say('landing.beginning')
  return turns > 0 ? say('landing.turnOf', { turn, turns }) : say('landing.turn', { turn })
}

function playersOf(note: GameNote): string {
  const people = note.seats.filter((seat) => seat === HUMAN).length
  if (people === 0) return say('landing.none')
  if (people > 1) return say('landing.both')
  const side = note.sides[ownSeat(note)] ?? ''
  const others = note.seats.filter((seat) => seat !== HUMAN)
  return say('landing.you', {
    side: sideName(note.game, side) || say('side.none', { seat: ownSeat(note) + 1 }),
    others: others.map((seat) => sayIfKnown(`player.${seat}`) ?? seat).join(', '),
  })
}

/** The seat of the person, or the first one. */
function ownSeat({ seats }: GameNote): number {
  return Math.max(seats.indexOf(HUMAN), 0)
}
