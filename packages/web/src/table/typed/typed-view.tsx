import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../../shell/button.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import type { TableModel } from '../model.ts'
import { listed, lists, typedEntries, type List, type TypedEntry } from './typed.ts'
import '../notes/notes.css'
import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './typed-view.en.ts'

const words = spoken(
  import.meta.glob<typeof en>('./typed-view.??.ts', { eager: true, import: 'words' }),
)

/** Orders by typing: what was typed is looked for among choices, ways, units and places. */
export function Typed({
  model,
  close,
}: {
  readonly model: TableModel
  readonly close: () => void
}) {
  const typed = useSignal('')
  const list = useSignal<List>('all')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const entries =
    list.value === 'all' ? typedEntries(model, typed.value) : listed(model, list.value)
  const take = (entry: TypedEntry | undefined): void => {
    if (!entry) return
    close()
    entry.press()
  }
  return (
    <Dialog
      title={words().title}
      onClose={close}
      actions={<Button onClick={close}>{words().close}</Button>}
    >
      <form
        class="notes"
        onSubmit={(event) => {
          event.preventDefault()
          take(entries[0])
        }}
      >
        <input
          ref={field}
          type="search"
          data-part="typed"
          autocomplete="off"
          spellcheck={false}
          aria-label={words().title}
          aria-describedby="typed-hint"
          value={typed.value}
          onInput={({ currentTarget: { value } }) => {
            list.value = 'all'
            typed.value = value
          }}
        />
        <small id="typed-hint">{words().hint}</small>
        <select
          data-part="typed-list"
          aria-label={words().title}
          value={list.value}
          onChange={({ currentTarget: { value } }) => {
            list.value = lists.find((one) => one === value) ?? 'all'
          }}
        >
          {lists.map((one) => (
            <option key={one} value={one} selected={one === list.value}>
              {words().lists[one]}
            </option>
          ))}
        </select>
        <ol class="typed-entries" aria-live="polite">
          {entries.map((entry) => (
            <li key={entry.key}>
              <button type="button" class="link" onClick={() => take(entry)}>
                {entry.text}
              </button>{' '}
              <small>{entry.more}</small>
            </li>
          ))}
        </ol>
        {entries.length === 0 && typed.value !== '' && <p>{words().nothing}</p>}
      </form>
    </Dialog>
  )
}
