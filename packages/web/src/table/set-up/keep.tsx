import { useSignal } from '@preact/signals'
import { Button } from '../../shell/button.tsx'
import { dropSetUp, keepSetUp, LONGEST_NAME, readSetUps } from '../../store/set-ups.ts'
import { verbOf } from '@estafette/kernel'
import type { KeptPlace } from '../../store/set-ups.ts'
import type { SetUpDesk } from './desk.ts'
import { codeOf, meantChoices, sideOf, type Work } from './work.ts'
import { setUpWords } from './words.ts'

/** At the end of a set-up: it is kept under a name, in this browser; what is kept can be deleted. */
export function KeepBox({ model, work }: { readonly model: SetUpDesk; readonly work: Work }) {
  const words = setUpWords()
  const name = useSignal('')
  const said = useSignal('')
  const drawn = useSignal(0)
  const last = meantChoices(model).at(-1) ?? work.offered(model)?.choice
  const isEnd = last !== undefined && meantChoices(model).length < 2 && work.endsWith(model, last)
  if (!isEnd || last === undefined) return null
  void drawn.value
  const { id } = model.session.game
  const side = sideOf(model)
  const keep = (): void => {
    const text = name.value.trim()
    if (text === '') return
    const kept = keepSetUp(id, side, {
      name: text,
      day: new Date().toISOString().slice(0, 10),
      places: [...placed(model, work), ...lastOf(model, work, last)],
    })
    said.value = kept.ok ? words.keepDone(text) : words.keepFailed
    name.value = ''
    drawn.value++
  }
  return (
    <form
      class="set-up-keep"
      data-part="keep"
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
    >
      <label>
        {words.keep}
        <input
          type="text"
          maxLength={LONGEST_NAME}
          value={name.value}
          aria-label={words.keepName}
          placeholder={words.keepName}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </label>
      <Button type="submit" icon="check" aria-disabled={name.value.trim() === ''}>
        {words.keep}
      </Button>
      <p role="status">{said.value}</p>
      {readSetUps(id, side).length > 0 && (
        <ul aria-label={words.kept}>
          {readSetUps(id, side).map((one) => (
            <li key={one.name} class="line">
              <span>{one.name}</span>
              <button
                type="button"
                class="link"
                aria-label={words.keepDrop(one.name)}
                onClick={() => {
                  dropSetUp(id, side, one.name)
                  drawn.value++
                }}
              >
                {words.drop}
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}

/** All that stands, as it is kept. */
function placed({ state }: SetUpDesk, { part }: Work): readonly KeptPlace[] {
  return part.placed(state.value).map(({ what, at, verb }) => ({ what, at, verb }))
}

/** And the last of it, which is about to be placed. */
function lastOf(model: SetUpDesk, { part }: Work, choice: number): readonly KeptPlace[] {
  const verb = model.session.game.verbs[verbOf(choice)]!.name
  const what = part.what(model.state.value)
  if (what === null || part.put(model.state.value, choice) === null) return []
  return [{ what, at: codeOf(model, choice), verb }]
}
