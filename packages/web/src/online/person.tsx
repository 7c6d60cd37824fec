import { useSignal } from '@preact/signals'
import { LONGEST_LINE, type Whom } from '@estafette/protocol'
import { Button } from '../shell/button.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { post } from '../shell/notice.tsx'
import { blockPerson, reportPerson } from './http.ts'
import { personWords } from './person-words.ts'
import { tellTrouble } from './tell.ts'
import { learnMe } from './who.ts'
import './person.css'

/** Somebody as one meets them here. */
export interface Met {
  readonly name: string
  readonly whom: Whom
}

interface Props {
  readonly people: readonly Met[] // at least one
  readonly onClose: () => void
  readonly onBlocked?: () => void // after somebody was blocked
}

/** Wants nothing more of somebody, or tells whoever runs the server about them. */
export function AboutPerson({ people, onClose, onBlocked }: Props) {
  const words = personWords()
  const chosen = useSignal(0)
  const text = useSignal('')
  const { name, whom } = people[chosen.value] ?? people[0]!
  const block = async (): Promise<void> => {
    const reply = await blockPerson(whom)
    tellTrouble(reply)
    if (!reply.ok) return
    post({ kind: 'good', text: () => personWords().blocked(name) })
    onClose()
    onBlocked?.()
    await learnMe()
  }
  const report = async (): Promise<void> => {
    const reply = await reportPerson(whom, text.value.trim())
    tellTrouble(reply)
    if (!reply.ok) return
    post({ kind: 'good', text: () => personWords().reported })
    onClose()
  }
  const isEmpty = text.value.trim() === ''
  return (
    <Dialog
      title={people.length === 1 ? words.open(name) : words.title}
      onClose={onClose}
      actions={
        <>
          <Button look="danger" data-part="block" onClick={() => void block()}>
            {words.block(name)}
          </Button>
          <Button
            data-part="report"
            aria-disabled={isEmpty}
            onClick={() => !isEmpty && void report()}
          >
            {words.report}
          </Button>
          <Button look="primary" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      <div class="about-person">
        {people.length > 1 && (
          <label>
            <span>{words.who}</span>
            <select
              value={String(chosen.value)}
              onChange={({ currentTarget }) => (chosen.value = Number(currentTarget.value))}
            >
              {people.map((one, index) => (
                <option key={index} value={String(index)}>
                  {one.name}
                </option>
              ))}
            </select>
          </label>
        )}
        <p>{words.blockText}</p>
        <label>
          <span>{words.what}</span>
          <textarea
            rows={3}
            maxLength={LONGEST_LINE}
            value={text.value}
            onInput={({ currentTarget: { value } }) => (text.value = value)}
          />
          <small>{words.whatText}</small>
        </label>
      </div>
    </Dialog>
  )
}
