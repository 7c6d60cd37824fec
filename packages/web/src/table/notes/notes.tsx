import { useSignal } from '@preact/signals'
import { failureText } from '@estafette/kernel'
import { voiceOf } from '../../i18n/voice.ts'
import { Button, IconButton } from '../../shell/button.tsx'
import { navigate } from '../../shell/navigation.ts'
import { later } from '../../shell/later.tsx'
import { post } from '../../shell/notice.tsx'
import { tellIfUnsaved } from '../../shell/trouble.ts'
import { isShared } from '../../session/notes.ts'
import { beginFromPosition } from '../../store/begin.ts'
import { download } from '../../store/files.ts'
import { deleteGame, loadGame, saveGame } from '../../store/games.ts'
import { keepPrivate, notesKeeper, privateNotes } from '../../store/private.ts'
import { PlansAhead } from '../ahead/ahead-list.tsx'
import type { TableModel } from '../model.ts'
import { reportText } from './report.ts'
import { words } from '../words.ts'
import './notes.css'
import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './notes.en.ts'

const notesWords = spoken(
  import.meta.glob<typeof en>('./notes.??.ts', { eager: true, import: 'words' }),
)

const AnswersAhead = later(async () => (await import('../answers/answer-list.tsx')).AnswersAhead)

/** What a person keeps for themselves at a table: notes, pins, a copy to try things out, a report. */
export function Notes(props: { readonly model: TableModel; readonly isWide?: boolean }) {
  const { model, isWide } = props
  const rest = (
    <>
      <Pins model={model} />
      <TryOut model={model} />
      <Report model={model} />
    </>
  )
  return (
    <div class="notes">
      <PlansAhead model={model} />
      <Mine model={model} />
      <AnswersAhead model={model} />
      {isWide ? (
        rest
      ) : (
        <details class="notes-more" data-part="more-notes" open={isCopy(model)}>
          <summary>{notesWords().more}</summary>
          {rest}
        </details>
      )}
    </div>
  )
}

/** Whether the game is a copy, to try something out in, which leads back. */
function isCopy({ session }: TableModel): boolean {
  const saved = loadGame(session.id)
  return saved.ok && saved.value.note.copyOf !== undefined
}

function Mine({ model }: { readonly model: TableModel }) {
  return (
    <label class="notes-field">
      <b>{notesWords().mine}</b>
      <textarea
        data-part="my-notes"
        value={privateNotes.value.text}
        onInput={({ currentTarget: { value } }) => keepPrivate(model.session.id, { text: value })}
      />
      <small>{whoseNotes(model)}</small>
    </label>
  )
}

/** Who sees the notes. */
function whoseNotes({ session }: TableModel): string {
  if (notesKeeper.value === 'server') return notesWords().whoseFar
  return isShared(session) ? notesWords().whoseShared : notesWords().whose
}

function Pins({ model }: { readonly model: TableModel }) {
  const { session, screen, inspected, selection } = model
  const { pins } = privateNotes.value
  const kind = screen.map?.kind
  if (kind === undefined) return null
  const nameOf = (place: number): string => voiceOf(session.game).thing(kind, place)
  const keep = (next: typeof pins): void => keepPrivate(session.id, { pins: next })
  const here = inspected.value >= 0 ? inspected.value : (selection.value?.place ?? -1)
  const isPinned = pins.some(({ place }) => place === here)
  return (
    <div>
      {here < 0 ? (
        <p>{notesWords().pinHow}</p>
      ) : (
        <Button
          size="small"
          icon="plus"
          data-part="pin"
          aria-disabled={isPinned}
          onClick={() => !isPinned && keep([...pins, { place: here, text: '' }])}
        >
          {notesWords().pin(nameOf(here))}
        </Button>
      )}
      <ul class="notes-pins">
        {pins.map((pin) => (
          <li key={pin.place}>
            <button
              type="button"
              class="ref"
              onClick={() => {
                model.focus.value = pin.place
                model.inspected.value = pin.place
              }}
            >
              {nameOf(pin.place)}
            </button>
            <input
              aria-label={notesWords().pinText(nameOf(pin.place))}
              value={pin.text}
              onInput={({ currentTarget: { value } }) =>
                keep(pins.map((one) => (one.place === pin.place ? { ...one, text: value } : one)))
              }
            />
            <IconButton
              icon="close"
              label={notesWords().unpin(nameOf(pin.place))}
              onClick={() => keep(pins.filter(({ place }) => place !== pin.place))}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A copy of the position, both sides in one hand; and in the copy the way back. */
function TryOut({ model }: { readonly model: TableModel }) {
  const { session } = model
  const saved = loadGame(session.id)
  const from = saved.ok ? saved.value.note.copyOf : undefined
  void model.state.value
  if (from !== undefined) {
    return (
      <div>
        <p>{notesWords().copy}</p>
        <Button
          icon="back"
          data-part="back-to-game"
          onClick={() => {
            navigate({ page: 'table', id: from })
            deleteGame(session.id)
          }}
        >
          {notesWords().back}
        </Button>
      </div>
    )
  }
  const isSecret = session.hides()
  return (
    <div>
      <Button
        icon="swap"
        data-part="try-out"
        aria-disabled={isSecret}
        data-tip={isSecret ? words().secret : undefined}
        onClick={() => !isSecret && tryOut(model)}
      >
        {notesWords().tryOut}
      </Button>{' '}
      <small>{notesWords().tryText}</small>
    </div>
  )
}

/** Begins a game of its own at the position that is shown, and remembers which it is a copy of. */
function tryOut({ session }: TableModel): void {
  const { game, id } = session
  const begun = beginFromPosition(game, game.write(session.known()))
  if (!begun.ok) return void post({ kind: 'bad', text: () => failureText(begun) })
  const copy = loadGame(begun.value.note.id)
  if (copy.ok) {
    tellIfUnsaved(saveGame({ ...copy.value, note: { ...copy.value.note, copyOf: id } }))
  }
  navigate({ page: 'table', id: begun.value.note.id })
}

function Report({ model }: { readonly model: TableModel }) {
  const complaint = useSignal('')
  return (
    <div>
      <label class="notes-field">
        <b>{notesWords().complaint}</b>
        <textarea
          data-part="complaint"
          rows={2}
          value={complaint.value}
          onInput={({ currentTarget: { value } }) => (complaint.value = value)}
        />
      </label>
      <Button
        size="small"
        icon="download"
        data-part="report"
        onClick={() =>
          void reportText(model, complaint.value).then((text) =>
            download(`${model.session.id}.report.txt`, text),
          )
        }
      >
        {notesWords().report}
      </Button>{' '}
      <small>{notesWords().reportText}</small>
    </div>
  )
}
